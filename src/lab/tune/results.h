// Tuning by results: bots play, and what positions are worth is learnt from how the games with them ended.
//
// What is learnt from games of a single set beats that set and is easily beaten itself, because everybody at
// the table wants the same. So every generation joins those who play, until none of them is worth leaving.
#pragma once

#include <cmath>
#include <deque>

#include "bots/noisy.h"
#include "bots/value.h"
#include "lab/tune/ground.h"
#include "lab/tune/logit.h"
#include "lab/tune/space.h"

namespace orrery {

// How much every seat's worth changes with each weight.
template <GameRules R>
class WorthSlopes {
  public:
    using I = InsightOf<R>;

    // `moved`: the weights that are looked at, in the order of their columns.
    WorthSlopes(const R& rules, const WeightSet& set, int players, const std::vector<std::size_t>& moved)
        : rules_{rules}, insight_{set}, judgement_{rules, insight_} {
        for (const std::size_t weight : moved) {
            const double at = set.with(players)[weight];
            const double step = std::max(kLeastStep, kStep * std::abs(at));
            around_.push_back({moved_to(set, players, weight, at + step),
                               moved_to(set, players, weight, at - step), 1 / (2 * step), at});
        }
    }
    WorthSlopes(const WorthSlopes&) = delete;
    WorthSlopes& operator=(const WorthSlopes&) = delete;

    // Adds the position as a race. `mover`: as for Judgement::worths().
    void add(const typename R::State& now, Seat mover, const Races::EachSeat& won, Races& races) {
        const int seats = rules_.players(now);
        const float unit = judgement_.scale().worth;
        Races::EachSeat offsets{};
        std::ranges::transform(judgement_.worths(now, mover), offsets.begin(),
                               [&](float worth) { return worth / unit; });
        numbers_.clear();
        for (const Around& each : around_) {
            const auto more = own_worths(each.above, rules_, now);
            const auto less = own_worths(each.below, rules_, now);
            Races::EachSeat slopes{};
            for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
                const double slope = (more[seat] - less[seat]) * each.per_step / static_cast<double>(unit);
                slopes[seat] = static_cast<float>(slope);
                offsets[seat] -= static_cast<float>(slope * each.at);
            }
            numbers_.push_back(slopes);
        }
        races.add(offsets, won);
        for (std::size_t column = 0; column < numbers_.size(); ++column)
            if (std::ranges::any_of(numbers_[column], [](float number) { return number != 0; }))
                races.add_number(static_cast<std::uint16_t>(column), numbers_[column]);
    }

  private:
    static constexpr double kStep = 0.05, kLeastStep = 0.05;

    struct Around {
        I above, below;
        double per_step, at;
    };

    static I moved_to(WeightSet set, int players, std::size_t weight, double number) {
        set.by_players[static_cast<std::size_t>(players)][weight] = number;
        return I{set};
    }

    const R& rules_;
    I insight_;
    Judgement<R, I> judgement_;
    std::vector<Around> around_;
    std::vector<Races::EachSeat> numbers_;
};

// Between two turns, before chance speaks: where searches judge positions.
template <GameRules R>
struct TurnEnd {
    typename R::State state;
    Seat mover;
};

// Notes some of them along a game.
template <GameRules R>
class TurnEnds {
  public:
    using State = typename R::State;

    TurnEnds(const R& rules, Rng& rng, std::vector<TurnEnd<R>>& found)
        : rules_{rules}, rng_{rng}, found_{found} {}

    void chance(const State& now) {
        if (!rules_.settled(now)) return;
        if (mover_ != kNobody) note(now, mover_);
        mover_ = kNobody;
    }
    void decision(const State& now, Seat seat, Action, std::size_t) {
        if (mover_ != kNobody && seat != mover_ && rules_.settled(now)) note(now, seat);
        mover_ = seat;
    }
    void end(const State&) {}

  private:
    static constexpr std::uint32_t kOneIn = 3;  // neighbours tell much the same

    void note(const State& now, Seat mover) {
        if (rng_.below(kOneIn) == 0) found_.push_back({now, mover});
    }

    const R& rules_;
    Rng& rng_;
    std::vector<TurnEnd<R>>& found_;
    Seat mover_ = kNobody;
};

template <GameRules R>
class ResultsTuner {
  public:
    using I = InsightOf<R>;

    explicit ResultsTuner(TuneGround<R>& ground) : ground_{ground}, options_{ground.options()} {
        for (const std::string& name : options_.against)
            pool_.push_back({I{*ground.sets().find(name)}, pool_.size()});
        const WeightNames& names = weight_names<typename I::Weights>();
        for (std::size_t weight = 0; weight < names.size(); ++weight)
            if (std::ranges::none_of(options_.kept, [&](const std::string& group) {
                    return stands_for(group, names[weight]);
                }))
                moved_.push_back(weight);
    }

    Result<WeightSet> run() {
        ground_.expect(options_.players.size() * static_cast<std::uint64_t>(options_.generations) *
                       batches());
        WeightSet set = ground_.from();
        set.name = options_.name;
        int step = 0;
        for (const int players : options_.players) {
            playing_.clear();
            rounds_.clear();
            playing_.push_back({I{set}, pool_.size()});
            for (int generation = 0; generation < options_.generations; ++generation) {
                const double told = advance(set, players, generation);
                if (auto problem = ground_.tell({++step, told, set})) return *problem;
            }
        }
        return set;
    }

  private:
    static constexpr std::uint64_t kBatch = 20;    // games of a task
    static constexpr std::uint64_t kHeldBack = 5;  // one game in so many is not learnt from
    static constexpr std::size_t kMemory = 6;      // generations that still play, and are learnt from
    static constexpr double kNoise = 0.03;         // answers that are any: else some positions never come up

