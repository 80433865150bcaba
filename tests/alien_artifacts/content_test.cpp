// 2.4 and section 6: the cards as data; what a file may hold, and how every mistake is told, with its line.
#include <algorithm>
#include <map>

#include "alien_artifacts/table.h"
#include "games/alien_artifacts/content_text.h"
#include "games/alien_artifacts/effect_reader.h"
#include "shared/golden.h"

using namespace orrery;
using namespace orrery::aa;

namespace {

std::string built_in() { return std::string{AlienArtifacts::content_file().text}; }

struct Edited {
    std::string text;
    int line = 0;
};
// The text with the first `from` after `mark` replaced, and the line where that happened.
Edited edited(std::string_view mark, std::string_view from, std::string_view to) {
    std::string text = built_in();
    const std::size_t begin = text.find(mark);
    REQUIRE_MESSAGE(begin != std::string::npos, std::string{mark});
    const std::size_t where = text.find(from, begin);
    REQUIRE_MESSAGE(where != std::string::npos, std::string{from});
    text.replace(where, from.size(), to);
    const auto line = 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(where), '\n');
    return {text, static_cast<int>(line)};
}

std::string param(const Message& message, std::string_view name) {
    for (const Param& each : message.params)
        if (each.name == name) return each.value;
    return {};
}

// "effect.word 10": the key without "error.", and the line.
std::string problem_with(const std::string& text) {
    const auto read = read_cards("cards.toml", text);
    if (read) return {};
    CHECK(param(read.problem(), "file") == "cards.toml");
    return read.problem().key.substr(6) + ' ' + param(read.problem(), "line");
}
std::string refused(std::string_view mark, std::string_view from, std::string_view to) {
    const Edited file = edited(mark, from, to);
    const std::string problem = problem_with(file.text);
    const std::size_t blank = problem.find(' ');
    if (blank == std::string::npos) return problem;
    CHECK(problem.substr(blank + 1) == std::to_string(file.line));
    return problem.substr(0, blank);
}
// Of an effect alone: the key without "error.effect.".
template <class T>
std::string trouble(const Result<T>& result) {
    return result ? std::string{} : result.problem().key.substr(13);
}

}  // namespace

TEST_CASE("AA-1, AA-5 the file holds constants, lists and sources; constants may be left out") {
    const Content& cards = *default_content();
    CHECK(cards.cards[Type::Ship] == 40);
    CHECK(cards.cards[Type::Technology] == 40);
    CHECK(cards.cards[Type::Planet] == 40);
    CHECK(cards.resources == 72);
    CHECK(cards.systems.size() == 12);
    CHECK(cards.plan_count == 12);
    CHECK(cards.plans.size() == 7);
    CHECK(cards.artifact_count == 18);
    CHECK(cards.artifacts.size() == 9);
    CHECK(cards.factions.size() == 6);
    CHECK(cards.ladders.size() == 20);
    const SourceCounts sources = AlienArtifacts{}.sources();
    CHECK(sources[Provenance::Rulebook] == 6);
    CHECK(sources[Provenance::Rulebook] + sources[Provenance::Inferred] + sources[Provenance::Public] +
              sources[Provenance::Reconstructed] ==
          std::ssize(cards.entries.ships) + std::ssize(cards.entries.technologies) +
              std::ssize(cards.entries.planets) + std::ssize(cards.entries.resources) + 20 + 12 + 7 + 9 + 6);
    std::string text = built_in();
    const std::size_t begin = text.find("[constants]"), end = text.find("# --- 6.9");
    text.erase(begin, end - begin);
    const auto read = read_cards("cards.toml", text);
    REQUIRE(read);
    CHECK(int{(*read)->constants.hand_size} == 3);
    CHECK((*read)->hash == cards.hash);
    for (const TechnologyEntry& entry : cards.entries.technologies) CHECK_FALSE(entry.source.from.empty());
    CHECK(refused("[[ships]]", "kind =", "colour =") == "content.unknown");
    CHECK(problem_with(edited("[[planets]]", "name_pl = \"Vitruvius XXI\"\n", "").text)
              .starts_with("content."));
    CHECK(problem_with(edited("\"dp_hell\"", "copies = 2", "basic = true").text).starts_with("cards.basic"));
}

