#include "cli/session/hint.h"

#include <algorithm>

#include "bots/reason_texts.h"
#include "cli/terminal/text_table.h"

namespace orrery::cli {

namespace {

constexpr std::size_t kShown = 4;

}  // namespace

Lines hint_lines(const Context& context, const AnyGame& game, const Advice& advice, const Texts& texts) {
    if (advice.rated.empty()) return {};
    Lines lines;
    Line best{context.say("hint.best") + ' ', Ink::Quiet};
    best.add(label(texts, game.verbs(), advice.rated[0].action), Ink::Act);
    if (const std::string why = words_for(advice.reasons, texts); !why.empty()) best.add(" (" + why + ')');
    lines.push_back(best);
    if (advice.rated.size() < 2) return lines;
    const double most = advice.rated.front().value;
    const double least = advice.rated.back().value;
    TextTable table;
    table.column({}).column({}).column({});
    for (std::size_t i = 0; i < std::min(kShown, advice.rated.size()); ++i) {
        const Advice::Rated& rated = advice.rated[i];
        const double share = most > least ? (rated.value - least) / (most - least) : 1;
        table.row({Line{"  " + share_bar(share, share, share, 10), Ink::Act},
                   Line{game.verbs().write(rated.action), Ink::News},
                   Line{label(texts, game.verbs(), rated.action)}});
    }
    for (const Line& line : table.lines(context.width())) lines.push_back(line);
    return lines;
}

}  // namespace orrery::cli
