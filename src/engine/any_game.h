// One running game of any kind, for the edge: the command line, the server, records. Searches and simulations
// are templates over the rules and never come here.
#pragma once

#include <bit>
#include <memory>
#include <string>
#include <vector>

#include "engine/goods.h"
#include "engine/json.h"
#include "engine/rules.h"
#include "engine/sequel.h"
#include "engine/texts.h"

namespace orrery {

// What a game says about itself.
struct GameInfo {
    std::string_view id;           // "alien_frontiers"
    std::string_view rule_prefix;  // "AF"
    int rules_version = 1;         // changes whenever the same answers may lead to another position
    int min_players = 2;
    int max_players = 4;
    std::span<const SetupOption> options;
    std::span<const EmbeddedFile> (*texts)() = nullptr;
    std::span<const EmbeddedFile> (*rulebook)() = nullptr;
    std::span<const std::string_view>
        lacks{};         // of what a number may be too small: "lack.<name>" in its texts
    int walk_depth = 4;  // answers of one action that a screen may be told of at once (engine/walks.h)
};

// Where points come from: one kind ("points.<kind>" in the game's texts) and what each seat has of it.
struct PointsOf {
    std::string_view kind;
    std::array<std::int16_t, kMaxSeats> points{};
    friend bool operator==(const PointsOf&, const PointsOf&) = default;
};
using Breakdown = std::vector<PointsOf>;

// clang-format off
template <class R>  // what the edge needs besides
concept GameAtTheEdge = GameRules<R> &&
    requires(const R& rules, const typename R::State& now, Seat viewer, Action action) {
        { R::info() } -> std::same_as<const GameInfo&>;
        { rules.verbs() } -> std::same_as<const VerbTable&>;
        { rules.content_hash() } -> std::same_as<std::uint64_t>;   // of replaceable data; 0 where there is none
        { rules.setup_of(now) } -> std::same_as<Setup>;
        { rules.check(now) } -> std::same_as<Verdict>;             // can this position be? for imported ones
        { rules.witnesses(now, viewer, action) } -> std::same_as<std::uint8_t>;  // the seats that may know this answer
        { rules.breakdown(now) } -> std::same_as<Breakdown>;       // of the scores in standing(): all kinds add up to them
        { rules.goods(now, viewer) } -> std::same_as<Goods>;       // what the seat has that can be counted; always the same kinds
        { rules.view(now, viewer) } -> std::same_as<Json>;         // what this seat may know, with what follows from it
    };
// clang-format on

// A game whose content names things (engine/names.h) has names().
template <class R>
concept HasNames = requires(const R& rules) {
    { rules.names() } -> std::same_as<const Names&>;
};
// A game that tells what an answer sets off by itself (engine/sequel.h) has sequels().
template <class R>
concept TellsSequels = requires(const R& rules, const typename R::State& now, Seat seat, Action action) {
    { rules.sequels(now, seat, action) } -> std::same_as<std::vector<Sequel>>;
};
// For JSON: null where all names are in the program.
template <class R>
const Names* content_names(const R& rules) {
    if constexpr (HasNames<R>) return &rules.names();
    return nullptr;
}

// What an answer did, besides what the rules say: this decides how far it may be taken back.
struct AnswerFlags {
    bool random = false;       // chance answered
    std::uint8_t reveals = 0;  // the seats that learnt something that was hidden; kEverybody: spectators, too
    bool changes_actor = false;  // others are asked next
    friend bool operator==(const AnswerFlags&, const AnswerFlags&) = default;
};

// The one seat of the set, or kNobody.
constexpr Seat only_of(std::uint8_t seats) {
    return std::has_single_bit(seats) ? static_cast<Seat>(std::countr_zero(seats)) : kNobody;
}

class AnyGame {
  public:
    virtual ~AnyGame() = default;
    virtual std::unique_ptr<AnyGame> clone() const = 0;
    virtual const GameInfo& info() const = 0;
    virtual const VerbTable& verbs() const = 0;
    virtual std::uint64_t content_hash() const = 0;
    virtual Setup setup() const = 0;

    virtual Actors actors() const = 0;
    virtual void list(Seat seat, ActionList& out) const = 0;
    virtual Verdict judge(Seat seat, Action action) const = 0;  // also of answers that are not well formed
    // Why these cannot be parts of one answer, in whatever order they are pressed; kAllowed: nothing is known
    // against it.
    virtual Verdict judge_together(Seat seat, std::span<const Action> parts) const = 0;
    virtual AnswerFlags play(Seat seat, Action action) = 0;  // takes what judge() allows, nothing else
    virtual std::uint8_t witnesses(Seat seat,
                                   Action action) const = 0;  // a bit each; kEverybody: spectators, too
    // Whom what chance answers now befalls: who rolls, who is dealt the card. kNobody: the whole table.
    virtual Seat befalls(Action outcome) const = 0;
    // What this answer will set off by itself, where the game tells of it: in order, open to everybody. Asked
    // where a log is made, before the answer is played; matches and searches never do.
    virtual std::vector<Sequel> sequels(Seat seat, Action action) const = 0;
    virtual void outcomes(OutcomeList& out) const = 0;
    virtual bool settled() const = 0;
    virtual Standing standing() const = 0;
    virtual Breakdown breakdown() const = 0;
    virtual Goods goods(Seat seat) const = 0;
    virtual Json view(Seat viewer) const = 0;
    // A possible world for this seat: what it cannot know is dealt anew.
    virtual std::unique_ptr<AnyGame> imagine(Seat viewer, Rng& rng) const = 0;

