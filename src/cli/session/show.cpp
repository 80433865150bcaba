#include "cli/session/show.h"

#include <algorithm>
#include <numeric>

#include "cli/boards/outline.h"
#include "cli/session/story.h"
#include "cli/terminal/text_table.h"
#include "core/text.h"

namespace orrery::cli {

namespace {

std::vector<int> seats_by_rank(const AnyGame& game, const Standing& standing) {
    std::vector<int> seats(static_cast<std::size_t>(game.players()));
    std::iota(seats.begin(), seats.end(), 0);
    std::ranges::stable_sort(seats, {},
                             [&](int seat) { return standing.ranks[static_cast<std::size_t>(seat)]; });
    return seats;
}

}  // namespace

Lines board_lines(const Context& context, const AnyGame& game, const Texts& texts, Seat viewer,
                  const std::vector<std::string>& who, const std::map<std::string, int>& live) {
    const Json view = game.view(viewer);
    const BoardArt* art = board_of(game.info().id);
    if (art == nullptr) return outline(view, context.width());
    const auto content = context.shelf.part(game.info().id).content_json(context.texts.language());
    return art->draw({view, texts, context.around.columns, context.around.rows, who, live,
                      content.value_or(Json(nullptr))});
}

Lines result_lines(const Context& context, const AnyGame& game, const Texts& texts,
                   const std::vector<std::string>& who) {
    const Standing standing = game.standing();
    const Breakdown points = game.breakdown();
    TextTable table;
    table.column({context.say("result.place"), Ink::Quiet}, Align::Right).column({}).column({});
    for (const PointsOf& kind : points)
        table.column({texts.get("points." + std::string{kind.kind}), Ink::Quiet}, Align::Right);
    table.column({context.say("result.score"), Ink::Strong}, Align::Right);
    for (const int seat : seats_by_rank(game, standing)) {
        const auto at = static_cast<std::size_t>(seat);
        const bool won = standing.ranks[at] == 1;
        std::vector<Line> row{
            {std::to_string(standing.ranks[at]) + (won ? " ★" : "  "), won ? Ink::Act : Ink::Plain},
            seat_name(seat, texts),
            {at < who.size() ? who[at] : "", Ink::Quiet}};
        for (const PointsOf& kind : points) row.emplace_back(std::to_string(kind.points[at]));
        row.push_back({std::to_string(standing.scores[at]), Ink::Strong});
        table.row(std::move(row));
    }
    return table.lines(context.width());
}

Json result_json(const AnyGame& game) {
    const Standing standing = game.standing();
    boost::json::array all;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(game.players()); ++seat)
        all.push_back(boost::json::object{
            {"seat", seat}, {"score", standing.scores[seat]}, {"rank", standing.ranks[seat]}});
    return all;
}

}  // namespace orrery::cli
