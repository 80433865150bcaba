#include "lab/arena/game.h"

#include <cassert>
#include <chrono>

#include "engine/luck.h"
#include "engine/record.h"
#include "lab/arena/thinking.h"

namespace orrery {

namespace {

using Clock = std::chrono::steady_clock;

class ArenaTable {
  public:
    ArenaTable(const ArenaOptions& options, const Shelf& shelf, ArenaPlayers& bots, std::uint64_t block,
               const Seating& seating)
        : ArenaTable{options, shelf, bots, Rng::stream(options.seed, block), seating} {}

    bool over() const { return match_.game().over(); }

    std::optional<Message> begin() {
        for (std::size_t seat = 0; seat < bots_.size(); ++seat)
            if (auto problem = bots_[seat]->new_game(match_.game(), static_cast<Seat>(seat))) return problem;
        return std::nullopt;
    }

    // Whoever is asked answers.
    std::optional<Message> step() {
        const AnyGame& game = match_.game();
        const Actors who = game.actors();
        if (!who.chance) return ask(who.first());
        ++result_.chances;
        match_.answer(kChance, luck_.outcome(game, last_));
        return std::nullopt;
    }

    std::optional<Message> finish() {
        for (Player* bot : bots_)
            if (auto problem = bot->over(match_.game())) return problem;
        return std::nullopt;
    }

    ArenaGame result(bool keep_record) {
        result_.finished = over();
        const Standing end = match_.game().standing();
        for (std::size_t seat = 0; seat < result_.seats.size(); ++seat) {
            result_.seats[seat].score = end.scores[seat];
            result_.seats[seat].rank = end.ranks[seat];
        }
        if (keep_record) {
            Record record{{}, std::move(match_)};
            for (const ArenaSeat& seat : result_.seats)
                record.header.seats.push_back(options_.bots[seat.bot]);
            result_.record = write_record(record, all_games(shelf_));
        }
        return result_;
    }

  private:
    ArenaTable(const ArenaOptions& options, const Shelf& shelf, ArenaPlayers& bots, Rng seeds,
               const Seating& seating)
        : options_{options},
          shelf_{shelf},
          match_{*find_game(options.game)->make(shelf, options.setup)},
          luck_{seeds()},
          thinking_{seeds()} {
        std::vector<std::size_t> copies(options.bots.size());
        for (const std::uint8_t bot : seating) {
            const std::size_t copy = copies[bot]++;
            bots_.push_back(&bots.at(bot, copy));
            places_.push_back(bot * std::size_t{kMaxSeats} + copy);
            result_.seats.emplace_back().bot = bot;
        }
    }

    std::optional<Message> ask(Seat seat) {
        ArenaSeat& own = result_.seats[seat];
        Rng rng = thinking_.stream(places_[seat], own.decisions);
        const auto began = Clock::now();
        const Result<Action> action = bots_[seat]->choose(match_.game(), seat, rng);
        own.seconds += std::chrono::duration<double>(Clock::now() - began).count();
        ++own.decisions;
        own.turns += last_ == seat ? 0U : 1U;
        last_ = seat;
        if (!action) return action.problem();
        const Verdict verdict = match_.answer(seat, *action);
        assert(verdict);  // of a player the answer is legal, or there is none
        (void)verdict;
        return std::nullopt;
    }

    const ArenaOptions& options_;
    const Shelf& shelf_;
    Match match_;
    Luck luck_;
    Thinking thinking_;
    std::vector<Player*> bots_;
    std::vector<std::size_t> places_;
    Seat last_ = kNobody;
    ArenaGame result_;
};

}  // namespace

ArenaPlayers::ArenaPlayers(const GameRow& game, const Shelf& shelf, const ArenaOptions& options)
    : game_{game}, shelf_{shelf}, names_{options.bots}, bots_(options.bots.size()) {}

Player& ArenaPlayers::at(std::size_t bot, std::size_t copy) {
    while (bots_[bot].size() <= copy)
        bots_[bot].push_back(std::move(*make_player(game_, shelf_, names_[bot])));
    return *bots_[bot][copy];
}

std::optional<Result<ArenaGame>> play_arena_game(const ArenaOptions& options, const Shelf& shelf,
                                                 ArenaPlayers& bots, std::uint64_t block,
                                                 const Seating& seating, const std::atomic<bool>& stop) {
    ArenaTable table{options, shelf, bots, block, seating};
    if (auto problem = table.begin()) return *problem;
    for (std::uint64_t answers = 0; answers < options.most_answers && !table.over(); ++answers) {
        if (stop) return std::nullopt;
        if (auto problem = table.step()) return *problem;
    }
    if (auto problem = table.finish()) return *problem;
    return table.result(options.records);
}

}  // namespace orrery
