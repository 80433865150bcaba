#include "lab/report/arena_report.h"

#include "lab/report/charts.h"

namespace orrery::report {

namespace {

std::string say(const Texts& texts, std::string_view key, const Params& params = {}) {
    return texts.format("report.arena." + std::string{key}, params);
}

std::string percent(const Texts& texts, double share) { return texts.number(100 * share, 1) + '%'; }

std::vector<std::string> findings(const Texts& texts, const ArenaOptions& options,
                                  const ArenaSummary& summary) {
    std::vector<std::string> all;
    const ArenaBot& first = summary.bots.front();
    all.push_back(say(texts, "finding",
                      {{"bot", first.name},
                       {"share", percent(texts, first.win_share.share)},
                       {"low", percent(texts, first.win_share.low)},
                       {"high", percent(texts, first.win_share.high)},
                       {"even", percent(texts, 1.0 / options.setup.players)}}));
    if (options.sprt) {
        const auto [figures, verdict] = sprt_sentences(texts, *options.sprt, *summary.sprt);
        all.push_back(figures + ' ' + verdict);
    }
    if (summary.unfinished > 0)
        all.push_back(say(texts, "unfinished", {{"n", std::to_string(summary.unfinished)}}));
    return all;
}

std::string share_panel(const Texts& texts, const ArenaOptions& options, const ArenaSummary& summary) {
    std::vector<Bar> bars;
    for (const ArenaBot& bot : summary.bots)
        bars.push_back({.label = escaped(bot.name),
                        .note = texts.number(static_cast<double>(bot.games), 0) + ' ' + say(texts, "games"),
                        .share = bot.win_share});
    return share_bars(texts, bars, 1.0 / options.setup.players);
}

std::string anchor_of(const ArenaSummary& summary) {
    for (const ArenaBot& bot : summary.bots)
        if (bot.rating.low == bot.rating.high) return bot.name;
    return summary.bots.front().name;
}

std::string strength_panel(const Texts& texts, const ArenaSummary& summary) {
    std::vector<std::vector<std::string>> rows;
    for (const ArenaBot& bot : summary.bots) {
        const bool anchor = bot.rating.low == bot.rating.high;
        rows.push_back({bot.name, texts.number(bot.rating.elo, 0),
                        anchor ? std::string{}
                               : texts.format("interval", {{"low", texts.number(bot.rating.low, 0)},
                                                           {"high", texts.number(bot.rating.high, 0)}}),
                        texts.number(bot.rank.mean, 2), texts.number(bot.margin.mean, 2),
                        texts.number(1000 * bot.seconds_per_decision, 3) + " ms"});
    }
    return table({say(texts, "bot"), say(texts, "elo"), say(texts, "interval"), say(texts, "rank"),
                  say(texts, "margin"), say(texts, "thinking")},
                 rows);
}

}  // namespace

std::pair<std::string, std::string> sprt_sentences(const Texts& texts, const SprtPlan& plan,
                                                   const Sprt& sprt) {
    const Params params{{"elo0", texts.number(plan.elo0, 1)},
                        {"elo1", texts.number(plan.elo1, 1)},
                        {"llr", texts.number(sprt.llr, 2)},
                        {"lower", texts.number(sprt.lower, 2)},
                        {"upper", texts.number(sprt.upper, 2)}};
    const std::string verdict{name_of(sprt.verdict)};
    return {say(texts, "sprt.llr", params), say(texts, "sprt." + verdict, params)};
}

std::string arena_report(const Texts& texts, const ArenaOptions& options, const ArenaSummary& summary) {
    Page page{texts, say(texts, "title", {{"game", texts.get("game.title")}}),
              say(texts, "subtitle",
                  {{"n", std::to_string(options.setup.players)}, {"seed", std::to_string(options.seed)}})};
    page.findings(findings(texts, options, summary));
    page.facts({{texts.number(static_cast<double>(summary.blocks), 0), say(texts, "blocks")},
                {texts.number(static_cast<double>(summary.games), 0), say(texts, "games")},
                {texts.number(summary.mean_decisions, 0), texts.get("report.simulate.fact.decisions")},
                {texts.number(static_cast<double>(summary.unfinished), 0),
                 texts.get("report.simulate.fact.unfinished")}});
    page.wide_panel(say(texts, "shares"),
                    say(texts, "shares_about", {{"even", percent(texts, 1.0 / options.setup.players)}}),
                    share_panel(texts, options, summary));
    page.wide_panel(say(texts, "strength"), say(texts, "strength_about", {{"anchor", anchor_of(summary)}}),
                    strength_panel(texts, summary));
    return page.html();
}

}  // namespace orrery::report
