#include "games/alien_frontiers/insight_prospects.h"

#include <optional>

#include "engine/worths.h"
#include "games/alien_frontiers/docking.h"

namespace orrery::af {

Survey::Survey(const State& s) {
    std::ranges::fill(controller.items, kNobody);
    for (Seat seat = 0; seat < s.seats(); ++seat) {
        const Player& player = s.players[seat];
        to_land[seat] = player.colonies + int{player.hub > 0};
        fewest_to_land = std::min(fewest_to_land, to_land[seat]);
        // AF-105: what stands at the Terraforming Station is as good as gone.
        const int own = own_count(player) - s.docked[Station::TerraformingStation][seat].size();
        ships[seat] = own + int{s.relic.owned_by(seat)};
        turns[seat] =
            std::max(0, to_land[seat] * kShipsForColony - player.hub) / static_cast<double>(ships[seat]);
        fewest_turns = std::min(fewest_turns, turns[seat]);
        for (const Card card : {Card::AlienCity, Card::AlienMonument})
            points[seat] += int{player.cards.has(card)};
    }
    for (const Territory territory : every<Territory>()) {
        if (colonies_on(s, territory) == 0) continue;
        const Seat who = controller[territory] = af::controller(s, territory);
        for (Seat seat = 0; seat < s.seats(); ++seat) {
            const int here = s.colonies[territory][seat];
            points[seat] += here;
            if (seat != who) second[territory] = std::max(second[territory], here);
        }
        if (who != kNobody) points[who] += 1 + int{s.fields[Field::Positron] == territory};
    }
}

namespace {

// What a plan may use: ships, resources, docks.
struct Means {
    Dice dice;
    int fuel = 0, ore = 0;
    int solar = 0, mine = 0, hub = 0;  // free docks
    int rate = 0;                      // of trades, 0: none
    bool any_at_mine = false;          // AF-123 still to be used
};

constexpr double kNever = -1e9;
constexpr double kInReach = 0.8 * kVictory;  // a victory that is still to be landed is none yet

// A plan uses some ships together, in one of the ways that the stations offer, and the rest one by one. The
// best plan counts. More than one set in a plan was tried and plays no better: once the first is docked, the
// next is seen.
class Planner {
  public:
    Planner(const Worth& worth, const Moment& now, const State& s, const Survey& survey)
        : worth_{worth},
          now_{now},
          s_{s},
          survey_{survey},
          means_{means_now(s)},
          threshold_{mine_threshold(s)} {}

    double best_gain() {
        best_ = singles(means_);
        consider_shipyard();
        consider_market();
        consider_constructor();
        consider_raid();
        consider_terraforming();
        consider_launch();
        consider_card();
        return best_ - worth_.of_resources(means_.fuel, means_.ore);
    }

  private:
    static Means means_now(const State& s);
    // A plan: these means are left, the price is still to be paid, this is what it brings besides.
    void consider(Means left, Price price, double gain);
    void consider_shipyard();
    void consider_market();
    void consider_constructor();
    void consider_raid();
    void consider_terraforming();
    void consider_launch();
    void consider_card();

    double singles(Means means) const;
    bool gather(Means& means, Price price) const;
    bool mine_takes(const Means& means, int value) const {
        return means.mine > 0 && (value >= threshold_ || means.any_at_mine);
    }
    void send_to_mine(Means& means, int value) const;
    void send_to_solar(Means& means, int value) const;
    int fuel_of(int value) const { return (value + 1) / 2 + lem_; }
    // Every circle is a ship's work less until the end of the race.
    double hub_worth(int circle) const { return now_.of_hub(circle) + now_.race * circle / ships_; }

    double landing();
    double landing_on(Territory territory) const;
    bool wins_on(Territory territory, bool gained, bool broken, int prize) const;
    double raid_worth() const;
    double card_worth() const;

