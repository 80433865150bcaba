#include "lab/report/simulate_report.h"

#include <algorithm>
#include <cmath>

#include "lab/report/charts.h"

namespace orrery::report {

namespace {

constexpr std::size_t kMostRows = 12;       // of one list
constexpr std::uint64_t kFewestSides = 20;  // what is rarer says nothing
constexpr double kRare = 0.01;              // of all seats of all games
constexpr double kTelling = 0.05;           // what is less common is not among the findings

// An answer, what became of those who gave it, and how sure it is that it matters.
struct Effect {
    Action action;
    Seen seen;
    Share share;
    double surely = 0;  // how far the interval stays away from even; negative: those who did win less
};

class SimulateReport {
  public:
    SimulateReport(const Texts& texts, const SimulateOptions& options, const SimulateResult& result,
                   const Shelf& shelf)
        : texts_{texts},
          options_{options},
          result_{result},
          game_{*find_game(options.game)},
          match_{*game_.make(shelf, options.setup)},
          even_{1.0 / options.setup.players},
          effects_{find_effects()} {}

    std::string html() const {
        Page page{texts_, say("title", {{"game", texts_.get("game.title")}}), subtitle()};
        page.findings(findings());
        page.facts(facts());
        page.panel(say("seats"), say("seats_about", {{"even", percent(even_)}}), seats());
        page.panel(say("order"), say("order_about"), turn_order());
        page.wide_panel(say("effects"), say("effects_about", {{"even", percent(even_)}}), effects());
        page.wide_panel(say("openings"), say("openings_about"), openings());
        for (const auto& [name, group] : result_.study.traits)
            page.wide_panel(texts_.get("traits." + name), say("traits_about", {{"even", percent(even_)}}),
                            traits(name, group));
        page.panel(say("sources"), say("sources_about"), sources());
        page.panel(say("course"), say("course_about"), course());
        page.panel(say("lengths"), say("lengths_about"), lengths());
        page.panel(say("scores"), say("scores_about"), scores());
        if (result_.bots.size() > 1) page.panel(say("bots"), say("bots_about"), bots());
        return page.html();
    }

  private:
    std::string say(std::string_view key, const Params& params = {}) const {
        return texts_.format("report.simulate." + std::string{key}, params);
    }
    std::string count(std::uint64_t n) const { return texts_.number(static_cast<double>(n), 0); }
    std::string percent(double share) const { return texts_.number(100 * share, 1) + '%'; }
    std::string points(double share) const { return texts_.number(100 * share, 1); }
    std::string label_of(Action action) const { return label(texts_, match_->verbs(), action); }
    static std::string plain(std::uint64_t n) { return std::to_string(n); }

    std::string subtitle() const {
        std::string bots;
        for (const std::string& bot : options_.bots) bots += (bots.empty() ? "" : ", ") + bot;
        return say("subtitle",
                   {{"n", plain(options_.setup.players)}, {"bots", bots}, {"seed", plain(options_.seed)}});
    }

    std::vector<Fact> facts() const {
        std::vector<Fact> all{{count(result_.games), say("fact.games")},
                              {texts_.number(result_.mean_decisions, 0), say("fact.decisions")},
                              {texts_.number(result_.mean_branching, 1), say("fact.branching")}};
        all.push_back({count(result_.unfinished), say("fact.unfinished")});
        return all;
    }

    // --- what was found, in words ---

    std::vector<std::string> findings() const {
        std::vector<std::string> all;
        // Bots that leave nothing to chance play the same game again and again; that proves nothing.
        if (games() >= kFewestSides && result_.study.kinds.size() < games() / 2)
            all.push_back(
                say("finding.alike", {{"n", plain(result_.study.kinds.size())}, {"games", plain(games())}}));
        add_order(all);
        add_effect(all, "finding.best", 1);
        add_effect(all, "finding.worst", -1);
        add_source(all);
        add_leader(all);
        if (result_.unfinished > 0)
            all.push_back(say("finding.unfinished", {{"n", plain(result_.unfinished)}}));
        return all;
    }

    void add_order(std::vector<std::string>& all) const {
        const Share first = result_.study.turn_order[0].win_share();
        const bool differs = first.low > even_ || first.high < even_;
        const char* key = !differs              ? "finding.order_even"
                          : first.share > even_ ? "finding.order_good"
                                                : "finding.order_bad";
        all.push_back(say(key, {{"share", percent(first.share)},
                                {"even", percent(even_)},
                                {"low", percent(first.low)},
                                {"high", percent(first.high)}}));
    }

    void add_effect(std::vector<std::string>& all, std::string_view key, double sign) const {
        const Effect* found = nullptr;
        for (const Effect& effect : effects_)
            if (sign * effect.surely > 0.02 && static_cast<double>(effect.seen.sides) > kTelling * sides() &&
                (found == nullptr || sign * effect.surely > sign * found->surely))
                found = &effect;
        if (found == nullptr) return;
        all.push_back(say(key, {{"label", label_of(found->action)},
                                {"share", percent(found->share.share)},
                                {"even", percent(even_)},
                                {"games", percent(static_cast<double>(found->seen.sides) / sides())}}));
    }

