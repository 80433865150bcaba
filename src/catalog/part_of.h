// What a shelf keeps of the game of rules R, for those who know the type.
#pragma once

#include <cassert>
#include <concepts>

#include "catalog/shelf.h"
#include "engine/any_game.h"

namespace orrery {

// What the bots that judge positions know of a game; the game's insight.h has it.
template <class R>
concept HasInsight = requires {
    typename R::Insight;
};
template <HasInsight R>
using InsightOf = typename R::Insight;

// A game whose data can be replaced makes rules from a file's text.
template <class R>
concept HasContent = requires(std::string_view text) {
    { R::with_content(text, text) } -> std::same_as<Result<R>>;
};

template <GameAtTheEdge R>
class PartOf final : public GamePart {
  public:
    PartOf() : GamePart{built_in_weights_of()} {}

    const GameInfo& info() const override { return R::info(); }
    const WeightNames& weight_names() const override {
        if constexpr (HasInsight<R>) {
            return orrery::weight_names<typename InsightOf<R>::Weights>();
        } else {
            static const WeightNames none;
            return none;
        }
    }
    std::span<const std::string_view> terms() const override {
        if constexpr (HasInsight<R>) return InsightOf<R>::kTerms;
        return {};
    }
    std::shared_ptr<GamePart> copy() const override { return std::make_shared<PartOf>(*this); }
    bool has_content() const override { return HasContent<R>; }
    std::optional<Message> take_content(std::string_view file, std::string_view text) override {
        if constexpr (HasContent<R>) {
            auto made = R::with_content(file, text);
            if (!made) return made.problem();
            rules_ = *made;
        }
        return std::nullopt;
    }

    const R& rules() const { return rules_; }

  private:
    static WeightSets built_in_weights_of() {
        if constexpr (HasInsight<R>) return InsightOf<R>::built_in();
        return {};
    }

    R rules_;
};

// Types are not asked for at run time; the id tells as much.
template <GameAtTheEdge R>
const R& rules_on(const Shelf& shelf) {
    const GamePart& part = shelf.part(R::info().id);
    assert(part.info().id == R::info().id);
    return static_cast<const PartOf<R>&>(part).rules();
}

}  // namespace orrery
