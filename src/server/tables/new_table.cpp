#include "server/tables/new_table.h"

#include <sodium.h>

#include <algorithm>

#include "core/fixed_vector.h"
#include "server/people/words.h"
#include "server/tables/barred.h"
#include "server/tables/bot_levels.h"
#include "store/replay.h"

namespace orrery::server {

using boost::json::object;
using store::GameState;
using store::SeatKind;
using store::SeatRow;

namespace {

Message bad(std::string_view field) { return {"error.table.field", {{"field", std::string{field}}}}; }

constexpr Field kWanted[] = {{"game", Is::Text},
                             {"name", Is::Text, kMayLack},
                             {"players", Is::Number},
                             {"options", Is::Object, kMayLack},
                             {"seats", Is::List},
                             {"shuffle", Is::Truth, kMayLack},
                             {"clock", Is::Object, kMayLack},
                             {"public", Is::Truth, kMayLack},
                             {"seed", Is::Number, kMayLack}};

// What is said of a seat, by its kind.
struct SeatFields {
    std::string_view kind;
    FixedVector<Field, 3> fields;
};
constexpr SeatFields kSeatFields[] = {
    {"me", {{"kind"}}},
    {"open", {{"kind"}}},
    {"bot", {{"kind"}, {"level", Is::Number}, {"temper", Is::Text, kMayLack}}},
    {"guest", {{"kind"}, {"name"}}},
};

Result<Setup> read_setup(const GameInfo& info, const object& wanted) {
    Setup setup;
    if (auto problem = set_players(info, setup, *number_field(wanted, "players"))) return *problem;
    const auto* options = wanted.if_contains("options");
    if (options == nullptr) return setup;
    for (const auto& option : options->get_object()) {
        if (!option.value().is_string()) return bad("options");
        if (auto problem = set_option(info, setup, option.key(), option.value().get_string()))
            return *problem;
    }
    return setup;
}

Result<SeatRow> read_seat(const Json& json, const std::string& person, const WeightSets& sets,
                          std::size_t most) {
    SeatRow seat;
    const auto* wanted = json.if_object();
    const auto kind = wanted == nullptr ? std::nullopt : text_field(*wanted, "kind");
    if (!kind) return bad("seats");
    for (const auto& [name, fields] : kSeatFields)
        if (name == *kind)
            if (const auto field = stranger(*wanted, {fields})) return bad(*field);
    if (*kind == "open") return seat;
    if (*kind == "bot") {
        const auto level = number_field(*wanted, "level");
        if (!level || !is_level(*level)) return bad("level");
        seat.kind = SeatKind::Bot;
        seat.level = static_cast<int>(*level);
        seat.temper = text_field(*wanted, "temper").value_or("");
        if (wanted->contains("temper") && !sets.is_temper(seat.temper)) return bad("temper");
        return seat;
    }
    seat.kind = SeatKind::Person;
    seat.person = person;
    if (*kind == "me") return seat;
    const auto name = text_field(*wanted, "name");
    const auto clean = name ? clean_name(*name, most) : std::nullopt;
    if (*kind != "guest" || !clean) return bad("seats");
    seat.name = *clean;
    return seat;
}

Result<std::vector<SeatRow>> read_seats(const object& wanted, const std::string& person,
                                        const WeightSets& sets, const Limits& limits, int players) {
    const auto& items = wanted.at("seats").get_array();
    if (items.size() != static_cast<std::size_t>(players)) return bad("seats");
    std::vector<SeatRow> seats;
    for (const Json& item : items) {
        auto seat = read_seat(item, person, sets, limits.name_bytes);
        if (!seat) return seat.problem();
        seats.push_back(std::move(*seat));
    }
    const auto me = [](const SeatRow& seat) { return seat.kind == SeatKind::Person && seat.name.empty(); };
    if (std::ranges::count_if(seats, me) > 1) return bad("seats");
    if (truth_field(wanted, "shuffle"))
        for (std::size_t i = seats.size(); i > 1; --i)
            std::swap(seats[i - 1], seats[randombytes_uniform(static_cast<std::uint32_t>(i))]);
    for (std::size_t i = 0; i < seats.size(); ++i) seats[i].seat = static_cast<int>(i);
    return seats;
}

Result<Clock> read_wanted_clock(const object& wanted) {
    const auto* json = wanted.if_contains("clock");
    if (json == nullptr) return Clock{};
    const object& clock = json->get_object();
    std::string text = text_field(clock, "kind").value_or("");
    FixedVector<std::string_view, 2> fields;
    if (text == "live") fields = {"minutes", "increment"};
    if (text == "days") fields = {"days"};
    if (fields.empty() && text != "none") return bad("clock");
    for (const std::string_view field : fields) {
        const auto number = number_field(clock, field);
        if (!number) return bad("clock");
        text += ' ' + std::to_string(*number);
    }
    const auto read = read_clock(text);
    if (!read || clock.size() != fields.size() + 1) return bad("clock");
    return *read;
}

// Somebody who shares the device: not as another account, nor as the person was and may not be any more.
bool may_be_called(store::Store& store, const std::string& person, const std::string& name) {
    const auto other = store.account(name);
    return (!other || other->id == person) && !store.lost_name(person, name);
}

}  // namespace

Result<Wish> read_wish(const Hall& hall, const object& wanted, const std::string& person) {
    if (const auto field = misfit(wanted, kWanted)) return bad(*field);
    if (const auto field = stranger(wanted, {kWanted})) return bad(*field);
    const std::string kind = *text_field(wanted, "game");
    const GameInfo* info = hall.games().find(kind);
    if (info == nullptr) return unknown_game(kind);
    const auto setup = read_setup(*info, wanted);
    if (!setup) return setup.problem();
    const auto made = hall.games().make(kind, *setup);
    if (!made) return made.problem();
    const Services& services = hall.services();
    auto seats = read_seats(wanted, person, services.shelf.weights(kind), services.limits, setup->players);
    if (!seats) return seats.problem();
    for (const SeatRow& seat : *seats)
        if (!seat.name.empty() && !may_be_called(services.store, person, seat.name))
            return Message{"error.table.name", {{"name", seat.name}}};
    const auto clock = read_wanted_clock(wanted);
    if (!clock) return clock.problem();
    const auto given = text_field(wanted, "name");
    const auto name = given ? clean_line(*given, services.limits.name_bytes) : std::nullopt;
    Wish wish;
    wish.stored.seats = std::move(*seats);
    store::TableRow& row = wish.stored.game;
    row.kind = kind;
    row.rules_version = info->rules_version;
    row.content = content_digits((*made)->content_hash());
    row.players = setup->players;
    row.options = store::options_text(*info, *setup);
    row.name = name.value_or("");
    row.clock = clock_text(*clock);
    row.is_public = truth_field(wanted, "public");
    row.owner = person;
    if (const auto seed = number_field(wanted, "seed")) wish.seed = static_cast<std::uint64_t>(*seed);
    return wish;
}

void open_table(Hall& hall, store::StoredGame stored, std::optional<std::uint64_t> seed,
                std::function<void(Live*)> done) {
    store::TableRow& row = stored.game;
    row.id = new_id();
    FairSeed luck{};
    randombytes_buf(luck.data(), luck.size());
    row.seed = to_hex(seed ? seed_from_number(*seed) : luck);
    row.chosen = seed.has_value();
    row.created = row.updated = hall.now();
    row.state = GameState::Waiting;
    row.next.clear();
    auto table = Table::load(stored, hall.games(), hall.now());
    if (!table) return done(nullptr);
    Draft draft;
    for (SeatRow& seat : stored.seats) {
        if (seat.kind != SeatKind::Open) continue;
        add_invite(draft, hall.services().key, row.id, seat);
    }
    if (row.chosen) add_note(draft, *table, -1, "chosen_seed " + std::to_string(*seed), hall.now());
    hall.add(stored, draft, std::move(done));
}

void join(Hall& hall, const std::string& token, const std::string& person,
          std::function<void(std::variant<Live*, Refused>)> done) {
    const auto invite = hall.services().store.invite(hash_of(token));
    if (!invite) return done(Refused{"no_invite"});
    if (!invite->used_by.empty()) return done(Refused{"used"});
    Live* live = hall.find(invite->game);
    if (live == nullptr) return done(Refused{"no_invite"});
    hall.when_free(*live, [&hall, invite = *invite, person, done](Live& free) {
        const Table& table = free.table;
        if (table.row().state == GameState::Removed) return done(Refused{"no_invite"});
        SeatRow seat = table.seat(static_cast<Seat>(invite.seat));
        const bool current =
            hash_of(invite_token(hall.services().key, table.id(), seat.seat, seat.invites)) == invite.hash;
        if (!current || seat.conceded || (seat.kind != SeatKind::Open && !seat.replaced))
            return done(Refused{"used"});
        if (table.over()) return done(Refused{"over"});
        if (seat.replaced && seat.person != person &&
            hall.now() < table.held_until(static_cast<Seat>(seat.seat)))
            return done(Refused{"held"});
        const auto blocked = hall.services().store.blocked_by(table.row().owner);
        if (std::ranges::find(blocked, person) != blocked.end() || is_barred(hall, table, person))
            return done(Refused{"blocked"});
        if (table.has_seat(person) && seat.person != person) return done(Refused{"seated"});
        const Services& services = hall.services();
        const bool waits = table.row().state == GameState::Waiting && table.row().owner != person;
        if (waits && services.store.waiting_seats_of(person) >= services.limits.waiting_seats)
            return done(Refused{"waiting_seats"});
        seat.kind = SeatKind::Person;
        seat.person = person;
        seat.name.clear();
        seat.replaced = seat.conceded = false;
        Draft draft;
        const auto open = [&](const SeatRow& each) {
            return each.kind == SeatKind::Open && each.seat != seat.seat;
        };
        if (table.row().state == GameState::Waiting && std::ranges::none_of(table.seats(), open)) {
            draft.state = GameState::Playing;
            add_chance(draft, table, hall.now());
        }
        const int at = seat.seat;
        draft.seats.push_back(std::move(seat));
        draft.invites.push_back({.hash = invite.hash, .game = invite.game, .seat = at, .used_by = person});
        add_early_note(draft, table, at, "joined", hall.now(), services.limits);
        hall.commit(free, std::move(draft), "", [&free, done](store::Written written) {
            if (written == store::Written::Done) return done(&free);
            done(Refused{written == store::Written::Conflict ? "used" : "store"});
        });
    });
}

}  // namespace orrery::server
