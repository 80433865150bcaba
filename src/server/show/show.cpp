#include "server/show/show.h"

#include <algorithm>

#include "core/text.h"
#include "engine/question.h"
#include "engine/record.h"
#include "server/show/hidden.h"
#include "server/tables/messages.h"

namespace orrery::server {

using boost::json::array;
using boost::json::object;
using store::GameState;
using store::SeatKind;

namespace {

// "Cadet Vega": the level, and a star that no other bot of this table is called after.
std::string bot_name(const Glance& glance, const store::SeatRow& row) {
    constexpr std::uint64_t kStars = 10;
    static_assert(kStars >= kMaxSeats);
    const std::uint64_t star =
        (stable_hash(glance.table().id()) + static_cast<std::uint64_t>(row.seat)) % kStars;
    return glance.say("bot.name", {{"level", "level." + std::to_string(row.level) + ".name", true},
                                   {"star", "bot.star." + std::to_string(star), true}});
}

// Of the person or the bot; of an open seat its colour.
std::string name_at(const Glance& glance, const store::SeatRow& row) {
    if (row.kind == SeatKind::Bot) return bot_name(glance, row);
    return row.name.empty() ? glance.hall.name_of(row.person) : row.name;
}

object seat_json(const Glance& glance, const store::SeatRow& row) {
    const auto& services = glance.hall.services();
    const bool bot = row.kind == SeatKind::Bot;
    object json{{"seat", row.seat},
                {"kind", name_of(row.kind)},
                {"name", name_at(glance, row)},
                {"you", glance.table().belongs_to(static_cast<Seat>(row.seat), glance.person)},
                {"online", bot || (!row.person.empty() && glance.hall.online(row.person))},
                {"conceded", row.conceded},
                {"replaced", row.replaced}};
    if (bot) json["level"] = row.level;
    if (bot && !row.temper.empty()) json["temper"] = row.temper;
    const bool wanted =
        row.kind == SeatKind::Open || glance.table().given_up(static_cast<Seat>(row.seat), glance.hall.now());
    const bool may_invite = glance.table().has_seat(glance.person) ||
                            glance.table().row().owner == glance.person ||
                            (glance.table().row().is_public && row.kind == SeatKind::Open);
    if (wanted && may_invite && row.invites > 0 && !glance.table().over())
        json["invite"] = "/join#" + invite_token(services.key, glance.table().id(), row.seat, row.invites);
    return json;
}

array asked_json(const Table& table) {
    array asked;
    for (Seat seat = 0; seat < table.seats().size(); ++seat)
        if (table.is_asked(seat)) asked.push_back(seat);
    return asked;
}

bool your_turn(const Glance& glance) {
    for (Seat seat = 0; seat < glance.table().seats().size(); ++seat)
        if (glance.table().is_asked(seat) && glance.table().is_person(seat) &&
            glance.table().belongs_to(seat, glance.person))
            return true;
    return false;
}

array breakdown_json(const AnyGame& game, const Texts& texts) {
    array all;
    for (const PointsOf& row : game.breakdown()) {
        array points;
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(game.players()); ++seat)
            points.push_back(row.points[seat]);
        const std::string key = "points." + std::string{row.kind};
        all.push_back(object{{"key", row.kind}, {"name", texts.get(key)}, {"points", std::move(points)}});
    }
    return all;
}

object standing_json(const AnyGame& game, const Texts& texts) {
    const Standing standing = game.standing();
    array scores;
    array ranks;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(game.players()); ++seat) {
        scores.push_back(standing.scores[seat]);
        ranks.push_back(standing.ranks[seat]);
    }
    return {{"scores", std::move(scores)},
            {"ranks", std::move(ranks)},
            {"breakdown", breakdown_json(game, texts)}};
}

array clocks_json(const Glance& glance) {
    array clocks;
    const Table& table = glance.table();
    if (table.clock().kind == Clock::Kind::None) return clocks;
    for (Seat seat = 0; seat < table.seats().size(); ++seat)
        if (table.is_person(seat))
            clocks.push_back(object{{"seat", seat},
                                    {"left_ms", std::max<Millis>(0, table.left(seat, glance.hall.now()))},
                                    {"running", table.clock_runs(seat)}});
    return clocks;
}

