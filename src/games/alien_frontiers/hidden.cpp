// What a seat may know (section 9): everything but luck to come, the same for all. With what follows from it,
// so that whoever draws the table needs no rule: control, bonuses, prices, scores, free docks.
#include "core/mix.h"
#include "games/alien_frontiers/cards.h"
#include "games/alien_frontiers/rules.h"
#include "games/alien_frontiers/scoring.h"

namespace orrery::af {

namespace {

using boost::json::array;
using boost::json::object;

Json seat_or_null(Seat seat) { return seat == kNobody ? Json(nullptr) : Json(seat); }

object ship_json(Seat owner, ShipClass ship, bool spent) {
    return {{"owner", owner}, {"value", ship.value()}, {"relic", ship.is_relic()}, {"spent", spent}};
}

// Ships by owner and class; of equal ones at the Alien Artifact the spent ones come first (4.2).
array ships_json(const State& s, Station station) {
    array ships;
    for (Seat owner = 0; owner < s.seats(); ++owner)
        for_each_docked(s, station, owner, [&](ShipClass ship) {
            const bool mine_at_artifact = station == Station::AlienArtifact && owner == s.turn;
            if (ship.is_relic())
                return static_cast<void>(ships.push_back(ship_json(owner, ship, s.relic.spent)));
            const int spent = mine_at_artifact ? s.flags.spent.count(ship.value()) : 0;
            for (int i = 0; i < s.docked[station][owner].count(ship.value()); ++i)
                ships.push_back(ship_json(owner, ship, i < spent));
        });
    return ships;
}

object price_json(Price price) { return {{"fuel", price.fuel}, {"ore", price.ore}}; }

object station_json(const State& s, Station station) {
    const StationRow& row = kStations[station];
    const auto column = static_cast<std::size_t>(s.seats() - 2);
    object json{{"docks", row.docks[column]},
                {"dummies", row.dummies[column]},
                {"takes", ships_of(row.takes)},
                {"ships", ships_json(s, station)},
                {"free", station == Station::RaidersOutpost ? 3 - ships_at(s, station).size()
                                                            : free_docks(s, station)}};
    if (station != Station::Shipyard || s.me().stock > 0)
        json["price"] = price_json(docking_price(s, station));
    if (station == Station::LunarMine) json["at_least"] = mine_threshold(s);
    if (station == Station::RaidersOutpost) json["more_than"] = ships_at(s, station).sum();
    if (station == Station::AlienArtifact) json["total"] = artifact_total(s);
    if (station == Station::OrbitalMarket) json["rate"] = trade_rate(s);
    return json;
}

object territory_json(const State& s, Territory territory) {
    array colonies;
    for (Seat seat = 0; seat < s.seats(); ++seat) colonies.emplace_back(s.colonies[territory][seat]);
    array fields;
    for (const Field field : every<Field>())
        if (s.fields[field] == territory) fields.push_back(to_json(field));
    return {{"colonies", std::move(colonies)},
            {"controller", seat_or_null(controller(s, territory))},
            {"fields", std::move(fields)},
            {"bonus", has_bonus(s, territory)},
            {"borrowed", s.flags.crystal == territory}};
}

object seat_json(const State& s, Seat seat, const Standing& standing) {
    const Player& player = s.players[seat];
    const bool current = seat == s.turn;
    return {{"fuel", player.fuel},
            {"ore", player.ore},
            {"colonies", player.colonies},
            {"hub", player.hub},
            {"stock", player.stock},
            {"bay", player.bay},
            {"relic_in_bay", s.relic.place == RelicPlace::MaintenanceBay && s.relic.owner == seat},
            {"hand", to_json(player.hand)},
            {"relic_in_hand", current && relic_in_hand(s) ? Json(s.relic.value) : Json(nullptr)},
            {"cards", to_json(player.cards)},
            {"used", current ? to_json(s.flags.used) : Json(array{})},
            {"score", standing.scores[seat]},
            {"rank", standing.ranks[seat]}};
}

object discard_json(const State& s) {
    object pile;
    for (const Card card : every<Card>())
        if (s.discard[card] > 0) pile[names_of(card)[code_of(card)]] = s.discard[card];
    return pile;
}

}  // namespace

// All seats know everything; the set-up is the same in all positions of a game.
std::uint64_t AlienFrontiers::key(const State& s, Seat) const {
    Mixer mix{s.turn};
    mix.add_bytes(s.docked);
    mix.add_bytes(s.colonies);
    mix.add_items(s.players);
    mix.add_bytes(s.deck);
    mix.add_bytes(s.discard);
    mix.add_bytes(s.flags);
    mix.add_bytes(s.relic);
    mix.add_bytes(s.fields);
    mix.add_bytes(s.display);
    mix.add_items(s.todo);
    return mix.hash();
}

Json AlienFrontiers::view(const State& s, Seat) const {
    const Standing now = af::standing(s);
    array seats;
    for (Seat seat = 0; seat < s.seats(); ++seat) seats.push_back(seat_json(s, seat, now));
    object stations;
    for (const Station station : every<Station>())
        stations[names_of(station)[code_of(station)]] = station_json(s, station);
    object territories;
    for (const Territory territory : every<Territory>())
        territories[names_of(territory)[code_of(territory)]] = territory_json(s, territory);
    return object{{"players", s.seats()},
                  {"turn", s.turn},
                  {"over", s.todo.empty()},
                  {"step", s.todo.empty() ? Json(nullptr) : to_json(s.asked().step)},
                  {"seats", std::move(seats)},
                  {"stations", std::move(stations)},
                  {"territories", std::move(territories)},
                  {"relic", to_json(s.relic)},
                  {"display", to_json(s.display)},
                  {"deck", s.deck.size()},
                  {"discard", discard_json(s)},
                  {"flags", to_json(s.flags)},
                  {"frames", to_json(s.todo)}};
}

}  // namespace orrery::af