TEST_CASE(
    "AA-2, AA-268, AA-E93 unknown words, and words where they may not stand, are refused with the entry and "
    "the line") {
    CHECK(refused("ar_first_chronicle", "VP 3", "BLOCK 1") == "effect.not_here");
    CHECK(refused("ar_first_chronicle", "VP 3", "GLORY 3") == "effect.word");
    const Edited file = edited("ar_first_chronicle", "VP 3", "BLOCK 1");
    const auto read = read_cards("cards.toml", file.text);
    REQUIRE_FALSE(read);
    CHECK(param(read.problem(), "entry") == "ar_first_chronicle");
    CHECK(param(read.problem(), "word") == "BLOCK");
    CHECK(refused("te_modular_labs", "CONST COST", "COST") == "effect.timing");
    CHECK(refused("[[resources]]", "\"red\"", "\"pink\"") == "content.name");
    CHECK(refused("[[planets]]", "\"exploration\"", "\"excitement\"") == "content.name");
    const Edited kind = edited("[[planets]]", "\"exploration\"", "\"excitement\"");
    CHECK(param(read_cards("cards.toml", kind.text).problem(), "entry").starts_with(" (pl_"));
}

TEST_CASE("AA-268 the form of every effect, and what breaks it") {
    CHECK(trouble(read_logistic("CONST COST(DISCOVER, -1)")).empty());
    CHECK(trouble(read_logistic("CONST  COST( DISCOVER ,-1 ) ,ATK( +2 )")).empty());  // spaces are free
    CHECK(trouble(read_logistic("CONST COST(EXCHANGE, -1)")) == "deed");
    CHECK(trouble(read_logistic("CONST OPCOST(BUILD, -1)")) == "deed");
    CHECK(trouble(read_logistic("CONST LIMIT(PURCHASE, +1)")) == "deed");
    CHECK(trouble(read_logistic("CONST COST(DISCOVER, +1)")) == "sign");
    CHECK(trouble(read_logistic("CONST ATK(+16)")) == "number");
    CHECK(trouble(read_logistic("CONST ATK(+0)")) == "number");
    CHECK(trouble(read_logistic("CONST ATK(+1) ATK(+1)")) == "rest");
    CHECK(trouble(read_logistic("CONST VP 1")) == "not_here");
    CHECK(trouble(read_logistic("CONST ON LUNCH: VP 1")) == "event");
    CHECK(trouble(read_logistic("CONST ON ATTACK VP 1")) == "sign");
    CHECK(trouble(read_logistic("CONST ON ATTACK: IF_NEW_KIND VP 1")) == "only_after");
    CHECK(trouble(read_logistic("CONST ON BUILD: DRAW 1")) == "not_here");
    CHECK(trouble(read_logistic("ADD VP 1")) == "not_here");
    CHECK(trouble(read_logistic("ADD PLANET_EXTRA 1")).empty());
    CHECK(trouble(read_logistic("ADD PAY_CR 3 VP 1")) == "sign");
    CHECK(trouble(read_logistic("ACT PLANET_EXTRA 1")) == "not_here");
    CHECK(trouble(read_use("SPEND(purple, 3) -> VP 1")) == "colour");
    CHECK(trouble(read_use("-> VP_PER_SET 1")) == "only_after");
    CHECK(trouble(read_use("-> SEARCH(moon)")) == "type");
    CHECK(trouble(read_use("-> COMPLETE 2")) == "one");
    CHECK(trouble(read_play("VP_PER_SET 1")) == "only_after");
    CHECK(trouble(read_play("VP 1, VP 1, VP 1, VP 1, VP 1, VP 1, VP 1, VP 1, VP 1")) == "long");
    CHECK(trouble(read_row("NONE")).empty());
    CHECK(trouble(read_row("CHOICE(VP 1 / CHOICE(ART 1 / CR 3)), DAMAGE")).empty());
    CHECK(trouble(read_row("CHOICE(VP 1, ART 1)")) == "sign");
    CHECK(trouble(read_row("DRAW 1")) == "not_here");
    CHECK(trouble(read_ability("ATK(+1), AFTER CR 1")).empty());
    CHECK(trouble(read_ability("HAND(+1)")) == "not_here");
    CHECK(trouble(read_bonus("PER(ship, upper), PER_KIND(expansion)")) == "side");
    CHECK(trouble(read_bonus("PER_KIND(charm)")) == "kind");
    CHECK(trouble(read_count("COUNT(ship, logistic)")).empty());
    CHECK(trouble(read_count("LUCK")) == "word");
    CHECK(trouble(read_count("KINDS(side)")) == "type");
    const auto nested = read_row("CHOICE(VP 1 / CHOICE(ART 1 / CR 3)), DAMAGE");
    CHECK(nested->top == 2);
    CHECK(nested->outs.size() == 6);
    CHECK(nested->outs[nested->outs[0].n].word == Word::Choice);
}