object fair_json(const Glance& glance) {
    const Table& table = glance.table();
    object fair{{"commitment", commitment(table.seed())}};
    if (table.row().chosen) fair["chosen"] = true;
    if (!table.over()) return fair;
    const Record record{{{}, commitment(table.seed()), table.seed()}, table.match()};
    fair["seed"] = to_hex(table.seed());
    fair["verified"] = !verify_chance(record).has_value();
    return fair;
}

Json undo_json(const Glance& glance) {
    const UndoRequest& request = *glance.live.undo;
    array agreed;
    bool yours = false;
    for (const Seat seat : request.needed) {
        if (request.agreed.contains(seat))
            agreed.push_back(seat);
        else
            yours = yours || glance.table().belongs_to(seat, glance.person);
    }
    return object{{"by", request.by}, {"to", request.to}, {"agreed", std::move(agreed)}, {"yours", yours}};
}

// What one press of "undo" takes back, and what "undo the turn" does: of the viewer's seats the one that
// answered last. Null: there is nothing, or it is not the viewer's to take back.
Json undo_offer_json(const Glance& glance) {
    const Table& table = glance.table();
    if (!table.playing() || glance.eyes.seat == kSpectator) return nullptr;
    const Match& match = table.match();
    std::optional<std::size_t> to;
    Seat by = kNobody;
    for (Seat seat = 0; seat < table.seats().size(); ++seat) {
        if (!table.belongs_to(seat, glance.person) || !table.is_person(seat)) continue;
        const auto act = match.before_last_act(seat);
        if (!act || (to && *act <= *to)) continue;
        to = act;
        by = seat;
    }
    if (!to || table.undos(by) >= table.share_of(glance.hall.services().limits.table_undos)) return nullptr;
    const bool free = match.ply() - *to <= match.free_undo(by);
    // Who is away for a while is asked, too.
    const bool alone = std::ranges::none_of(table.seats(), [&](const store::SeatRow& row) {
        return row.kind == SeatKind::Person && !row.conceded && row.person != glance.person;
    });
    return object{{"seat", by},
                  {"to", *to},
                  {"turn", *match.before_last_turn(by)},
                  {"free", free},
                  {"asks", !free && !alone}};
}

// When the table goes if nothing happens at it.
Millis expiry_of(const Glance& glance) {
    const Limits& limits = glance.hall.services().limits;
    const bool playing = glance.table().playing();
    return glance.table().row().updated + (playing ? limits.playing_table_idle : limits.waiting_table_idle);
}

// A table that nobody named is called after its owner, in the language of whoever looks.
std::string name_of_table(const Glance& glance) {
    const store::TableRow& row = glance.table().row();
    if (!row.name.empty()) return row.name;
    const std::string owner = glance.hall.name_of(row.owner);
    return owner.empty() ? glance.say("table.nameless") : glance.say("table.name", {{"person", owner}});
}

}  // namespace

object clock_json(const Clock& clock) {
    if (clock.kind == Clock::Kind::Live)
        return {{"kind", "live"}, {"minutes", clock.minutes}, {"increment", clock.increment}};
    if (clock.kind == Clock::Kind::Days) return {{"kind", "days"}, {"days", clock.days}};
    return {{"kind", "none"}};
}

Eyes eyes_of(const Table& table, const std::string& person, std::optional<Seat> there) {
    std::optional<Seat> first, asked;
    for (Seat seat = 0; seat < table.seats().size(); ++seat) {
        if (person.empty() || table.seat(seat).person != person) continue;
        const bool is_asked = table.belongs_to(seat, person) && table.is_person(seat) && table.is_asked(seat);
        if (!first || seat == there) first = seat;
        if (is_asked && (!asked || seat == there)) asked = seat;
    }
    if (!first) return {};
    const Seat eyes = asked.value_or(*first);
    const bool hidden = eyes != there && table.seats_of(person) > 1 && table.playing() &&
                        hides_something(table.match().game(), eyes);
    return hidden ? Eyes{kSpectator, asked} : Eyes{eyes};
}

std::string seat_name(const Texts& texts, int seat) {
    return texts.get("name.seat." + std::string{kSeatNames[seat]});
}

