// 6.3 to 6.5: what every ship, planet and technology changes in play: the same scenes with the card on the
// side that matters and on the other one, and all that differs.
#include <bit>
#include <map>

#include "alien_artifacts/table.h"

using namespace orrery;
using namespace orrery::aa;

namespace {

using Found = std::map<std::string, int>;

constexpr std::string_view kTypes[] = {"ship", "technology", "planet"};
constexpr std::string_view kDeeds[] = {"build", "develop", "discover"};

// A table of Ruby's with the card on one side; scenes take other cards than that one.
class Scene {
  public:
    Scene(std::string_view card, Side side) : card_{card}, side_{side} {}
    Table table(AlienArtifacts rules = {}) const {
        Table table = Table::of(2, {}, std::move(rules)).credits(Ruby, 9);
        side_ == Side::Logistic ? table.logistic(Ruby, {card_}) : table.operational(Ruby, {card_});
        return table;
    }
    std::string_view other_than(std::string_view card, std::string_view otherwise) const {
        return card_ == card ? otherwise : card;
    }
    std::string_view card() const { return card_; }

  private:
    std::string_view card_;
    Side side_;
};

// Whatever is asked until the action is over, by the first answer.
Table& play_on(Table& table) {
    for (table.luck(); !table.action_is_over() && !table.asks(Step::Menu); table.luck())
        table.play(table.options()[0]);
    return table;
}

void measure_prices(const Scene& scene, Found& found) {
    Table table = scene.table().turn();
    const Now now = table.now();
    for (const Type type : every<Type>()) {
        const std::string_view deed = kDeeds[at(type)];
        found[std::string{deed} + " cost"] = cost(now, type);
        found[std::string{deed} + " limit"] = limit(now, static_cast<Deed>(at(type)));
        found[std::string{kTypes[at(type)]} + " prepare limit"] = prepare_limit(now, type);
    }
    found["exchange limit"] = limit(now, Deed::Exchange);
    found["unblock limit"] = limit(now, Deed::Unblock);
    found["offensive cost"] = operation_cost(now, Deed::Offensive);
    found["income cost"] = operation_cost(now, Deed::Income);
    found["mining cost"] = operation_cost(now, Deed::Mining);
    found["planet extra"] = planet_extra(now);
    found["hand"] = hand_size(now);
}

void measure_gold(const Scene& scene, Found& found) {
    Table gold =
        scene.table().operational(Ruby, {"pl_mika_1"}).hand(Ruby, {"G3"}).card_in_hand(Ruby, "res_60");
    found["mining for gold"] = gold.turn().allows("mining") ? 1 : 0;
}

void measure_purchases(const Scene& scene, Found& found) {
    for (const Type type : every<Type>()) {
        const std::string name{kTypes[at(type)]};
        Table table = scene.table().turn().play("purchase", "deck " + name, "extra 0").luck();
        found["purchase price"] = 9 - table.credits(Ruby);
        found[name + " cards seen"] = table.asks(Step::Keep) ? static_cast<int>(table.options().size()) : 1;
    }
}

// A card comes into the empire: what Ruby gets for it.
void measure_completion(const Scene& scene, Type type, std::string_view built, std::string_view like,
                        const std::string& name, Found& found) {
    const char* section = type == Type::Ship ? "R3" : type == Type::Technology ? "B3" : "G3";
    Table table = scene.table().building(Ruby, built, {section}).hand(Ruby, {section, section});
    if (!like.empty()) table.operational(Ruby, {like});
    table.turn().play(std::string{kDeeds[at(type)]});
    while (!table.asks(Step::ChooseSide)) table.play(table.options()[0]);
    table.play("side logistic");
    found[name + " points"] = table.track(Ruby);
    found[name + " credits"] = table.credits(Ruby);
}

void measure_completions(const Scene& scene, Found& found) {
    measure_completion(scene, Type::Ship, "sh_barok", "sh_caravel", "build", found);
    measure_completion(scene, Type::Ship, "sh_barok", "", "build of a new kind", found);
    const std::string_view built = scene.other_than("te_great_drydock", "te_orbital_shipyards");
    measure_completion(scene, Type::Technology, built,
                       scene.other_than("te_war_simulator", "te_targeting_arrays"), "develop", found);
    measure_completion(scene, Type::Planet, "pl_tycho", "pl_curie", "discover", found);
    measure_completion(scene, Type::Planet, "pl_tycho", "", "discover of a new kind", found);
}

// The rules with other rows for a table of results.
AlienArtifacts with_rows(std::string_view id, const std::string& rows) {
    std::string text{AlienArtifacts::content_file().text};
    const std::size_t begin = text.find("rows = [", text.find('"' + std::string{id} + '"'));
    REQUIRE(begin != std::string::npos);
    text.replace(begin, text.find('\n', begin) - begin, "rows = [" + rows + "]");
    auto rules = AlienArtifacts::with_content("test.toml", text);
    REQUIRE(rules);
    return *rules;
}
AlienArtifacts with_row(std::string_view id, const std::string& effect) {
    return with_rows(id, "{ min = 1, effect = \"" + effect + "\" }");
}

void measure_attack(const Scene& scene, const AlienArtifacts& rules, Found& found) {
    Table table = scene.table(rules).operational(Ruby, {"sh_barok"}).system("as_outer_watch");
    table = offensive(std::move(table)).play("attack_system");
    found["attack credits"] = table.credits(Ruby);
    found["attack points"] = table.track(Ruby);
    found["attack bonus"] = attack_bonus(table.now(), table.id("sh_barok"), {}, false);
    table.reveal(1);
    found["attack cards"] = table.asks(Step::RevealCard) ? 2 : 1;
    if (table.asks(Step::RevealCard)) table.reveal(1);
    found["ship damaged"] = table.in_construction(Ruby, "sh_barok") ? 1 : 0;
    found["ship lost credits"] = table.credits(Ruby);
}

void measure_planets(const Scene& scene, Found& found) {
    Table table =
        scene.table().building(Ruby, "pl_mika_1", {"G3"}).hand(Ruby, {"G3"}).turn().play("discover");
    table.play("side operational", "produce res_23", "show res_23_b");  // a match
    found["match credits"] = table.credits(Ruby);
    found["match points"] = table.track(Ruby);
    for (; table.asks(Step::ProduceCard); ++found["produced"]) table.produce();
    Table income = scene.table()
                       .operational(Ruby, {scene.other_than("te_patent_office", "te_core_academy")})
                       .hand(Ruby, {"B3", "B2"});
    income.turn().play("income");
    if (income.asks(Step::ChooseTech))
        income.play("score " + std::string{scene.other_than("te_patent_office", "te_core_academy")});
    income.reveal_kind("XPND", false);
    found["income second card"] = income.asks(Step::RevealCard) && !income.state.revealed.empty() ? 1 : 0;
}

void measure_exchange(const Scene& scene, Found& found) {
    Table table = scene.table().credits(Ruby, 0).hand(Ruby, {"R3"}).turn().play("exchange", "colour red");
    found["exchange credits"] = table.credits(Ruby);
}

// What is used as an extra, or as an action, and what it brings.
void measure_use(const Scene& scene, Found& found) {
    Table table = scene.table()
                      .credits(Ruby, 9)
                      .card_in_hand(Ruby, "res_10")
                      .stored(Ruby, "pl_tycho", {"R3", "B2", "G2", "R2"})
                      .turn();
    const int deck = table.state.deck.size();
    for (const std::string use : {"add ", "act "}) {
        const std::string said = use + std::string{scene.card()};
        if (!scene.card().starts_with("te_") || !table.allows(said)) continue;
        table.play(said);
        play_on(table);
        found[use + "points"] = table.track(Ruby);
        found[use + "credits"] = table.credits(Ruby) - 9;
        found[use + "hand"] = table.cards_in_hand(Ruby) - 1;
        found[use + "drawn"] = deck - table.state.deck.size();
        found[use + "stored"] = table.stored(Ruby) - 4;
        for (const Type type : every<Type>())
            found[use + std::string{kTypes[at(type)]}] =
                std::popcount(table.state.players[Ruby].construction[type]);
    }
}

Found measured(std::string_view card, Side side) {
    static const AlienArtifacts deadly = with_row("as_outer_watch", "DESTROY");
    const Scene scene{card, side};
    Found found;
    measure_prices(scene, found);
    measure_gold(scene, found);
    measure_purchases(scene, found);
    measure_completions(scene, found);
    measure_attack(scene, deadly, found);
    measure_planets(scene, found);
    measure_exchange(scene, found);
    measure_use(scene, found);
    return found;
}

// All that differs.
Found difference(Found found, const Found& otherwise) {
    for (const auto& [what, n] : otherwise) found[what] -= n;
    std::erase_if(found, [](const auto& each) { return each.second == 0; });
    return found;
}

// What the logistic side changes: that differs from the same card on the other side.
Found changes(std::string_view card) {
    return difference(measured(card, Side::Logistic), measured(card, Side::Operational));
}

// What a ship has beside the number of its card: "+1, a credit".
std::string ability_of(const std::string& ship) {
    static const AlienArtifacts harmless = with_row("as_outer_watch", "NONE");
    static const AlienArtifacts deadly = with_row("as_outer_watch", "DESTROY");
    static const AlienArtifacts blocking = with_row("dp_basic", "BLOCK 1");
    const auto attacks = [&](const AlienArtifacts& rules, const char* target) {
        Table table = Table::of(2, {}, rules).operational(Ruby, {ship}).system("as_outer_watch");
        table.logistic(Sapphire, {"pl_calcine", "pl_verdun"});
        return offensive(std::move(table)).play(target);
    };
    Table table = attacks(harmless, "attack_system");
    const auto bonus = [&](const Table& at, bool match) {
        const Kind kind = at.rules.content().kind_of(at.id(ship));
        for (const Resource card : at.state.deck)
            if (matches(at.rules.content(), card, kind) == match)
                return attack_bonus(at.now(), at.id(ship), card, true);
        return -1;
    };
    const int system = bonus(table, false), player = bonus(attacks(blocking, "attack sapphire"), false);
    std::string told = '+' + std::to_string(system);
    if (player != system) told += " or +" + std::to_string(player);
    if (const int more = bonus(table, true) - system; more != 0) told += ", match +" + std::to_string(more);
    table.reveal(1);
    if (table.asks(Step::RevealCard)) {
        told += ", two cards";
        table.reveal(1);
    }
    if (table.track(Ruby) != 0) told += ", a quiet point";
    if (table.credits(Ruby) != 8) told += ", a credit";
    Table lost = attacks(deadly, "attack_system").reveal(1);
    if (lost.asks(Step::RevealCard)) lost.reveal(1);
    if (lost.in_construction(Ruby, ship)) told += ", tough";
    Table block = attacks(blocking, "attack sapphire").reveal(1);
    if (block.asks(Step::RevealCard)) block.reveal(1);
    while (block.asks(Step::PlaceToken)) block.play(block.options()[0]);
    if (tokens_left(block.rules.content(), block.state) != 37) told += ", one token more";
    return told;
}

}  // namespace