    void add_source(std::vector<std::string>& all) const {
        std::string best;
        double most = 0;
        for (const std::string& kind : result_.study.sources.order) {
            const auto [winners, others] = mean_points(kind);
            if (winners - others <= most) continue;
            most = winners - others;
            best = kind;
        }
        if (best.empty()) return;
        const auto [winners, others] = mean_points(best);
        all.push_back(say("finding.source", {{"kind", texts_.get("points." + best)},
                                             {"winners", texts_.number(winners, 1)},
                                             {"others", texts_.number(others, 1)}}));
    }

    void add_leader(std::vector<std::string>& all) const {
        const Seen& half = result_.study.leaders[1];
        if (half.sides < kFewestSides) return;
        all.push_back(say("finding.leader", {{"share", percent(half.win_share().share)},
                                             {"games", percent(static_cast<double>(half.sides) /
                                                               static_cast<double>(games()))}}));
    }

    // --- the panels ---

    std::string seats() const {
        std::vector<Bar> bars;
        for (std::size_t i = 0; i < result_.seats.size(); ++i)
            bars.push_back(
                {.label = seat_label(texts_, static_cast<int>(i)),
                 .note = say("mean_score", {{"score", texts_.number(result_.seats[i].mean_score, 1)}}),
                 .share = result_.seats[i].win_share});
        return share_bars(texts_, bars, even_);
    }

    std::string turn_order() const {
        std::vector<Bar> bars;
        for (std::size_t i = 0; i < options_.setup.players; ++i)
            bars.push_back({.label = escaped(say("order_place", {{"n", plain(i + 1)}})),
                            .note = {},
                            .share = result_.study.turn_order[i].win_share()});
        return share_bars(texts_, bars, even_);
    }

    std::string bots() const {
        std::vector<Bar> bars;
        for (const Tally& bot : result_.bots)
            bars.push_back({.label = escaped(bot.name),
                            .note = say("mean_score", {{"score", texts_.number(bot.mean_score, 1)}}),
                            .share = bot.win_share});
        return share_bars(texts_, bars, even_);
    }

    Bar bar_of(const Effect& effect) const {
        return {.label = escaped(label_of(effect.action)),
                .note = say("used", {{"n", texts_.number(static_cast<double>(effect.seen.uses) *
                                                             options_.setup.players / sides(),
                                                         2)},
                                     {"sides", plain(effect.seen.sides)}}),
                .share = effect.share,
                .tone = effect.surely > 0   ? Tone::Good
                        : effect.surely < 0 ? Tone::Bad
                                            : Tone::Neutral};
    }

    // Those of which it is surest that they go with winning, or with losing; the strongest first.
    std::string effects() const {
        std::string all;
        for (const double sign : {1.0, -1.0}) {
            std::vector<Effect> chosen;
            for (const Effect& effect : effects_)
                if (sign * effect.surely > 0) chosen.push_back(effect);
            std::ranges::stable_sort(chosen, std::greater<>{},
                                     [&](const Effect& effect) { return sign * effect.surely; });
            chosen.resize(std::min(chosen.size(), kMostRows));
            std::ranges::stable_sort(chosen, std::greater<>{},
                                     [&](const Effect& effect) { return sign * effect.share.share; });
            std::vector<Bar> bars;
            for (const Effect& effect : chosen) bars.push_back(bar_of(effect));
            if (bars.empty()) continue;
            all += text_tag("h3", "", say(sign > 0 ? "effects_good" : "effects_bad")) +
                   share_bars(texts_, bars, even_);
        }
        return all.empty() ? text_tag("p", "note", say("effects_none")) : all;
    }

    std::string openings() const {
        std::string all;
        for (std::size_t decision = 0; decision < Study::kOpenings; ++decision) {
            std::vector<Effect> chosen;
            for (const auto& [opening, seen] : result_.study.openings)
                if (opening.decision == decision && is_common(seen))
                    chosen.push_back(effect_of(opening.index, seen));
            std::ranges::stable_sort(chosen, std::greater<>{},
                                     [](const Effect& effect) { return effect.seen.sides; });
            chosen.resize(std::min(chosen.size(), kMostRows));
            std::ranges::stable_sort(chosen, std::greater<>{},
                                     [](const Effect& effect) { return effect.share.share; });
            std::vector<Bar> bars;
            for (const Effect& effect : chosen) {
                Bar bar = bar_of(effect);
                bar.note =
                    say("chosen", {{"share", percent(static_cast<double>(effect.seen.sides) / sides())}});
                bars.push_back(std::move(bar));
            }
            if (!bars.empty())
                all += text_tag("h3", "", say("openings_decision", {{"n", plain(decision + 1)}})) +
                       share_bars(texts_, bars, even_);
        }
        return all;
    }