TEST_CASE("AA-3 the first row of a table has minimum 1 and the minima grow") {
    CHECK(refused("as_outer_watch", "min = 1", "min = 2") == "cards.first_row");
    CHECK(refused("as_outer_watch", "min = 4", "min = 2") == "cards.row_order");
    const Edited empty = edited("as_outer_watch",
                                "rows = [{ min = 1, effect = \"NONE\" }, { min = 2, effect = \"VP 1\" }, { "
                                "min = 4, effect = \"VP 2\" }]",
                                "rows = []");
    CHECK(problem_with(empty.text).starts_with("cards.rows"));
}

TEST_CASE("AA-4 a game that could not be set up with the file is refused") {
    std::string text = built_in();
    for (int i = 0; i < 50; ++i) {
        const std::size_t begin = text.find("[[resources]]");
        text.erase(begin, text.find("[[", begin + 2) - begin);
    }
    const auto few = AlienArtifacts::with_content("cards.toml", text);  // 22 resource cards: 3 players, not 4
    REQUIRE(few);
    CHECK(bool{few->judge_setup({.players = 3})});
    CHECK(few->judge_setup({.players = 4}) == breaks("AA-4"));
    text = built_in();
    for (int i = 0; i < 33; ++i) {
        const std::size_t begin = text.find("[[ships]]");
        text.erase(begin, text.find("[[", begin + 2) - begin);
    }
    const auto ships = AlienArtifacts::with_content("cards.toml", text);  // 7 ships
    REQUIRE(ships);
    CHECK(bool{ships->judge_setup({.players = 3})});
    CHECK(ships->judge_setup({.players = 4}) == breaks("AA-4"));
    text = built_in();
    for (int i = 0; i < 3; ++i) {
        const std::size_t begin = text.find("[[factions]]");
        text.erase(begin, text.find("[[", begin + 2) - begin);
    }
    const auto factions = AlienArtifacts::with_content("cards.toml", text);
    REQUIRE(factions);
    CHECK(factions->judge_setup({.players = 4}) == breaks("AA-4"));
}

TEST_CASE("AA-16, AA-4 three cards are dealt and six a player are enough, whatever the hand size of a file") {
    std::string text = edited("[constants]", "hand_size = 3", "hand_size = 5").text;
    for (int i = 0; i < 72 - 12; ++i) {
        const std::size_t begin = text.find("[[resources]]");
        text.erase(begin, text.find("[[", begin + 2) - begin);
    }
    const auto game = AlienArtifacts::with_content("cards.toml", text);
    REQUIRE(game);
    CHECK(bool{game->judge_setup({.players = 2})});
    CHECK(game->judge_setup({.players = 3}) == breaks("AA-4"));
    State state = game->start({.players = 2});
    Rng rng{1};
    while (state.asked().step != Step::FirstPlayer) game->play(state, kChance, game->sample(state, rng));
    CHECK(state.players[0].hand.size() == 3);
    CHECK(state.players[1].hand.size() == 3);
    CHECK(state.deck.size() == 6);
}

TEST_CASE(
    "AA-6 the hash of a content changes with its data, not with spellings, sources and the look of the "
    "file") {
    const auto hash = [](const std::string& text) {
        const auto read = read_cards("cards.toml", text);
        REQUIRE(read);
        return (*read)->hash;
    };
    const std::uint64_t before = default_content()->hash;
    CHECK(hash(edited("[[ships]]", "name_en = \"Argo\"", "name_en = \"Argonaut\"").text) == before);
    CHECK(hash(edited("[[ships]]", "source = [\"R\"]", "source = [\"S\"]").text) == before);
    CHECK(hash("# a comment\n" + built_in()) == before);
    CHECK(hash(edited("[[ships]]", "ATK_SYSTEM(+2)", "ATK_SYSTEM(+3)").text) != before);
    CHECK(hash(edited("[constants]", "hand_size = 3", "hand_size = 4").text) != before);
    CHECK(AlienArtifacts{}.content_hash() == before);
}