TEST_CASE("AA-195 to AA-218 what the logistic side of every technology changes in play, and nothing else") {
    const std::map<std::string_view, Found> expected{
        {"te_new_horizons",
         {{"discover points", 1}, {"discover of a new kind points", 2}, {"match points", 2}}},
        {"te_deep_core_drilling", {{"produced", 1}}},
        {"te_long_range_scanners", {{"planet cards seen", 1}}},
        {"te_orbital_beacons", {{"discover cost", -1}}},
        {"te_survey_drones", {{"act credits", -5}, {"act planet", 1}}},
        {"te_terraforming_engines", {{"discover limit", 1}, {"planet prepare limit", 1}}},
        {"te_star_map_archive", {{"add drawn", 1}}},  // for the card of the hand
        {"te_xenobotany_labs", {{"match credits", 1}}},
        {"te_colonial_charter",
         {{"discover credits", 3}, {"discover of a new kind credits", 3}, {"match credits", 3}}},
        {"te_gravity_lenses", {{"act drawn", 2}, {"act stored", 2}}},
        {"te_interterran", {{"planet extra", 1}}},
        {"te_deep_analysis", {{"act points", 2}, {"act hand", -1}, {"act stored", -4}}},
        {"te_modular_labs", {{"develop cost", -1}}},
        {"te_neural_network", {{"develop limit", 1}, {"technology prepare limit", 1}}},
        {"te_patent_office", {{"develop credits", 2}}},
        {"te_core_academy", {{"develop points", 1}}},
        {"te_open_archives", {{"technology cards seen", 1}}},
        {"te_research_grants", {{"act credits", -5}, {"act technology", 1}}},
        {"te_logistics_hub",
         {{"ship prepare limit", 1}, {"technology prepare limit", 1}, {"planet prepare limit", 1}}},
        {"te_population_registry", {{"hand", 1}}},
        {"te_automated_fleet", {{"act credits", -5}, {"act ship", 1}}},
        {"te_phantom_mk2",
         {{"build of a new kind points", 1}, {"discover of a new kind points", 1}, {"match points", 1}}},
        {"te_war_chronicles", {{"attack points", 1}}},
        {"te_targeting_arrays", {{"attack bonus", 1}}},
        {"te_orbital_shipyards", {{"build cost", -1}}},
        {"te_reinforced_hulls", {{"ship damaged", 1}}},  // not destroyed
        {"te_great_drydock", {{"build limit", 1}, {"ship prepare limit", 1}}},
        {"te_war_simulator", {{"attack cards", 1}}},
        {"te_rapid_mobilisation", {{"offensive cost", -1}}},
        {"te_salvage_crews", {{"ship lost credits", 3}}},
        {"te_shareholder_centre", {{"add points", 2}, {"add stored", -2}}},
        {"te_investment_bank", {{"add points", 1}, {"add credits", -3}}},
        {"te_capital_domination", {{"add credits", -5}, {"add ship", 1}}},
        {"te_vk15_garrison", {{"attack credits", 2}, {"ship lost credits", 2}}},
        {"te_clearing_house", {{"exchange limit", 1}}},
        {"te_gold_standard", {{"mining for gold", 1}}},
        {"te_commodity_exchange", {{"exchange credits", 1}}},
        {"te_trade_concessions", {{"purchase price", -1}}},
        {"te_dividend_protocol", {{"income second card", 1}}},
        {"te_mining_consortium", {{"mining cost", -1}}},
    };
    CHECK(expected.size() == default_content()->entries.technologies.size());
    for (const auto& [card, found] : expected) {
        CAPTURE(card);
        CHECK(changes(card) == found);
    }
}