    struct Player {
        I insight;
        std::size_t number;  // of its column: those of the pool, then the generations
    };
    struct Round {
        Races learnt, held_back;
    };

    std::uint64_t batches() const { return (options_.games + kBatch - 1) / kBatch; }

    // A generation: games of all who play, and the set that explains them best. Returns how much of the games
    // that were held back it tells.
    double advance(WeightSet& set, int players, int generation) {
        const auto found = ground_.share_out(batches(), [&](std::size_t batch) {
            return play_batch(set, players, static_cast<std::uint64_t>(generation) * batches() + batch);
        });
        ground_.count_games(batches() * kBatch);
        if (rounds_.size() == kMemory) rounds_.pop_front();
        rounds_.push_back({Races{players}, Races{players}});
        for (const Round& each : found) {
            rounds_.back().learnt.append(each.learnt);
            rounds_.back().held_back.append(each.held_back);
        }
        Numbers& numbers = set.by_players[static_cast<std::size_t>(players)];
        const LogitWeights weights = learn(players, generation);
        const Numbers& from = ground_.from().with(players);
        for (std::size_t column = 0; column < moved_.size(); ++column) {
            const double unmoved = from[moved_[column]];
            numbers[moved_[column]] = weights[column] == unmoved ? unmoved : rounded(weights[column]);
        }
        if (playing_.size() == kMemory) playing_.pop_front();
        playing_.push_back({I{set}, pool_.size() + static_cast<std::size_t>(generation) + 1});
        const std::array newest{rounds_.back().held_back};
        return share_told(newest, weights);
    }

    // Besides the weights, every set that played has a column of its own: how well it plays is not to be
    // taken for the merit of what it usually has.
    LogitWeights learn(int players, int generation) const {
        LogitWeights from;
        for (const std::size_t weight : moved_) from.push_back(ground_.from().with(players)[weight]);
        from.resize(moved_.size() + pool_.size() + static_cast<std::size_t>(generation) + 1, 0.0);
        std::vector<Races> races;
        for (const Round& each : rounds_) races.push_back(each.learnt);
        return fit_logit(races, from, {.threads = options_.threads});
    }

    Round play_batch(const WeightSet& set, int players, std::uint64_t batch) const {
        WorthSlopes<R> slopes{ground_.rules(), set, players, moved_};
        Round round{Races{players}, Races{players}};
        for (std::uint64_t i = 0; i < kBatch; ++i) {
            const std::uint64_t game = batch * kBatch + i;
            play_game(game, players, slopes, game % kHeldBack == 0 ? round.held_back : round.learnt);
        }
        return round;
    }

    void play_game(std::uint64_t game, int players, WorthSlopes<R>& slopes, Races& races) const {
        Rng rng{ground_.seed_of(TuneSeeds::Training, static_cast<std::uint64_t>(players) << 48U | game)};
        const std::array<std::size_t, kMaxSeats> who = draw(players, rng);
        std::vector<std::unique_ptr<Bot<R>>> bots;
        std::array<Bot<R>*, kMaxSeats> at_seat{};
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
            bots.push_back(std::make_unique<NoisyBot<R>>(
                std::make_unique<GreedyBot<R, I>>(sitter(who[seat]).insight), kNoise));
            at_seat[seat] = bots.back().get();
        }
        Setup setup = options_.setup;
        setup.players = static_cast<std::uint8_t>(players);
        std::vector<TurnEnd<R>> ends;
        const Rng chance{rng()};
        const Rng thinking{rng()};
        const Played played = play_one(ground_.rules(), setup, at_seat, chance, thinking,
                                       TuneGround<R>::kMostAnswers, TurnEnds<R>{ground_.rules(), rng, ends});
        if (!played.finished) return;
        const Races::EachSeat won = shares_of_victory(played.end, players);
        for (const TurnEnd<R>& each : ends) {
            slopes.add(each.state, each.mover, won, races);
            add_players(who, players, races);
        }
    }

    std::size_t sitters() const { return pool_.size() + playing_.size(); }
    const Player& sitter(std::size_t number) const {
        return number < pool_.size() ? pool_[number] : playing_[number - pool_.size()];
    }

    // In one game of three all seats play the same set, else each any.
    std::array<std::size_t, kMaxSeats> draw(int players, Rng& rng) const {
        const auto any = [&] { return rng.below(static_cast<std::uint32_t>(sitters())); };
        std::array<std::size_t, kMaxSeats> who{};
        who.fill(any());
        if (rng.below(3) == 0) return who;
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) who[seat] = any();
        return who;
    }

    void add_players(const std::array<std::size_t, kMaxSeats>& who, int players, Races& races) const {
        for (std::size_t set = 0; set < sitters(); ++set) {
            Races::EachSeat plays{};
            for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat)
                plays[seat] = who[seat] == set ? 1.0F : 0.0F;
            races.add_number(static_cast<std::uint16_t>(moved_.size() + sitter(set).number), plays);
        }
    }

    // Three digits are all that means anything.
    static double rounded(double number) {
        if (std::abs(number) < 0.005) return 0;
        const double digit = std::pow(10.0, std::floor(std::log10(std::abs(number))) - 2);
        return std::clamp(std::round(number / digit) * digit, -kMostWeight, kMostWeight);
    }

    TuneGround<R>& ground_;
    const TuneOptions& options_;
    std::vector<std::size_t> moved_;  // which weights the columns stand for
    std::vector<Player> pool_;        // other styles, which play in every generation
    std::deque<Player> playing_;
    std::deque<Round> rounds_;
};

}  // namespace orrery
