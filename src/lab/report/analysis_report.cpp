#include "lab/report/analysis_report.h"

#include <algorithm>

#include "lab/report/charts.h"

namespace orrery::report {

namespace {

class AnalysisReport {
  public:
    AnalysisReport(const Texts& texts, const Record& record, std::string file, const AnalysisOptions& options,
                   const Analysis& analysis)
        : texts_{texts},
          record_{record},
          game_{record.match.game()},
          file_{std::move(file)},
          options_{options},
          analysis_{analysis} {}

    std::string html() const {
        Page page{texts_, say("title", {{"game", texts_.get("game.title")}}),
                  say("subtitle", {{"file", file_}, {"bot", options_.bot}})};
        page.findings(findings());
        page.wide_panel(say("curve"), say("curve_about"), curve());
        page.wide_panel(say("mistakes"), say("mistakes_about"), mistakes());
        page.wide_panel(say("seats"), say("seats_about"), seats());
        return page.html();
    }

  private:
    std::string say(std::string_view key, const Params& params = {}) const {
        return texts_.format("report.analysis." + std::string{key}, params);
    }
    std::string percent(double share) const { return texts_.number(100 * share, 1) + '%'; }
    std::string seat_name(std::size_t seat) const {
        return texts_.get("name.seat." + std::string{kSeatNames[seat]});
    }
    std::size_t players() const { return static_cast<std::size_t>(game_.players()); }

    std::vector<std::string> findings() const {
        std::vector<std::string> all;
        const Standing end = game_.standing();
        for (std::size_t seat = 0; game_.over() && seat < players(); ++seat)
            if (end.ranks[seat] == 1)
                all.push_back(
                    say("won", {{"player", seat_name(seat)}, {"score", std::to_string(end.scores[seat])}}));
        if (analysis_.mistakes.empty()) {
            all.push_back(say("no_mistakes"));
        } else {
            const JudgedDecision& worst = analysis_.decisions[analysis_.mistakes.front()];
            all.push_back(say("worst", {{"player", seat_name(worst.seat)},
                                        {"played", label(texts_, game_.verbs(), worst.played)},
                                        {"best", label(texts_, game_.verbs(), worst.best)},
                                        {"loss", texts_.number(100 * worst.loss(), 1)}}));
        }
        return all;
    }

    std::string curve() const {
        CurveChart chart;
        chart.alternative = say("curve_about");
        chart.whole_width = true;
        chart.x = {say("ply"), 0, static_cast<double>(record_.match.ply()), false};
        chart.y = {say("chance"), 0, 1, true};
        for (std::size_t seat = 0; seat < players(); ++seat) {
            Curve curve{who(seat), {}, static_cast<int>(seat)};
            for (const ChancePoint& point : analysis_.curve)
                curve.points.emplace_back(static_cast<double>(point.ply), point.chances[seat]);
            chart.curves.push_back(std::move(curve));
        }
        for (std::size_t i = 0; i < analysis_.mistakes.size(); ++i) {
            const JudgedDecision& mistake = analysis_.decisions[analysis_.mistakes[i]];
            chart.flags.push_back({static_cast<double>(mistake.ply), static_cast<int>(i) + 1});
        }
        return curve_chart(texts_, chart) + figures();
    }

    // A row for about every twentieth of the game.
    std::string figures() const {
        std::vector<std::string> titles{say("ply")};
        for (std::size_t seat = 0; seat < players(); ++seat) titles.push_back(seat_name(seat));
        std::vector<std::vector<std::string>> rows;
        const std::size_t step = std::max<std::size_t>(1, analysis_.curve.size() / 20);
        for (std::size_t i = 0; i < analysis_.curve.size(); i += step) {
            std::vector<std::string> row{std::to_string(analysis_.curve[i].ply)};
            for (std::size_t seat = 0; seat < players(); ++seat)
                row.push_back(percent(analysis_.curve[i].chances[seat]));
            rows.push_back(std::move(row));
        }
        return folded_table(texts_, titles, rows);
    }

    std::string who(std::size_t seat) const {
        return seat < record_.header.seats.size() ? record_.header.seats[seat] : "";
    }

    std::string mistakes() const {
        std::string cards;
        for (std::size_t i = 0; i < analysis_.mistakes.size(); ++i)
            cards += card(i + 1, analysis_.decisions[analysis_.mistakes[i]]);
        if (cards.empty()) return text_tag("p", "note", say("no_mistakes"));
        return tag("div", {{"class", "cards"}}, cards);
    }

    std::string card(std::size_t number, const JudgedDecision& mistake) const {
        const VerbTable& verbs = game_.verbs();
        const auto row = [&](std::string_view key, const std::string& markup) {
            return text_tag("dt", "", say(key)) + tag("dd", markup);
        };
        const std::string title =
            tag("h3", escaped(std::to_string(number) + ". ") + seat_label(texts_, mistake.seat));
        const std::string loss =
            text_tag("span", "loss", say("loss", {{"loss", texts_.number(100 * mistake.loss(), 1)}}));
        std::string rows =
            row("played",
                escaped(label(texts_, verbs, mistake.played) + " (" + percent(mistake.chance_played) + ')')) +
            row("better",
                escaped(label(texts_, verbs, mistake.best) + " (" + percent(mistake.chance_best) + ')'));
        if (const std::string why = words_for(mistake.reasons, texts_); !why.empty())
            rows += row("why", escaped(why));
        rows += row("see",
                    text_tag("code", "", "orrery replay " + file_ + " --to " + std::to_string(mistake.ply)));
        return tag("article", {{"class", "card"}}, tag("header", title + loss) + tag("dl", rows)) + '\n';
    }

    std::string seats() const {
        std::vector<std::vector<std::string>> rows;
        for (std::size_t seat = 0; seat < players(); ++seat) {
            const SeatAnalysis& own = analysis_.seats[seat];
            const double decisions = static_cast<double>(std::max<std::size_t>(1, own.decisions));
            rows.push_back({seat_name(seat) + (who(seat).empty() ? "" : " (" + who(seat) + ')'),
                            std::to_string(own.decisions),
                            percent(static_cast<double>(own.agreed) / decisions),
                            texts_.number(100 * own.loss / decisions, 2)});
        }
        return table({say("seat"), say("decisions"), say("agreed"), say("mean_loss")}, rows);
    }

    const Texts& texts_;
    const Record& record_;
    const AnyGame& game_;
    std::string file_;
    const AnalysisOptions& options_;
    const Analysis& analysis_;
};

}  // namespace

std::string analysis_report(const Texts& texts, const Record& record, const std::string& file,
                            const AnalysisOptions& options, const Analysis& analysis) {
    return AnalysisReport{texts, record, file, options, analysis}.html();
}

}  // namespace orrery::report
