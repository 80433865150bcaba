// Reasons as people read them: "reason.<term>" of the game's texts, those that have words.
#pragma once

#include "bots/bot.h"

namespace orrery {

inline std::vector<std::string> reason_texts(const std::vector<Reason>& reasons, const Texts& texts) {
    std::vector<std::string> all;
    for (const Reason& reason : reasons)
        if (const std::string key = "reason." + std::string{reason.term}; texts.has(key))
            all.push_back(texts.get(key));
    return all;
}

// All of them in one line.
inline std::string words_for(const std::vector<Reason>& reasons, const Texts& texts) {
    std::string all;
    for (const std::string& reason : reason_texts(reasons, texts)) all += (all.empty() ? "" : ", ") + reason;
    return all;
}

}  // namespace orrery
