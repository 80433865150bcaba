// The row of the game of rules R. Only catalog/games/ includes it.
#pragma once

#include "catalog/bot_of.h"
#include "catalog/catalog.h"

namespace orrery {

namespace catalog_detail {

template <GameAtTheEdge R>
std::shared_ptr<const GamePart> built_in_part() {
    static const auto part = std::make_shared<PartOf<R>>();
    return part;
}

template <GameAtTheEdge R>
Result<std::unique_ptr<AnyGame>> make(const Shelf& shelf, const Setup& setup) {
    return make_game(rules_on<R>(shelf), setup);
}

template <GameAtTheEdge R>
Verdict judge_setup(const Shelf& shelf, const Setup& setup) {
    return rules_on<R>(shelf).judge_setup(setup);
}

template <GameAtTheEdge R>
Result<std::unique_ptr<AnyBot>> make_bot(const Shelf& shelf, std::string_view name, const BotAids& aids) {
    auto bot = make_bot_for(rules_on<R>(shelf), name, aids, &shelf.weights(R::info().id));
    if (!bot) return bot.problem();
    return std::unique_ptr<AnyBot>{std::make_unique<BotOf<R>>(std::move(*bot))};
}

}  // namespace catalog_detail

template <class R>
GameRow row_of() {
    using namespace catalog_detail;
    return {R::info, built_in_part<R>, make<R>, judge_setup<R>, bot_names<R>, make_bot<R>};
}

}  // namespace orrery