    // Who had this at the end: how often they won, against an equal share. The best first.
    std::string traits(const std::string& name, const TraitGroup& group) const {
        std::vector<Bar> bars;
        std::vector<std::vector<std::string>> rows;
        for (const TraitMerit& merit : merits_in(group, result_.study.everybody())) {
            const Share share = merit.had.win_share();
            const Tone tone = share.low > even_ ? Tone::Good : share.high < even_ ? Tone::Bad : Tone::Neutral;
            const std::string what = texts_.get("name." + name + '.' + merit.id);
            bars.push_back(
                {.label = escaped(what),
                 .note = say("had", {{"share", percent(static_cast<double>(merit.had.sides) / sides())}}),
                 .share = share,
                 .tone = tone});
            rows.push_back({what, count(merit.had.sides), percent(share.share),
                            texts_.number(merit.times_even, 2), points(merit.above_others),
                            points(merit.above_similar), points(merit.margin)});
        }
        return share_bars(texts_, bars, even_) +
               folded_table(texts_,
                            {say("trait"), say("sides"), say("won"), say("times_even"), say("above_others"),
                             say("above_similar"), say("give_or_take")},
                            rows);
    }

    std::string sources() const {
        std::vector<PairOfBars> rows;
        for (const std::string& kind : result_.study.sources.order) {
            const auto [winners, others] = mean_points(kind);
            rows.push_back({texts_.get("points." + kind), winners, others});
        }
        return paired_bars(texts_, rows, say("winners"), say("others"));
    }

    std::string course() const {
        CurveChart chart;
        chart.alternative = say("course_about");
        chart.x = {say("course_x"), 0, 1, true};
        chart.curves = {{say("winners"), {}}, {say("others"), {}}};
        std::vector<std::vector<std::string>> rows;
        for (std::size_t i = 0; i < Study::kMoments; ++i) {
            const double x = static_cast<double>(i) / (Study::kMoments - 1);
            const auto& [winners, others] = result_.study.course[i];
            chart.curves[0].points.emplace_back(x, winners.mean());
            chart.curves[1].points.emplace_back(x, others.mean());
            chart.y.high = std::max({chart.y.high, winners.mean(), others.mean()});
            if (i % 2 == 0)
                rows.push_back({texts_.number(100 * x, 0) + '%', texts_.number(winners.mean(), 1),
                                texts_.number(others.mean(), 1)});
        }
        chart.y.title = say("points");
        chart.y.high *= 1.05;
        return curve_chart(texts_, chart) +
               folded_table(texts_, {say("course_x"), say("winners"), say("others")}, rows);
    }

    std::string distribution(const std::map<long, std::uint64_t>& counts, const std::string& about,
                             const std::string& unit) const {
        std::uint64_t total = 0;
        for (const auto& [value, n] : counts) total += n;
        std::vector<std::vector<std::string>> rows;
        for (const double share : {0.0, 0.1, 0.25, 0.5, 0.75, 0.9, 1.0}) {
            std::uint64_t below = 0;
            for (const auto& [value, n] : counts) {
                below += n;
                if (static_cast<double>(below) < share * static_cast<double>(total)) continue;
                rows.push_back(
                    {texts_.number(100 * share, 0) + '%', texts_.number(static_cast<double>(value), 0)});
                break;
            }
        }
        return histogram(texts_, {about, unit, say("share_of_games"), counts}) +
               folded_table(texts_, {say("at_most_for"), unit}, rows);
    }
    std::string lengths() const {
        return distribution(result_.study.lengths, say("lengths_about"), say("decisions"));
    }
    std::string scores() const {
        return distribution(result_.study.scores, say("scores_about"), say("points"));
    }

    // --- figures ---

    std::uint64_t games() const { return result_.study.games; }
    double sides() const {
        return static_cast<double>(std::max<std::uint64_t>(1, games())) * options_.setup.players;
    }
    bool is_common(const Seen& seen) const {
        return seen.sides >= kFewestSides && static_cast<double>(seen.sides) >= kRare * sides();
    }

    Effect effect_of(int index, const Seen& seen) const {
        Effect effect{match_->verbs().at(index), seen, seen.win_share()};
        if (effect.share.low > even_) effect.surely = effect.share.low - even_;
        if (effect.share.high < even_) effect.surely = effect.share.high - even_;
        return effect;
    }

    std::vector<Effect> find_effects() const {
        std::vector<Effect> all;
        for (std::size_t i = 0; i < result_.study.actions.size(); ++i)
            if (is_common(result_.study.actions[i]))
                all.push_back(effect_of(static_cast<int>(i), result_.study.actions[i]));
        return all;
    }

    std::pair<double, double> mean_points(const std::string& kind) const {
        const Study::Sources& sources = result_.study.sources;
        const auto& [winners, others] = sources.points.at(kind);
        return {
            static_cast<double>(winners) / static_cast<double>(std::max<std::uint64_t>(1, sources.winners)),
            static_cast<double>(others) / static_cast<double>(std::max<std::uint64_t>(1, sources.others))};
    }

    const Texts& texts_;
    const SimulateOptions& options_;
    const SimulateResult& result_;
    const GameRow& game_;
    std::unique_ptr<AnyGame> match_;
    double even_;
    std::vector<Effect> effects_;
};

}  // namespace

std::string simulate_report(const Texts& texts, const SimulateOptions& options, const SimulateResult& result,
                            const Shelf& shelf) {
    return SimulateReport{texts, options, result, shelf}.html();
}

}  // namespace orrery::report