TEST_CASE("AA-69, AA-54 the logistic side of every ship raises a limit, that of every planet lowers a cost") {
    const std::map<Kind, Found> raised{
        {Kind::Exploration, {{"discover limit", 1}, {"planet prepare limit", 1}}},
        {Kind::Expansion, {{"develop limit", 1}, {"technology prepare limit", 1}}},
        {Kind::Extermination, {{"build limit", 1}, {"ship prepare limit", 1}}},
        {Kind::Exploitation, {{"exchange limit", 1}}}};
    const std::map<Kind, Found> lowered{{Kind::Exploration, {{"discover cost", -2}}},
                                        {Kind::Expansion, {{"develop cost", -2}}},
                                        {Kind::Extermination, {{"build cost", -2}}},
                                        {Kind::Exploitation, {{"purchase price", -2}}}};
    const auto prices = [](std::string_view card, Side side) {
        Found found;
        measure_prices({card, side}, found);
        measure_purchases({card, side}, found);
        return found;
    };
    const auto check = [&](std::string_view card, const Found& found) {
        CAPTURE(card);
        CHECK(difference(prices(card, Side::Logistic), prices(card, Side::Operational)) == found);
    };
    const Content& cards = *default_content();
    for (const ShipEntry& ship : cards.entries.ships) check(ship.id, raised.at(ship.kind));
    for (const PlanetEntry& planet : cards.entries.planets) check(planet.id, lowered.at(planet.kind));
}