    // The state as JSON, and from JSON: refused with the reason, the game unchanged, if no such position can
    // be.
    virtual Json state() const = 0;
    virtual std::optional<Message> set_state(const Json& json) = 0;

    bool over() const { return actors().over(); }
    int players() const { return setup().players; }
};

template <GameAtTheEdge R>
class GameOf final : public AnyGame {
  public:
    GameOf(const R& rules, const Setup& setup) : rules_{rules}, state_{rules.start(setup)} {}

    std::unique_ptr<AnyGame> clone() const override { return std::make_unique<GameOf>(*this); }
    const GameInfo& info() const override { return R::info(); }
    const VerbTable& verbs() const override { return rules_.verbs(); }
    std::uint64_t content_hash() const override { return rules_.content_hash(); }
    Setup setup() const override { return rules_.setup_of(state_); }

    Actors actors() const override { return rules_.actors(state_); }
    void list(Seat seat, ActionList& out) const override {
        out.clear();
        if (!actors().includes(seat)) return;
        if (seat != kChance) return rules_.list(state_, seat, out);
        OutcomeList all;
        rules_.outcomes(state_, all);
        for (const Outcome& outcome : all) out.push_back(outcome.action);
    }
    Verdict judge(Seat seat, Action action) const override {
        if (!rules_.verbs().well_formed(action)) return kMalformed;
        if (!actors().includes(seat)) return kNotYourTurn;
        if (seat != kChance) return rules_.judge(state_, seat, action);
        ActionList possible;
        list(kChance, possible);
        return possible.contains(action) ? kAllowed : kNotAsked;
    }
    Verdict judge_together(Seat seat, std::span<const Action> parts) const override {
        if constexpr (requires { rules_.judge_together(state_, seat, parts); })
            if (actors().includes(seat)) return rules_.judge_together(state_, seat, parts);
        return kAllowed;
    }
    AnswerFlags play(Seat seat, Action action) override {
        assert(judge(seat, action));
        const Actors before = actors();
        AnswerFlags flags{.random = seat == kChance, .reveals = rules_.reveals(state_, seat, action)};
        rules_.play(state_, seat, action);
        flags.changes_actor = actors() != before;
        return flags;
    }
    std::uint8_t witnesses(Seat seat, Action action) const override {
        return rules_.witnesses(state_, seat, action);
    }
    Seat befalls(Action outcome) const override {
        if constexpr (requires { rules_.befalls(state_); }) return rules_.befalls(state_);
        return only_of(rules_.witnesses(state_, kChance, outcome));
    }
    std::vector<Sequel> sequels([[maybe_unused]] Seat seat, [[maybe_unused]] Action action) const override {
        if constexpr (TellsSequels<R>) return rules_.sequels(state_, seat, action);
        return {};
    }
    void outcomes(OutcomeList& out) const override {
        out.clear();
        if (actors().chance) rules_.outcomes(state_, out);
    }
    bool settled() const override { return rules_.settled(state_); }
    Standing standing() const override { return rules_.standing(state_); }
    Breakdown breakdown() const override { return rules_.breakdown(state_); }
    Goods goods(Seat seat) const override { return rules_.goods(state_, seat); }
    Json view(Seat viewer) const override { return rules_.view(state_, viewer); }
    std::unique_ptr<AnyGame> imagine(Seat viewer, Rng& rng) const override {
        auto world = std::make_unique<GameOf>(*this);
        world->state_ = rules_.imagine(state_, viewer, rng);
        return world;
    }

    Json state() const override { return to_json(state_, content_names(rules_)); }
    std::optional<Message> set_state(const Json& json) override {
        typename R::State read{};
        JsonReader reader{"state", content_names(rules_)};
        from_json(json, read, reader);
        if (reader.failed()) return reader.problem();
        if (const Verdict verdict = rules_.check(read); !verdict)
            return Message{"error.position.impossible", {{"rule", verdict.rule}}};
        state_ = read;
        return std::nullopt;
    }

    const R& rules() const { return rules_; }
    const typename R::State& true_state() const { return state_; }  // for bots, which see it only imagined

  private:
    R rules_;
    typename R::State state_;
};

// What chance answers when it is asked.
Action draw_outcome(const AnyGame& game, Rng& rng);

// Whether the verdict names a rule of the rulebook, and not one of the engine's own reasons.
bool names_rule(const GameInfo& info, const Verdict& verdict);
// "forbidden by rule AF-71", with the numbers where they decide, or the engine's reason.
std::string refusal_text(const Texts& texts, const GameInfo& info, const Verdict& verdict);

// The label of an answer in a language: the text "label.<verb>", its gaps filled with the names of the
// operands.
std::string label(const Texts& texts, const VerbTable& verbs, Action action);
// For long lists: the text "label_short.<verb>" where the game has one.
std::string short_label(const Texts& texts, const VerbTable& verbs, Action action);
// The same for the log: "log.<verb>", with {player}, the seat that it is about (kChance: none); for those who
// may know a secret answer "log_own.<verb>"; for what chance brings to one seat, where the game has words for
// it, "log_for.<verb>".
enum class Told : bool { ToAll, ToWitness };
std::string log_line(const Texts& texts, const VerbTable& verbs, Seat seat, Action action,
                     Told told = Told::ToAll);
// Setup options by name: "length=long". Refuses an unknown name or value.
std::optional<Message> set_option(const GameInfo& info, Setup& setup, std::string_view name,
                                  std::string_view value);

}  // namespace orrery
