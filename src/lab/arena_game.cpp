#include "lab/arena_game.h"

#include <chrono>

#include "engine/record.h"
#include "lab/luck.h"

namespace orrery {

namespace {

using Clock = std::chrono::steady_clock;

class ArenaTable {
  public:
    ArenaTable(const ArenaOptions& options, const Shelf& shelf, ArenaBots& bots, std::uint64_t block,
               const Seating& seating)
        : ArenaTable{options, shelf, bots, Rng::stream(options.seed, block), seating} {}

    bool over() const { return match_.game().over(); }

    // True: somebody answered. False: what was answered is against the rules.
    bool step() {
        const AnyGame& game = match_.game();
        const Actors who = game.actors();
        if (!who.chance) return ask(who.first());
        ++result_.chances;
        return static_cast<bool>(match_.answer(kChance, luck_.outcome(game, last_)));
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
    ArenaTable(const ArenaOptions& options, const Shelf& shelf, ArenaBots& bots, Rng seeds,
               const Seating& seating)
        : options_{options},
          shelf_{shelf},
          match_{find_game(options.game)->make(shelf, options.setup)},
          luck_{seeds()},
          thinking_{seeds()} {
        std::vector<std::size_t> copies(options.bots.size());
        for (const std::uint8_t bot : seating) {
            const std::size_t copy = copies[bot]++;
            bots_.push_back(&bots.at(bot, copy));
            bots_.back()->new_game();
            places_.push_back(bot * std::size_t{kMaxSeats} + copy);
            result_.seats.emplace_back().bot = bot;
        }
    }

    bool ask(Seat seat) {
        ArenaSeat& own = result_.seats[seat];
        Rng rng = thinking_.stream(places_[seat], own.decisions);
        const auto began = Clock::now();
        const Action action = bots_[seat]->choose(match_.game(), seat, rng);
        own.seconds += std::chrono::duration<double>(Clock::now() - began).count();
        ++own.decisions;
        last_ = seat;
        return static_cast<bool>(match_.answer(seat, action));
    }

    const ArenaOptions& options_;
    const Shelf& shelf_;
    Match match_;
    Luck luck_;
    Thinking thinking_;
    std::vector<AnyBot*> bots_;
    std::vector<std::size_t> places_;
    Seat last_ = kNobody;
    ArenaGame result_;
};

}  // namespace

ArenaBots::ArenaBots(const GameRow& game, const Shelf& shelf, const ArenaOptions& options)
    : game_{game}, shelf_{shelf}, names_{options.bots}, bots_(options.bots.size()) {}

AnyBot& ArenaBots::at(std::size_t bot, std::size_t copy) {
    while (bots_[bot].size() <= copy)
        bots_[bot].push_back(std::move(*make_player(game_, shelf_, names_[bot])));
    return *bots_[bot][copy];
}

std::optional<ArenaGame> play_arena_game(const ArenaOptions& options, const Shelf& shelf, ArenaBots& bots,
                                         std::uint64_t block, const Seating& seating,
                                         const std::atomic<bool>& stop) {
    ArenaTable table{options, shelf, bots, block, seating};
    for (std::uint64_t answers = 0; answers < options.most_answers && !table.over(); ++answers) {
        if (stop) return std::nullopt;
        if (!table.step()) break;
    }
    return table.result(options.records);
}

}  // namespace orrery