TEST_CASE("AA-220 to AA-227 what every ship does in an attack") {
    const std::map<std::string_view, std::vector<std::string_view>> expected{
        {"+1",
         {"sh_fram", "sh_vostok", "sh_kon_tiki", "sh_ariadne", "sh_mayflower", "sh_daedalus", "sh_theseus",
          "sh_ares", "sh_morgenstern", "sh_barok", "sh_caravel"}},
        {"+2", {"sh_sonne", "sh_nemesis", "sh_husaria"}},
        {"+2 or +0", {"sh_argo", "sh_beagle", "sh_endurance", "sh_stuyvesant"}},  // systems or players
        {"+0 or +2", {"sh_valkyrie", "sh_scourge", "sh_black_death", "sh_hansa"}},
        {"+0, match +3", {"sh_hesperus", "sh_santa_clara", "sh_persephone", "sh_halcyon", "sh_old_danzig"}},
        {"+0, two cards", {"sh_nautilus", "sh_pathfinder"}},
        {"+1, tough", {"sh_heimdall", "sh_concordia", "sh_iron_duke"}},
        {"+1, a credit", {"sh_neu_bremen", "sh_neu_lubeck", "sh_mercator", "sh_fortuna"}},
        {"+1 or +0, a quiet point", {"sh_demeter", "sh_nova_lublin"}},
        {"+1, one token more", {"sh_tempest", "sh_basilisk"}}};
    std::size_t ships = 0;
    for (const auto& [ability, cards] : expected)
        for (const std::string_view card : cards) {
            CAPTURE(card);
            CHECK(ability_of(std::string{card}) == ability);
            ++ships;
        }
    CHECK(ships == default_content()->entries.ships.size());
}