std::string waiting_text(const Glance& glance, const Actors& actors, std::string_view step) {
    if (actors.over() || actors.chance) return "";
    const Table& table = glance.table();
    std::string names;
    bool bots = true;
    int count = 0;
    for (Seat seat = 0; seat < table.seats().size(); ++seat) {
        if (!actors.includes(seat)) continue;
        const std::string name = name_at(glance, table.seat(seat));
        names += (names.empty() ? "" : ", ") + (name.empty() ? seat_name(glance.texts(), seat) : name);
        bots = bots && table.is_bot(seat);
        ++count;
    }
    const std::string title = question_of(glance.texts(), step).title;
    const char* key = !bots || !table.playing() ? "waiting.for" : count == 1 ? "waiting.bot" : "waiting.bots";
    return title.empty() ? names : glance.say(key, {{"players", names}, {"what", title}});
}

namespace {

// Bots may have to wait for more than their turn.
std::string waiting_now(const Glance& glance) {
    const Table& table = glance.table();
    const std::string text = waiting_text(glance, table.match().game().actors(), table.step());
    const Millis rest = glance.live.bots_rest_until - glance.hall.now();
    if (rest <= 0) return text;
    return glance.say("waiting.budget", {{"what", text}, {"n", std::to_string(rest / 1000 + 1)}});
}

}  // namespace

object summary_json(const Glance& glance) {
    const Table& table = glance.table();
    array seats;
    for (const store::SeatRow& seat : table.seats()) seats.push_back(seat_json(glance, seat));
    object json{
        {"id", table.id()},
        {"game", table.row().kind},
        {"name", name_of_table(glance)},
        {"state", name_of(table.row().state)},
        {"seats", std::move(seats)},
        {"clock", clock_json(table.clock())},
        {"v", table.version()},
        {"your_turn", your_turn(glance)},
        {"asked", asked_json(table)},
        {"prompt", table.playing() ? waiting_text(glance, table.match().game().actors(), table.step()) : ""},
        {"updated", table.row().updated / 1000},
        {"public", table.row().is_public},
        {"hot_seat", table.hot_seat()}};
    if (!table.row().next.empty()) json["next"] = table.row().next;
    if (table.over()) json["standing"] = standing_json(table.match().game(), glance.texts());
    json["commitment"] = commitment(table.seed());
    if (!table.over()) json["expires"] = expiry_of(glance) / 1000;
    json["yours"] = !glance.person.empty() && table.row().owner == glance.person;
    json["chat"] = may_chat(table, glance.person);
    json["open_chat"] = table.row().open_chat;
    return json;
}

object shown_position(const Glance& glance, std::int64_t since) {
    const Table& table = glance.table();
    const AnyGame& game = table.match().game();
    const Seat eyes = glance.eyes.seat;
    Json view = game.view(eyes);
    if (table.playing()) table.know_step(view);
    object json{{"table", summary_json(glance)},
                {"v", table.version()},
                {"ply", table.match().ply()},
                {"viewer", eyes == kSpectator ? Json(nullptr) : Json(eyes)},
                {"view", std::move(view)},
                {"prompt", prompt_json(glance)},
                {"waiting", table.playing() ? waiting_now(glance) : ""},
                {"log", log_json(glance, since)},
                {"notes", notes_json(glance, since)},
                {"standing", standing_json(game, glance.texts())},
                {"clocks", clocks_json(glance)},
                {"fair", fair_json(glance)},
                {"curtain", glance.eyes.behind.has_value()}};
    if (glance.eyes.behind) json["curtain_seat"] = *glance.eyes.behind;
    json["undo"] = undo_offer_json(glance);
    if (glance.live.undo) json["undo_request"] = undo_json(glance);
    return json;
}

object shown_position_at(const Glance& glance, std::size_t ply) {
    const auto game = glance.table().match().at(ply);
    object json = shown_position(glance, glance.table().version());
    json["ply"] = ply;
    json["view"] = game->view(glance.eyes.seat);
    json["prompt"] = json["undo"] = nullptr;
    json["waiting"] = waiting_text(glance, game->actors(), step_of(game->view(kSpectator)));
    json["log"] = log_until_json(glance, ply);
    json["standing"] = standing_json(*game, glance.texts());
    json["curtain"] = false;
    json.erase("curtain_seat");
    return json;
}

}  // namespace orrery::server