    const Worth& worth_;
    const Moment& now_;
    const State& s_;
    const Survey& survey_;
    Means means_;
    int threshold_;
    int lem_ = int{has_bonus(s_, Territory::LemBadlands)};
    double turns_ = survey_.turns[s_.turn];
    int ships_ = survey_.ships[s_.turn];
    double best_ = 0;
    std::optional<double> landing_;  // several plans ask
};

Means Planner::means_now(const State& s) {
    Means means;
    means.dice = unplaced_dice(s);
    means.fuel = s.me().fuel;
    means.ore = s.me().ore;
    means.solar = free_docks(s, Station::SolarConverter);
    means.mine = free_docks(s, Station::LunarMine);
    means.hub = hub_has_room_to_advance(s) ? free_docks(s, Station::ColonistHub) : 0;
    means.rate = trade_rate(s);
    means.any_at_mine = s.flags.mine_ships_docked == 0 && has_bonus(s, Territory::VanVogtMountains);
    return means;
}

// --- ships one by one ---

void Planner::send_to_mine(Means& means, int value) const {
    if (value < threshold_) means.any_at_mine = false;
    means.dice.remove(value);
    --means.mine;
    ++means.ore;
}
void Planner::send_to_solar(Means& means, int value) const {
    means.dice.remove(value);
    --means.solar;
    means.fuel += fuel_of(value);
}

// Every ship goes where it brings most, the highest first; what trades improve is traded.
double Planner::singles(Means means) const {
    double hub_gain = 0;
    int circle = s_.me().hub;
    double resources = worth_.of_resources(means.fuel, means.ore);
    while (!means.dice.empty()) {
        const int value = means.dice.highest();
        const double solar =
            means.solar > 0 ? worth_.of_resources(means.fuel + fuel_of(value), means.ore) - resources : 0.0;
        const double mine =
            mine_takes(means, value) ? worth_.of_resources(means.fuel, means.ore + 1) - resources : 0.0;
        const double hub =
            means.hub > 0 && circle < kLastCircle ? hub_worth(circle + 1) - hub_worth(circle) : 0.0;
        if (mine > 0 && mine >= solar && mine >= hub) {
            send_to_mine(means, value);
            resources += mine;
        } else if (solar > 0 && solar >= hub) {
            send_to_solar(means, value);
            resources += solar;
        } else {
            means.dice.remove(value);
            if (means.hub > 0) --means.hub, ++circle;
            hub_gain += hub;
        }
    }
    while (means.rate > 0 && means.fuel >= means.rate) {
        means.fuel -= means.rate;
        const double traded = worth_.of_resources(means.fuel, ++means.ore);
        if (traded <= resources) break;
        resources = traded;
    }
    return resources + hub_gain;
}

// Brings in what is missing for a price: by trades, else by the lowest ship that the mine takes; fuel by the
// highest.
bool Planner::gather(Means& means, Price price) const {
    while (means.ore < price.ore) {
        int value = 1;
        while (value <= 6 && !(means.dice.has(value) && mine_takes(means, value))) ++value;
        if (means.rate > 0 && means.fuel >= price.fuel + means.rate) {
            means.fuel -= means.rate;
            ++means.ore;
        } else if (value <= 6) {
            send_to_mine(means, value);
        } else {
            return false;
        }
    }
    while (means.fuel < price.fuel) {
        if (means.dice.empty() || means.solar == 0) return false;
        send_to_solar(means, means.dice.highest());
    }
    return true;
}

// --- ships together ---

void Planner::consider(Means left, Price price, double gain) {
    if (gain < 0 || !gather(left, price)) return;
    left.fuel -= price.fuel;
    left.ore -= price.ore;
    best_ = std::max(best_, gain + singles(left));
}

// AF-94
void Planner::consider_shipyard() {
    if (means_.dice.size() < 2 || s_.me().stock == 0 || free_docks(s_, Station::Shipyard) < 2) return;
    const Price price = docking_price(s_, Station::Shipyard);
    const double ship = now_.of_ship(own_count(s_.me()) + 1) + now_.race * turns_ / (ships_ + 1);
    for (int value = 1; value <= 6; ++value) {
        if (means_.dice.count(value) < 2) continue;
        Means left = means_;
        left.dice = means_.dice - Dice::one(value) - Dice::one(value);
        consider(left, price, ship);
    }
}

// AF-78
void Planner::consider_market() {
    if (means_.dice.size() < 2 || means_.rate > 0 || free_docks(s_, Station::OrbitalMarket) < 2) return;
    for (int value = 1; value <= 6; ++value) {
        if (means_.dice.count(value) < 2) continue;
        Means left = means_;
        left.dice = means_.dice - Dice::one(value) - Dice::one(value);
        left.rate = has_bonus(s_, Territory::HeinleinPlains) ? 1 : value;
        consider(left, {}, 0);
    }
}

// AF-68
void Planner::consider_constructor() {
    if (means_.dice.size() < 3 || free_docks(s_, Station::ColonyConstructor) < 3) return;
    for (int value = 1; value <= 6; ++value) {
        if (means_.dice.count(value) < 3) continue;
        Means left = means_;
        left.dice = means_.dice - Dice{3U << (4 * value)};
        consider(left, docking_price(s_, Station::ColonyConstructor), landing());
    }
}

// AF-85
void Planner::consider_raid() {
    if (means_.dice.size() < 3) return;
    const int standing = ships_at(s_, Station::RaidersOutpost).sum();
    for (int low = 1; low <= 4; ++low) {
        if (!means_.dice.has(low) || !means_.dice.has(low + 1) || !means_.dice.has(low + 2)) continue;
        if (3 * low + 3 <= standing) continue;
        Means left = means_;
        left.dice = means_.dice - Dice::one(low) - Dice::one(low + 1) - Dice::one(low + 2);
        consider(left, {}, raid_worth());
    }
}

// AF-103, AF-105: the ship is lost, unless it is the relic.
void Planner::consider_terraforming() {
    if (!means_.dice.has(6) || free_docks(s_, Station::TerraformingStation) == 0) return;
    const bool relic = relic_in_hand(s_) && s_.relic.value == 6;
    const int ships = own_count(s_.me());
    if (!relic && ships <= kFewestShips) return;
    const double lost = relic ? now_.relic : now_.of_ship(ships) + now_.race * turns_ / (ships_ - 1);
    Means left = means_;
    left.dice.remove(6);
    consider(left, kTerraformPrice, landing() - lost);
}

// AF-63: what is missing to circle 7, with the lowest ships. AF-116: the second of them counts twice.
void Planner::consider_launch() {
    const int circle = s_.me().hub;
    const int missing = kLastCircle - circle;
    const bool asimov = missing >= 3 && !s_.flags.asimov_used && has_bonus(s_, Territory::AsimovCrater);
    const int ships = missing - int{asimov};
    if (ships > means_.hub || ships > means_.dice.size()) return;
    Means left = means_;
    for (int i = 0; i < ships; ++i) left.dice.remove(left.dice.lowest());
    left.hub -= ships;
    consider(left, kLaunchPrice, landing() - hub_worth(circle));
}

// AF-52: one or two ships that bring the total to 8, no more than needed. Each docking may cycle the display.
void Planner::consider_card() {
    const int need = kClaimTotal - artifact_total(s_);
    if (need <= 0) return consider(means_, {}, card_worth());
    const double card = std::max(card_worth(), worth_.any_card);
    const int docks = free_docks(s_, Station::AlienArtifact);
    for (int value = need; value <= 6 && docks >= 1; ++value) {
        if (!means_.dice.has(value)) continue;
        Means left = means_;
        left.dice.remove(value);
        return consider(left, {}, card);
    }
    const int high = means_.dice.highest();
    for (int low = std::max(1, need - high); low <= high && docks >= 2; ++low) {
        if (means_.dice.count(low) < 1 + int{low == high}) continue;
        Means left = means_;
        left.dice = means_.dice - Dice::one(low) - Dice::one(high);
        return consider(left, {}, card);
    }
}

// --- what they bring ---

double Planner::landing() {
    if (landing_) return *landing_;
    double most = kNever;
    for (const Territory territory : every<Territory>())
        if (!repelled(s_, territory)) most = std::max(most, landing_on(territory));
    landing_ = most;
    return most;
}

double Planner::landing_on(Territory territory) const {
    const Seat before = survey_.controller[territory];
    const int mine = s_.colonies[territory][s_.turn] + 1;
    int theirs = 0;
    for (int k = 0; k < others(s_); ++k) theirs = std::max(theirs, int{s_.colonies[territory][other(s_, k)]});
    const int prize = 1 + int{s_.fields[Field::Positron] == territory};
    const bool gained = before != s_.turn && mine > theirs;
    const bool broken = before != s_.turn && before != kNobody && mine >= theirs;
    if (survey_.to_land[s_.turn] == 1) return wins_on(territory, gained, broken, prize) ? kInReach : kNever;
    const double control = now_.control * prize + now_.bonus[territory];
    return now_.colony + now_.race * kShipsForColony / ships_ + (gained ? control : 0.0) +
           (broken ? worth_.best_rival * control : 0.0);
}

// AF-181: the last colony ends the game, and must not be landed for somebody else's victory.
bool Planner::wins_on(Territory territory, bool gained, bool broken, int prize) const {
    const int points = survey_.points[s_.turn] + 1 + (gained ? prize : 0);
    for (int k = 0; k < others(s_); ++k) {
        const Seat rival = other(s_, k);
        const bool loses = broken && rival == survey_.controller[territory];
        if (survey_.points[rival] - (loses ? prize : 0) >= points) return false;
    }
    return true;
}

double Planner::raid_worth() const {
    int resources = 0;
    double card = 0;
    for (int k = 0; k < others(s_); ++k) {
        const Player& victim = s_.players[other(s_, k)];
        const bool decoy = victim.cards.has(Card::HolographicDecoy);
        if (!decoy) resources += victim.fuel + victim.ore;
        for (const Card kind : every<Card>())
            if (victim.cards.has(kind) && (!decoy || kind == Card::HolographicDecoy))
                card = std::max(card, now_.card[kind]);
    }
    return std::max(std::min(resources, kRaidSpoils) * worth_.spoil, card * worth_.stolen_card);
}

double Planner::card_worth() const {
    double most = 0;
    for (const Card kind : s_.display)
        if (kind != Card::NoCard && !s_.me().cards.has(kind)) most = std::max(most, now_.card[kind]);
    return most;
}

}  // namespace

double prospects(const Worth& worth, const Moment& now, const State& s, const Survey& survey) {
    return Planner{worth, now, s, survey}.best_gain();
}

}  // namespace orrery::af
