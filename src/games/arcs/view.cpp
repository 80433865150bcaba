// The table as a seat sees it, with what follows from it, so that whoever draws it needs no rule: control,
// what the ambitions would bring now, keys, the state of the Court. README.md describes its shape.
#include <algorithm>

#include "games/arcs/actions.h"
#include "games/arcs/hands.h"
#include "games/arcs/rules.h"
#include "games/arcs/scoring.h"

namespace orrery::ar {

namespace {

using boost::json::array;
using boost::json::object;

Json seat_or_null(Seat seat) { return seat == kNobody ? Json(nullptr) : Json(seat); }
template <class E>
Json name_or_null(E value) {
    return value == E::None ? Json(nullptr) : to_json(value);
}
template <class List>
array numbers(const List& list, int n) {
    array out;
    for (int i = 0; i < n; ++i) out.emplace_back(list[at(i)]);
    return out;
}

object card_json(Card card) {
    return {{"card", card_names()[card]},
            {"suit", to_json(suit_of(card))},
            {"number", number_of(card)},
            {"pips", kPips[card]}};
}
array cards_json(CardSet cards) {
    array list;
    for (const Card card : cards) list.push_back(card_json(card));
    return list;
}

// --- the map ---

object place_json(const State& s, Place place) {
    const Seat owner = owner_of(s, place);
    const bool slot = kPlaceTables.slots[system_of(place)].has(place);
    const bool city = owner != kNobody && s.buildings.cities[owner].has(place);
    return {{"place", place_names()[place]},
            {"kind", slot                             ? "slot"
                     : kPlaceTables.clouds.has(place) ? "cloud"
                                                      : "gate"},
            {"owner", seat_or_null(owner)},
            {"piece", owner == kNobody ? Json(nullptr) : Json(city ? "city" : "starport")},
            {"damaged", s.buildings.damaged.has(place)},
            {"used", s.buildings.used.has(place)}};
}

object system_json(const State& s, System system) {
    array fleets, places;
    for (Seat seat = 0; seat < s.seats(); ++seat)
        fleets.push_back(
            object{{"fresh", s.fleets[system].fresh[seat]}, {"damaged", s.fleets[system].damaged[seat]}});
    const PlaceSet slots = kPlaceTables.slots[system];
    for (const Place place : places_of(system))
        if (slots.has(place) || owner_of(s, place) != kNobody) places.push_back(place_json(s, place));
    return {{"cluster", cluster_of(system) + 1},
            {"gate", is_gate(system)},
            {"type", name_or_null(kMap[system].type)},
            {"types", to_json(types_at(s, system))},
            {"in_play", in_play(s).has(system)},
            {"neighbours", to_json(neighbours(s, system))},
            {"controller", seat_or_null(controller(s, system))},
            {"fleets", std::move(fleets)},
            {"places", std::move(places)}};
}

// --- the Court ---

// Who could Secure it now, whoever's turn it is.
Seat leading_agent(const State& s, int position) {
    for (Seat seat = 0; seat < s.seats(); ++seat)
        if (judge_agents(s, seat, position)) return seat;
    return kNobody;
}

object guild_json(Court court) {
    const CourtRow& row = kCourt[court];
    return {{"court", row.name},
            {"suit", name_or_null(row.suit)},
            {"keys", row.keys},
            {"loyal", row.loyal},
            {"discards", row.discards()}};
}

object court_json(const State& s) {
    array row;
    for (int i = 0; i < row_size(s.seats()); ++i) {
        const Court court = s.row[at(i)];
        object position = court == Court::None ? object{{"court", nullptr}} : guild_json(court);
        position["agents"] = numbers(s.agents[at(i)], s.seats());
        position["leading"] = seat_or_null(leading_agent(s, i));
        row.push_back(std::move(position));
    }
    return {{"row", std::move(row)},
            {"deck", s.court_deck.size() + int{s.buried}},
            {"buried", s.buried ? Json("sworn_guardians") : Json(nullptr)},
            {"unseen", to_json(s.court_deck)},  // which cards are left is open, their order has none yet
            {"discard", to_json(s.court_discard)}};
}

// --- ambitions ---

object marker_json(const State& s, int marker) {
    constexpr std::string_view kNames[] = {"m_low", "m_mid", "m_high"};
    const MarkerValue value = value_of(s, marker);
    return {{"marker", kNames[marker]},
            {"first", value.first},
            {"second", value.second},
            {"flipped", marker < s.flipped}};
}

// The best first: of those available, that one is next (AR-74). A flipped marker may be worth more than one
// that is not (AR-256).
array markers_at(const State& s, Ambition ambition) {
    FixedVector<int, kMarkers> markers;
    for (int marker = 0; marker < kMarkers; ++marker)
        if (s.markers[at(marker)] == ambition) markers.push_back(marker);
    std::sort(markers.begin(), markers.end(),
              [&](int a, int b) { return value_of(s, a).first > value_of(s, b).first; });
    array list;
    for (const int marker : markers) list.push_back(marker_json(s, marker));
    return list;
}

object ambition_json(const State& s, Ambition ambition) {
    const auto gains = gains_of(s, ambition);
    const MarkerValue worth = worth_of(s, ambition);
    array counts, places, powers;
    for (Seat seat = 0; seat < s.seats(); ++seat) {
        counts.emplace_back(count_for(s, seat, ambition));
        places.emplace_back(gains[seat].place);
        powers.emplace_back(is_declared(s, ambition) ? gains[seat].power + gains[seat].bonus : 0);
    }
    return {{"markers", markers_at(s, ambition)},
            {"first", worth.first},
            {"second", worth.second},
            {"counts", std::move(counts)},
            {"neutral", neutral_count(s, ambition)},
            {"places", std::move(places)},
            {"gains", std::move(powers)}};
}

int gain_now(const State& s, Seat seat) {
    int sum = 0;
    for (const Ambition ambition : every<Ambition>())
        if (is_declared(s, ambition)) {
            const AmbitionGain gain = gains_of(s, ambition)[seat];
            sum += gain.power + gain.bonus;
        }
    return sum;
}

// --- players ---

array slots_json(const Player& player) {
    array slots;
    for (int slot = 0; slot < kSlots; ++slot) {
        if (slot == kHoldings && !slot_is_open(player, slot)) continue;
        slots.push_back(object{{"cost", kRaidCost[slot]},
                               {"open", slot_is_open(player, slot)},
                               {"token", name_or_null(player.slots[at(slot)])}});
    }
    return slots;
}

object boxes_json(const State& s, const Player& player) {
    object trophies;
    for (const Trophy kind : every<Trophy>())
        trophies[names_of(kind)[at(kind)]] = numbers(player.trophies[kind], s.seats());
    return {{"trophies", std::move(trophies)}, {"captives", numbers(player.captives, s.seats())}};
}

object seat_json(const State& s, Seat seat, Seat viewer, const Standing& standing) {
    const Player& player = s.players[seat];
    array guilds;
    for (const Court court : player.guilds) guilds.push_back(guild_json(court));
    object points;
    for (const PointsOf& row : breakdown(s)) points[row.kind] = row.points[seat];
    object json{{"power", standing.scores[seat]},
                {"rank", standing.ranks[seat]},
                {"points", std::move(points)},
                {"gain_now", gain_now(s, seat)},
                {"hand", player.hand.size()},
                {"cards", cards_json(player.hand & known_to(s, viewer))},
                {"slots", slots_json(player)},
                {"loose", to_json(player.loose)},
                {"cities", player.cities},
                {"city_bonus", kCityBonus[player.cities]},
                {"starports", player.starports},
                {"ships", player.ships},
                {"agents", player.agents},
                {"outrage", to_json(player.outrage)},
                {"placeholders", player.placeholders},
                {"guilds", std::move(guilds)},
                {"leader", name_or_null(player.leader)},
                {"lore", to_json(player.lore)}};
    for (auto& box : boxes_json(s, player)) json[box.key()] = std::move(box.value());
    return json;
}

// --- the round ---

object played_json(const State& s, const Played& played, CardSet known) {
    object json{{"owner", played.owner},
                {"mode", to_json(played.mode)},
                {"face_up", played.face_up()},
                {"claimed", played.claimed == 0 ? Json(nullptr) : Json(played.claimed - 1)}};
    if (known.has(played.card))
        for (auto& field : card_json(played.card)) json[field.key()] = std::move(field.value());
    else
        json["card"] = nullptr;
    json["zeroed"] = s.zeroed && played.mode == Mode::Lead;
    return json;
}

object turn_json(const State& s, Seat viewer) {
    const Turn& turn = s.turn;
    return {{"seat", turn.seat},
            {"mode", to_json(turn.mode)},
            {"suit", name_or_null(turn.suit)},
            {"pips", turn.pips},
            {"prelude", turn.prelude},
            {"battle", turn.battle},
            {"declared", turn.declared},
            {"fenced", turn.fenced},
            {"summoned", turn.summoned},
            {"spent", to_json(turn.spent)},
            {"secured", to_json(turn.secured)},
            {"redraw", viewer == turn.seat ? to_json(turn.redraw) : Json(nullptr)}};
}

// From the bottom: how many cards are in a layer, and those of them that the viewer knows.
array pile_json(const State& s, CardSet known) {
    array layers;
    for (int layer = 1; layer <= top_layer(s); ++layer) {
        CardSet cards;
        for (Card card = 0; card < kCards; ++card)
            if (s.layer[card] == layer) cards.add(card);
        layers.push_back(object{{"size", cards.size()}, {"known", to_json(cards & known)}});
    }
    return layers;
}

object cards_of_round(const State& s, Seat viewer) {
    const CardSet known = known_to(s, viewer);
    array played;
    for (const Played& each : s.played) played.push_back(played_json(s, each, known));
    array clockwise;
    for (int i = 0; i < s.seats(); ++i) clockwise.emplace_back((s.leader + i) % s.seats());
    return {{"leader", s.leader},
            {"order", std::move(clockwise)},
            {"played", std::move(played)},
            {"seized", s.seized},
            {"declared", s.declared},
            {"zeroed", s.zeroed},
            {"passes", s.passes},
            {"discard", pile_json(s, known)},
            {"open_discard", to_json(s.open_discard)},
            {"undealt", s.undealt.size()},
            {"known_to_all", to_json(s.open_knowledge)},
            {"known", to_json(known)}};
}

object setup_json(const State& s) {
    array out;
    for (int cluster = 0; cluster < kClusters; ++cluster)
        if (((s.out >> cluster) & 1U) != 0) out.emplace_back(cluster + 1);
    return {{"card", name_or_null(s.setup)},
            {"out", std::move(out)},
            {"leaders", s.choices.leaders},
            {"split_discard", s.choices.split_discard != 0}};
}

// AR-14: what a leader who is laid out would begin with, in the systems A, B and each C of the setup card.
object pieces_json(const StartPieces& pieces) {
    return {{"cities", pieces.cities}, {"starports", pieces.starports}, {"ships", pieces.ships}};
}
object draft_json(const State& s) {
    object starts;
    for (const Leader leader : s.leaders) {
        const LeaderRow& row = leader_row(leader);
        starts[row.name] = object{
            {"tokens", array{to_json(row.tokens[0]), to_json(row.tokens[1])}},
            {"pieces", array{pieces_json(row.a), pieces_json(row.b), pieces_json({.ships = row.c_ships})}}};
    }
    return {{"leaders", to_json(s.leaders)}, {"lore", to_json(s.lore)}, {"starts", std::move(starts)}};
}

}  // namespace

Json Arcs::view(const State& s, Seat viewer) const {
    const Standing now = ar::standing(s);
    array seats;
    for (Seat seat = 0; seat < s.seats(); ++seat) seats.push_back(seat_json(s, seat, viewer, now));
    object systems, ambitions;
    for (System system = 0; system < kSystems; ++system)
        systems[system_names()[system]] = system_json(s, system);
    for (const Ambition ambition : every<Ambition>())
        ambitions[names_of(ambition)[at(ambition)]] = ambition_json(s, ambition);
    return object{{"players", s.seats()},
                  {"over", s.todo.empty()},
                  {"step", s.todo.empty() ? Json(nullptr) : to_json(s.asked().step)},
                  {"setup", setup_json(s)},
                  {"chapter", s.chapter},
                  {"threshold", threshold(s.seats())},
                  {"initiative", s.initiative},
                  {"round", cards_of_round(s, viewer)},
                  {"turn", turn_json(s, viewer)},
                  {"systems", std::move(systems)},
                  {"supply", to_json(s.supply)},
                  {"court", court_json(s)},
                  {"ambitions", std::move(ambitions)},
                  {"available", markers_at(s, Ambition::None)},
                  {"flipped", s.flipped},
                  {"draft", draft_json(s)},
                  {"journey", to_json(s.journey)},
                  {"fight", to_json(s.fight)},
                  {"seats", std::move(seats)},
                  {"frames", to_json(s.todo)}};
}

}  // namespace orrery::ar