TEST_CASE("AA-265 numbers have their ranges, and an engine of fixed size its limits") {
    CHECK(refused("[[resources]]", "icons = 3", "icons = 4") == "content.number");
    CHECK(refused("[[resources]]", "attack = 1", "attack = 5") == "content.number");
    CHECK(refused("ar_first_chronicle", "copies = 2", "copies = 21") == "content.number");
    CHECK(refused("ar_first_chronicle", "VP 3", "VP 16") == "effect.number");
    CHECK(problem_with(
              edited("pl_lombard", "kind = \"exploitation\"", "kind = \"exploitation\"\ncopies = 10").text)
              .starts_with("cards.many"));
    CHECK(problem_with(edited("ar_first_chronicle", "copies = 2", "copies = 9").text)
              .starts_with("cards.many"));
    CHECK(problem_with(edited("\"as_gardens\"", "name_en", "copies = 6\nname_en").text)
              .starts_with("cards.many"));
    // Eight copies by three are what payments have room for, one more is not.
    CHECK(problem_with(
              edited("te_interterran", "ADD PLANET_EXTRA 1\"", "ADD PLANET_EXTRA 3\"\ncopies = 8").text)
              .empty());
    CHECK(refused("te_interterran", "ADD PLANET_EXTRA 1\"", "ADD PLANET_EXTRA 5\"\ncopies = 5") ==
          "cards.planet_extra");
}

TEST_CASE("every other refusal of a file has its line too") {
    CHECK(refused("te_modular_labs", "ladder = \"TL\"", "ladder = \"XX\"") == "cards.ladder");
    CHECK(problem_with(edited("id = \"CS\"",
                              "steps = [{ at = 4, play = 1, end = 2 }, { at = 5, play = 2, end = 4 }, { at = "
                              "6, play = 3, end = 6 }]",
                              "steps = []")
                           .text)
              .starts_with("cards.steps"));
    CHECK(problem_with(edited("\"dp_basic\"", "basic = true", "basic = true\ncopies = 2").text)
              .starts_with("cards.tile"));
    CHECK(problem_with(edited("\"dp_basic\"", "basic = true\n", "").text).starts_with("cards.basic"));
    CHECK(problem_with(edited("[constants]", "bank_start = 8", "bank_start = 3\n").text).empty());
    CHECK(problem_with(edited("[constants]", "bank_min = 0", "bank_min = 9").text).starts_with("cards.bank"));
    CHECK(problem_with(edited("[constants]", "cost_per_owned = 1", "cost_per_owned = 2").text)
              .starts_with("cards.cost"));
    CHECK(problem_with(edited("[[ships]]", "\"sh_argo\"", "\"te_open_archives\"").text)
              .starts_with("content.twice"));
    std::string text = built_in();
    const std::size_t begin = text.find("[[alien_systems]]"), end = text.find("# --- 6.7");
    text.erase(begin, end - begin);
    CHECK_FALSE(problem_with(text).empty());  // no alien system at all
}

TEST_CASE("copies of a card are cards of their own, with a name of their own in notation") {
    const auto read = AlienArtifacts::with_content(
        "cards.toml", edited("[[ships]]", "ability", "copies = 3\nability").text);
    REQUIRE(read);
    CHECK(read->content().cards[Type::Ship] == 42);
    CHECK(read->verbs().read("keep sh_argo_3").has_value());
    CHECK_FALSE(read->verbs().read("keep sh_argo_4").has_value());
    CHECK(read->names().word("ship", 1, Language::English) == "Argo");
    auto table = Table::of(2, {}, *read).logistic(Ruby, {"sh_argo", "sh_argo_2"}).turn();
    CHECK(limit(table.now(), Deed::Discover) == 4);
}

TEST_CASE("6.2: the spread of colours, icons, kinds and numbers over the resource cards") {
    const Content& cards = *default_content();
    std::map<std::pair<Colour, int>, int> icons;
    std::map<std::pair<Colour, Kind>, int> kinds;
    std::map<int, int> numbers;
    for (int i = 0; i < 72; ++i) {
        const auto card = static_cast<Resource>(i);
        const Section &a = cards.section(face_of(card, false)), &b = cards.section(face_of(card, true));
        CHECK(a.colour != b.colour);
        CHECK(a.kind != b.kind);
        for (const Section& section : {a, b}) {
            ++icons[{section.colour, section.icons}];
            ++kinds[{section.colour, section.kind}];
        }
        ++numbers[cards.attack[index(card)]];
    }
    for (const Colour colour : {Colour::Red, Colour::Blue, Colour::Green}) {
        CHECK(icons[{colour, 3}] == 13);
        CHECK(icons[{colour, 2}] == 18);
        CHECK(icons[{colour, 1}] == 9);
        for (const Kind kind : every<Kind>()) CHECK(kinds[{colour, kind}] == 10);
    }
    CHECK(icons[{Colour::Gold, 2}] == 9);
    CHECK(icons[{Colour::Gold, 1}] == 15);
    for (const Kind kind : every<Kind>()) CHECK(kinds[{Colour::Gold, kind}] == 6);
    for (int number = 1; number <= 4; ++number) CHECK(numbers[number] == 18);
}

