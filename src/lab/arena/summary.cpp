#include "lab/arena/summary.h"

#include <algorithm>

#include "lab/setup.h"

namespace orrery {

namespace {

// What one bot did in one block, for each of its seats.
struct BlockSums {
    double seats = 0, wins = 0, ranks = 0, margins = 0;
};

double win_of(const ArenaGame& game, const ArenaSeat& seat) {
    if (seat.rank != 1) return 0;
    return 1.0 / static_cast<double>(std::ranges::count(game.seats, 1, &ArenaSeat::rank));
}

int margin_of(const ArenaGame& game, std::size_t seat) {
    int best = std::numeric_limits<int>::min();
    for (std::size_t other = 0; other < game.seats.size(); ++other)
        if (other != seat) best = std::max<int>(best, game.seats[other].score);
    return game.seats[seat].score - best;
}

BlockSums sums_of(const ArenaBlock& block, std::size_t bot) {
    BlockSums sums;
    for (const ArenaGame& game : block) {
        for (std::size_t i = 0; game.finished && i < game.seats.size(); ++i) {
            const ArenaSeat& seat = game.seats[i];
            if (seat.bot != bot) continue;
            sums.seats += 1;
            sums.wins += win_of(game, seat);
            sums.ranks += seat.rank;
            sums.margins += margin_of(game, i);
        }
    }
    return sums;
}

// Every two seats of different bots are a meeting: whoever has the better rank won it.
PairScores pair_scores(const ArenaBlock& block, std::size_t bots) {
    PairScores scores(bots * bots);
    for (const ArenaGame& game : block) {
        if (!game.finished) continue;
        for (const ArenaSeat& own : game.seats)
            for (const ArenaSeat& other : game.seats)
                if (own.bot != other.bot)
                    scores[own.bot * bots + other.bot] += own.rank < other.rank    ? 1.0
                                                          : own.rank == other.rank ? 0.5
                                                                                   : 0.0;
    }
    return scores;
}

std::size_t anchor_of(const std::vector<std::string>& names) {
    const auto found = std::ranges::find(names, "random");
    return found == names.end() ? 0 : static_cast<std::size_t>(found - names.begin());
}

Json to_json(const Estimate& estimate) {
    return boost::json::object{{"mean", estimate.mean}, {"low", estimate.low}, {"high", estimate.high}};
}

Json to_json(const ArenaBot& bot) {
    return boost::json::object{
        {"name", bot.name},
        {"games", bot.games},
        {"win_share", bot.win_share.share},
        {"low", bot.win_share.low},
        {"high", bot.win_share.high},
        {"rank", to_json(bot.rank)},
        {"margin", to_json(bot.margin)},
        {"elo",
         boost::json::object{{"rating", bot.rating.elo}, {"low", bot.rating.low}, {"high", bot.rating.high}}},
        {"decisions", bot.decisions},
        {"seconds_per_decision", bot.seconds_per_decision}};
}

Json to_json(const Sprt& sprt, const SprtPlan& plan) {
    return boost::json::object{{"elo0", plan.elo0},   {"elo1", plan.elo1},
                               {"alpha", plan.alpha}, {"beta", plan.beta},
                               {"llr", sprt.llr},     {"lower", sprt.lower},
                               {"upper", sprt.upper}, {"verdict", name_of(sprt.verdict)}};
}

}  // namespace

std::optional<double> share_in(const ArenaBlock& block, std::size_t bot) {
    const BlockSums sums = sums_of(block, bot);
    if (sums.seats == 0) return std::nullopt;
    return sums.wins / sums.seats;
}

ArenaTally::ArenaTally(const ArenaOptions& options)
    : names_{entrant_names(options.bots)}, sides_(options.bots.size()) {
    if (options.sprt) sprt_.emplace(*options.sprt, options.setup.players);
}

void ArenaTally::add_games(const ArenaGame& game) {
    ++games_;
    unfinished_ += game.finished ? 0 : 1;
    for (const ArenaSeat& seat : game.seats) {
        sides_[seat.bot].games += game.finished ? 1 : 0;
        sides_[seat.bot].decisions += seat.decisions;
        sides_[seat.bot].seconds += seat.seconds;
    }
}

void ArenaTally::add(const ArenaBlock& block) {
    ++blocks_;
    for (const ArenaGame& game : block) add_games(game);
    for (std::size_t bot = 0; bot < sides_.size(); ++bot) {
        const BlockSums sums = sums_of(block, bot);
        if (sums.seats == 0) continue;
        sides_[bot].shares.push_back(sums.wins / sums.seats);
        sides_[bot].ranks.push_back(sums.ranks / sums.seats);
        sides_[bot].margins.push_back(sums.margins / sums.seats);
    }
    pairs_.push_back(pair_scores(block, sides_.size()));
    const auto share = share_in(block, 0);
    if (sprt_ && share) sprt_->add(*share);
}

ArenaSummary ArenaTally::summary() const {
    ArenaSummary result;
    result.blocks = blocks_;
    result.games = games_;
    result.unfinished = unfinished_;
    if (sprt_) result.sprt = sprt_->now();
    const std::vector<Rating> ratings = rate(sides_.size(), pairs_, anchor_of(names_));
    double decisions = 0;
    for (std::size_t bot = 0; bot < sides_.size(); ++bot) {
        const Side& side = sides_[bot];
        ArenaBot& row = result.bots.emplace_back();
        row.name = names_[bot];
        row.games = side.games;
        row.win_share = share_of_blocks(side.shares);
        row.rank = estimate_of(side.ranks);
        row.margin = estimate_of(side.margins);
        row.rating = ratings[bot];
        row.decisions = side.decisions;
        decisions += static_cast<double>(side.decisions);
        if (side.decisions > 0) row.seconds_per_decision = side.seconds / static_cast<double>(side.decisions);
    }
    if (games_ > 0) result.mean_decisions = decisions / static_cast<double>(games_);
    return result;
}

Json to_json_document(const ArenaOptions& options, const ArenaSummary& summary) {
    boost::json::array bots;
    for (const ArenaBot& bot : summary.bots) bots.push_back(to_json(bot));
    boost::json::object document{{"game", game_id(options.game)},
                                 {"players", options.setup.players},
                                 {"options", options_json(options.game, options.setup)},
                                 {"seed", options.seed},
                                 {"threads", options.threads},
                                 {"blocks", summary.blocks},
                                 {"games", summary.games},
                                 {"unfinished", summary.unfinished},
                                 {"mean_decisions", summary.mean_decisions},
                                 {"bots", std::move(bots)}};
    if (summary.sprt) document["sprt"] = to_json(*summary.sprt, *options.sprt);
    return document;
}

}  // namespace orrery
