// Reasons as people read them: "+2 ore" where it can be counted, else "reason.<term>" of the game's texts.
#pragma once

#include "bots/bot.h"

namespace orrery {

// Empty for a reason without words.
inline std::string reason_text(const Reason& reason, const Texts& texts) {
    if (reason.amount > 0) return gain_text(texts, GoodsOf{reason.term, reason.amount});
    const std::string key = "reason." + std::string{reason.term};
    return texts.has(key) ? texts.get(key) : std::string{};
}

inline std::vector<std::string> reason_texts(const std::vector<Reason>& reasons, const Texts& texts) {
    std::vector<std::string> all;
    for (const Reason& reason : reasons)
        if (std::string text = reason_text(reason, texts); !text.empty()) all.push_back(std::move(text));
    return all;
}

// All of them in one line.
inline std::string words_for(const std::vector<Reason>& reasons, const Texts& texts) {
    std::string all;
    for (const std::string& reason : reason_texts(reasons, texts)) all += (all.empty() ? "" : ", ") + reason;
    return all;
}

}  // namespace orrery
