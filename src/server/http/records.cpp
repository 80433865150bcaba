// A record that somebody opens in the page: looked at from any seat at any moment, and stored nowhere.
#include "engine/record.h"
#include "server/http/routes.h"
#include "server/people/words.h"
#include "server/show/course.h"
#include "store/replay.h"

namespace orrery::server::routes_detail {

using boost::json::object;

namespace {

constexpr std::string_view kReader = "record";  // whose seats they are, while it is looked at

store::TableRow row_of(const Record& record, bool over) {
    const AnyGame& start = record.match.start();
    store::TableRow row;
    row.id = kReader;
    row.kind = start.info().id;
    row.rules_version = start.info().rules_version;
    row.content = content_digits(start.content_hash());
    row.players = start.players();
    row.options = store::options_text(start.info(), start.setup());
    row.seed = to_hex(record.header.seed.value_or(FairSeed{}));
    row.clock = "none";
    row.state = over ? store::GameState::Over : store::GameState::Playing;
    return row;
}

// The table as it stood after so many answers.
store::StoredGame stored_of(const Record& record, std::size_t ply) {
    const auto answers = record.match.answers();
    const bool over = ply == answers.size() && record.match.game().over();
    store::StoredGame stored{.game = row_of(record, over), .seats = {}, .entries = {}};
    for (int seat = 0; seat < record.match.start().players(); ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        store::SeatRow row;
        row.seat = seat;
        row.kind = store::SeatKind::Person;
        row.person = kReader;
        if (at < record.header.seats.size()) row.name = record.header.seats[at];
        stored.seats.push_back(std::move(row));
    }
    for (std::size_t i = 0; i < ply; ++i) {
        const Answer& answer = answers[i];
        stored.entries.push_back({.n = static_cast<std::int64_t>(i + 1),
                                  .kind = store::EntryKind::Answer,
                                  .ply = static_cast<int>(i + 1),
                                  .seat = answer.seat == kChance ? -1 : answer.seat,
                                  .body = record.match.game().verbs().write(answer.action),
                                  .at = 0,
                                  .spent = 0});
    }
    return stored;
}

// A match that began from a laid-out position cannot be set up from its header.
bool set_up_alike(const Record& record, const Games& games) {
    const AnyGame& start = record.match.start();
    const auto fresh = games.make(start.info().id, start.setup());
    return fresh && (*fresh)->state() == start.state();
}

// What of a game is to be shown, and to whom.
struct Moment {
    std::size_t ply;
    Seat seat;
};
std::optional<Moment> moment_in(const object& body, const Record& record) {
    const auto ply = number_field(body, "ply");
    const auto seat = number_field(body, "seat");
    const auto all = static_cast<std::int64_t>(record.match.ply());
    if (ply && (*ply < 0 || *ply > all)) return std::nullopt;
    if (seat && (*seat < 0 || *seat >= record.match.start().players())) return std::nullopt;
    return Moment{static_cast<std::size_t>(ply.value_or(all)), seat ? static_cast<Seat>(*seat) : kSpectator};
}

}  // namespace

void post_records(Api& api, const Request& request, const std::string&, const Respond& respond) {
    if (const Room room = api.allowed_address("reading", request.address, api.limits().readings); !room)
        return respond(api.too_many(request, room));
    const auto body = body_of(api, request);
    const auto text = body ? text_field(*body, "record") : std::nullopt;
    if (!text) return respond(api.refusal(request, 400, "malformed"));
    const Games& games = api.hall().games();
    const Language language = api.language_of_request(request);
    const Texts& texts = api.hall().services().books.texts(language);
    const auto record = read_record(*text, games);
    if (!record) return respond(refusal_saying(400, "record", texts.format(record.problem())));
    const auto moment = moment_in(*body, *record);
    if (!moment) return respond(api.refusal(request, 404, "no_ply"));
    if (!set_up_alike(*record, games)) return respond(api.refusal(request, 400, "record"));
    auto table = Table::load(stored_of(*record, moment->ply), games, 0);
    if (!table) return respond(refusal_saying(400, "record", texts.format(table.problem())));
    const Live live{std::move(*table)};
    const std::string reader{kReader};
    const Glance glance{api.hall(), live, reader, language, Eyes{moment->seat}};
    object json = shown_position(glance, 0);
    object fair{{"commitment", record->header.commitment}};
    if (record->header.seed) fair["verified"] = !verify_chance(*record).has_value();
    json["fair"] = std::move(fair);
    respond(json_response(object{{"position", std::move(json)}, {"course", course_json(record->match)}}));
}

}  // namespace orrery::server::routes_detail
