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

// A game with cards in its content shows them to pages (docs/content.md).
template <class R>
concept HasContentJson = requires(const R& rules, Language language) {
    { rules.content_json(language) } -> std::same_as<Json>;
};
template <class R>
concept HasSources = requires(const R& rules) {
    { rules.sources() } -> std::convertible_to<SourceCounts>;
};
// A game that finds its content possible but unusual says so.
template <class R>
concept HasWarnings = requires(const R& rules) {
    { rules.warnings() } -> std::same_as<std::vector<Message>>;
};
// A game whose cards are data makes their texts of it.
template <class R>
concept MakesTexts = requires(const R& rules, Language language) {
    { rules.texts(language) } -> std::same_as<MadeTexts>;
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

    std::uint64_t content_hash() const override { return rules_.content_hash(); }
    std::optional<Json> content_json(Language language) const override {
        if constexpr (HasContentJson<R>) return rules_.content_json(language);
        return std::nullopt;
    }
    SourceCounts sources() const override {
        if constexpr (HasSources<R>) return rules_.sources();
        return {};
    }
    std::vector<Message> warnings() const override {
        if constexpr (HasWarnings<R>) return rules_.warnings();
        return {};
    }
    void add_texts(Texts& texts) const override {
        if constexpr (HasNames<R>) texts.add(rules_.names());
        if constexpr (MakesTexts<R>) texts.add(rules_.texts(texts.language()));
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