TEST_CASE("AA-269, AA-220 the abilities of ships in the file, and how many ships have each") {
    std::map<std::string, int> abilities;
    for (const ShipEntry& ship : default_content()->entries.ships) ++abilities[ship.ability.value];
    CHECK(abilities == std::map<std::string, int>{{"ATK(+1)", 11},
                                                  {"ATK(+2)", 3},
                                                  {"ATK_MATCH(+3)", 5},
                                                  {"ATK_SYSTEM(+2)", 4},
                                                  {"ATK_PLAYER(+2)", 4},
                                                  {"TWO_CARDS", 2},
                                                  {"ATK(+1), TOUGH", 3},
                                                  {"ATK(+1), AFTER CR 1", 4},
                                                  {"ATK_SYSTEM(+1), QUIET VP 1", 2},
                                                  {"ATK(+1), MORE_BLOCK 1", 2}});
    const auto ability = read_ability("ATK(+1), ATK(+1), TOUGH, TWO_CARDS, MORE_BLOCK 2");
    CHECK(ability->attack == 2);
    CHECK(ability->tough);
    CHECK(ability->two_cards);
    CHECK(ability->more_tokens == 2);
}

TEST_CASE(
    "AA-Q2, AA-Q3, AA-Q8, AA-Q9, AA-Q10, AA-Q12, AA-Q14, AA-Q46, AA-Q52 doubtful readings, as the cards have "
    "them") {
    const Content& cards = *default_content();
    const auto kind = [&](std::string_view id) {
        return cards.kind_of(cards.card_of(*cards.names.value("card", id)));
    };
    const auto plan_row = [&](std::string_view id, std::size_t row) {
        return effect_text(
            game_texts(Language::English),
            cards.effect(cards.plans[static_cast<std::size_t>(*cards.names.value("plan", id))][row].effect));
    };
    CHECK(plan_row("dp_basic", 3) == "place 2 Blockade tokens, the defender loses 1 credit");  // Q2
    CHECK(plan_row("dp_economic_war", 0) == "the ship is damaged, you lose 3 credits");
    CHECK(plan_row("dp_hell", 2) == "score 1 point, the defender loses 1 credit");  // Q3
    CHECK(kind("pl_flandern") == Kind::Extermination);                              // Q8
    CHECK(kind("te_phantom_mk2") == Kind::Extermination);                           // Q9: a technology
    CHECK(kind("te_vk15_garrison") == Kind::Exploitation);
    CHECK(kind("te_interterran") == Kind::Expansion);  // Q12
    CHECK(kind("te_automated_fleet") == Kind::Extermination);
    CHECK(kind("pl_gutenberg") == Kind::Expansion);  // Q14
    CHECK(kind("sh_ariadne") == Kind::Expansion);    // Q46
    const Card horizons = cards.card_of(*cards.names.value("card", "te_new_horizons"));
    CHECK(logistic_text(game_texts(Language::English), cards, horizons).find("point") !=
          std::string::npos);                                                                  // Q10
    CHECK(logistic_text(game_texts(Language::Polish), cards, horizons).starts_with("Stale"));  // Q52
}

TEST_CASE("every card has its texts, made from the data, in both languages") {
    const AlienArtifacts rules;
    for (const Language language : kLanguages) {
        std::string all;
        const Json content = rules.content_json(language);
        for (const char* list : {"factions", "cards", "systems", "plans", "artifacts"})
            for (const auto& entry : content.at(list).as_object()) {
                all += std::string{entry.key()} + ": " + std::string{entry.value().at("name").as_string()} +
                       '\n';
                for (const char* side : {"logistic", "operational", "text", "action", "bonus"})
                    if (const Json* text = entry.value().as_object().if_contains(side))
                        all += "    " + std::string{text->as_string()} + '\n';
                if (const Json* rows = entry.value().as_object().if_contains("rows"))
                    for (const Json& row : rows->as_array())
                        all += "    " + std::to_string(row.at("min").to_number<int>()) + ": " +
                               std::string{row.at("text").as_string()} + '\n';
            }
        CHECK(all.find('<') == std::string::npos);
        CHECK(all.find('{') == std::string::npos);
        check_golden("alien_artifacts/golden/cards." + std::string{code_of(language)} + ".txt", all);
    }
}
