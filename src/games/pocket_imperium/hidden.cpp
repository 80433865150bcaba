// What a seat may know (section 9): all but the plans of others that are not revealed yet and what the bounty
// tiles that others took are worth.
#include "core/mix.h"
#include "games/pocket_imperium/options.h"
#include "games/pocket_imperium/rules.h"
#include "games/pocket_imperium/steps.h"

namespace orrery::pi {

namespace {

using boost::json::array;
using boost::json::object;

bool agree(const Plan& one, const Plan& other, int reveals) {
    for (std::size_t i = 0; i < static_cast<std::size_t>(reveals); ++i)
        if (!(one.reveals[i] == other.reveals[i])) return false;
    return true;
}

// The first of the plans that look the same to the others, as it stands in a state: 0 for none.
using SeenPlans = std::array<std::array<std::uint8_t, kPlans + 1>, kReveals + 1>;
SeenPlans seen_plans() {
    SeenPlans seen{};
    for (std::size_t reveals = 0; reveals < seen.size(); ++reveals)
        for (int plan = 0; plan < kPlans; ++plan) {
            int first = plan < kSinglePlans ? 0 : kSinglePlans;
            while (!agree(plan_of(first), plan_of(plan), static_cast<int>(reveals))) ++first;
            seen[reveals][static_cast<std::size_t>(plan + 1)] = static_cast<std::uint8_t>(first + 1);
        }
    return seen;
}

// What the viewer knows of a player, less what is the same for all players.
std::uint64_t known_of(const State& s, Seat seat, Seat viewer) {
    static const SeenPlans seen = seen_plans();
    const Player& player = s.players[seat];
    const bool open = seat == viewer || s.todo.empty();
    const std::uint64_t plan = open ? player.plan : seen[s.reveals][player.plan];
    const std::uint64_t bounty_points = open ? player.bounty_points : 0;
    return player.points | plan << 8U | std::uint64_t{player.chosen} << 16U |
           std::uint64_t{player.bounties} << 24U | bounty_points << 32U;
}

// A plan that looks the same to the others: equal in what is revealed, otherwise any.
std::uint8_t imagined_plan(const State& s, std::uint8_t plan, Rng& rng) {
    FixedVector<std::uint8_t, kPairPlans> possible;
    for (int other = first_plan(s.seats()); other < last_plan(s.seats()); ++other)
        if (agree(plan_of(plan - 1), plan_of(other), s.reveals))
            possible.push_back(static_cast<std::uint8_t>(other + 1));
    return possible[rng.below(static_cast<std::uint32_t>(possible.size()))];
}

// PI-127: the values of the tiles that others took and of those on the board are dealt anew among them.
void redeal_bounty(State& s, Seat viewer, Rng& rng) {
    int points = s.point_tiles;
    int tiles = s.blank_tiles + s.point_tiles;
    for (Seat seat = 0; seat < s.seats(); ++seat) {
        if (seat == viewer) continue;
        points += s.players[seat].bounty_points;
        tiles += s.players[seat].bounties;
    }
    for (Seat seat = 0; seat < s.seats(); ++seat) {
        if (seat == viewer) continue;
        Player& player = s.players[seat];
        player.bounty_points = 0;
        for (int i = 0; i < player.bounties; ++i, --tiles) {
            if (rng.below(static_cast<std::uint32_t>(tiles)) >= static_cast<std::uint32_t>(points)) continue;
            ++player.bounty_points;
            --points;
        }
    }
    s.point_tiles = static_cast<std::uint8_t>(points);
    s.blank_tiles = static_cast<std::uint8_t>(tiles - points);
}

array cards_json(const Cards& cards) {
    array list;
    for (const Command command : every<Command>())
        for (int i = 0; i < cards[command]; ++i) list.emplace_back(name_of(command));
    return list;
}

object seat_json(const State& s, Seat seat, Seat viewer, const Standing& standing) {
    const Player& player = s.players[seat];
    const bool open = seat == viewer || s.todo.empty();
    const bool worth_known = open || player.bounties == 0;
    array revealed;
    for (int i = 0; i < s.reveals && player.plan != 0; ++i)
        revealed.push_back(cards_json(plan_of(player.plan - 1).reveals[static_cast<std::size_t>(i)]));
    return {{"points", player.points},
            {"supply", supply(s, seat)},
            {"planned", player.plan != 0},
            {"plan", open && player.plan != 0 ? Json(plan_names()[player.plan - 1U]) : Json(nullptr)},
            {"revealed", std::move(revealed)},
            {"chosen", player.chosen != 0 ? Json(player.chosen) : Json(nullptr)},
            {"bounties", player.bounties},
            {"bounty_points", worth_known ? Json(player.bounty_points) : Json(nullptr)},
            {"score", standing.scores[seat]},
            {"rank", standing.ranks[seat]}};
}

Kind kind_of(const State& s, System system) {
    for (const Kind kind : every<Kind>())
        if (s.kinds[kind].has(system)) return kind;
    return Kind::Empty;
}

object system_json(const Now& now, System system) {
    const State& s = now.s;
    const Seat owner = holder(s, system);
    const auto& hex = now.map().hex[system];
    const std::string_view prime = s.choices.prime == kQuadPrime ? "quad_prime" : "tri_prime";
    return {{"kind", system == kPrime ? Json(prime) : to_json(kind_of(s, system))},
            {"q", hex[0]},
            {"r", hex[1]},
            {"sector", system == kPrime ? Json(nullptr) : Json((system - 1) / kTileSystems + 1)},
            {"owner", owner == kNobody ? Json(nullptr) : Json(owner)},
            {"ships", s.ships[system]},
            {"fresh", s.fresh[system]},
            {"bounty", s.bounty.has(system)},
            {"holds", capacity(s, system)},
            {"worth", points_of(s, SystemSet::of(system))}};
}

// What every sector would bring if it were scored now (PI-97).
array sectors_json(const Now& now) {
    array sectors;
    for (int slot = 1; slot <= now.map().slots; ++slot) {
        array points;
        for (const Player& player : now.s.players)
            points.emplace_back(
                points_of(now.s, player.held & now.map().sectors[static_cast<std::size_t>(slot)]));
        sectors.push_back(object{{"sector", slot}, {"points", std::move(points)}});
    }
    return sectors;
}

array tiles_json(const Now& now) {
    array tiles;
    for (int slot = 0; slot < now.map().slots; ++slot)
        tiles.push_back(to_json(now.s.tiles[static_cast<std::size_t>(slot)]));
    return tiles;
}

// The order being executed, and how many actions are left of it.
Json order_json(const State& s) {
    for (std::size_t i = s.todo.size(); i-- > 0;) {
        const Question& frame = s.todo[i];
        const auto order = [&](Command command) {
            return object{{"command", name_of(command)}, {"seat", frame.who.first()}, {"actions", frame.a}};
        };
        if (frame.step == Step::Expand) return order(Command::Expand);
        if (frame.step == Step::ExploreOrigin) return order(Command::Explore);
        if (frame.step == Step::ExterminateTarget) return order(Command::Exterminate);
    }
    return nullptr;
}

}  // namespace

State PocketImperium::imagine(const State& s, Seat viewer, Rng& rng) const {
    State dream = s;
    if (s.todo.empty()) return dream;  // at the end everything is open
    for (Seat seat = 0; seat < s.seats(); ++seat)
        if (seat != viewer && s.players[seat].plan != 0)
            dream.players[seat].plan = imagined_plan(s, s.players[seat].plan, rng);
    redeal_bounty(dream, viewer, rng);
    return dream;
}

void PocketImperium::unseal(State& s, Seat viewer) const {
    if (s.todo.empty() || s.asked().step != Step::MakePlan) return;
    for (Seat seat = 0; seat < s.seats(); ++seat) {
        if (seat == viewer) continue;
        s.players[seat].plan = 0;
        s.asked().who.seats = static_cast<std::uint8_t>(s.asked().who.seats | 1U << seat);
    }
}

// The kinds of systems follow from the tiles. How many of the bounty tiles that nobody took are blank is not
// known, how many there are is.
std::uint64_t PocketImperium::key(const State& s, Seat viewer) const {
    Mixer mix{s.round | std::uint64_t{s.first} << 8U | std::uint64_t{s.reveals} << 16U |
              std::uint64_t{s.scored} << 24U |
              std::uint64_t{static_cast<std::uint8_t>(s.blank_tiles + s.point_tiles)} << 32U};
    mix.add_bytes(s.ships);
    mix.add_bytes(s.fresh);
    for (Seat seat = 0; seat < s.seats(); ++seat)
        mix.add(s.players[seat].held.number(), known_of(s, seat, viewer));
    mix.add(s.held_before.number(), s.invaded.number());
    mix.add(s.bounty.number());
    mix.add_bytes(s.tiles);
    mix.add_items(s.todo);
    return mix.hash();
}

// Cards are turned over, the end opens the bounty tiles, or a seat looks at the tile that it took (PI-127).
std::uint8_t PocketImperium::reveals(const State& s, Seat seat, Action action) const {
    State after = s;
    play(after, seat, action);
    const bool cards = after.reveals != s.reveals && after.reveals > 0;
    if (cards || (after.todo.empty() && after.choices.bounty != 0)) return kEverybody;
    return verb_of(action) == Verb::Bounty ? witnesses(s, seat, action) : std::uint8_t{0};
}

std::uint8_t PocketImperium::witnesses(const State& s, Seat seat, Action action) const {
    if (verb_of(action) == Verb::Plan) return only(seat);
    if (verb_of(action) == Verb::Bounty) return only(s.asked().a);
    return kEverybody;
}

Json PocketImperium::view(const State& s, Seat viewer) const {
    const Now now{*atlas_, s, viewer};
    const Standing standing_now = pi::standing(s);
    array seats;
    for (Seat seat = 0; seat < s.seats(); ++seat) seats.push_back(seat_json(s, seat, viewer, standing_now));
    object systems;
    for (const System system : now.map().all) systems[system_names()[system]] = system_json(now, system);
    array scored;
    for (int slot = 1; slot <= now.map().slots; ++slot)
        if (((s.scored >> (slot - 1)) & 1U) != 0) scored.emplace_back(slot);
    return object{{"players", s.seats()},
                  {"over", s.todo.empty()},
                  {"step", s.todo.empty() ? Json(nullptr) : to_json(s.asked().step)},
                  {"round", s.round},
                  {"rounds", rounds_of(s.seats())},
                  {"first", s.first},
                  {"reveals", s.reveals},
                  {"order", order_json(s)},
                  {"galaxy", names_of(Galaxy{})[s.choices.galaxy]},
                  {"tiles", tiles_json(now)},
                  {"systems", std::move(systems)},
                  {"sectors", sectors_json(now)},
                  {"scored", std::move(scored)},
                  {"bounty_tiles", s.bounty.size()},
                  {"invaded", to_json(s.invaded)},
                  {"held_before", to_json(s.held_before)},
                  {"frames", to_json(s.todo)},
                  {"seats", std::move(seats)}};
}

}  // namespace orrery::pi
