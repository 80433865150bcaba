// What people read: cards in both languages, and words for every answer, question, point and refusal.
#include "games/master_of_orion/card_texts.h"
#include "master_of_orion/table.h"
#include "shared/golden.h"

using namespace orrery;
using namespace orrery::mo;

namespace {

std::string all_cards(Language language) {
    const Content& content = default_content();
    const CardTexts cards{content, language};
    std::string text;
    for (int i = 0; i < content.cards(); ++i) {
        const Card card{static_cast<std::uint8_t>(i)};
        text += std::string{content.names.id(card)} + " | " + content.names.word(card, language) + " | " +
                cards.text(card) + '\n';
    }
    return text;
}

}  // namespace

TEST_CASE("every card says what it does, in both languages") {
    check_golden("master_of_orion/golden/cards.en.txt", all_cards(Language::English));
    check_golden("master_of_orion/golden/cards.pl.txt", all_cards(Language::Polish));
    for (const Language language : kLanguages) {
        const std::string text = all_cards(language);
        CHECK(text.find('{') == std::string::npos);
        CHECK(text.find('<') == std::string::npos);
    }
}

TEST_CASE("a corrected number corrects the text") {
    const auto rules = rules_with("{ op = \"morale\", n = 2 }", "{ op = \"morale\", n = 5 }");
    const Card dome = *rules.names().find<Card>("pleasure_dome");
    CHECK(CardTexts{rules.content(), Language::English}.text(dome) == "Activation: Gain 5 morale.");
    CHECK(CardTexts{rules.content(), Language::Polish}.text(dome) == "Aktywacja: Zyskaj 5 morale.");
}

TEST_CASE("what an owner may make others do is said to be a choice") {
    const auto rules = rules_with("{ op = \"morale\", n = 2 }",
                                  "{ may = true, who = \"each_opponent\", op = \"morale\", n = -2 }");
    const Card dome = *rules.names().find<Card>("pleasure_dome");
    CHECK(CardTexts{rules.content(), Language::English}.text(dome).find("You may decide that") !=
          std::string::npos);
    CHECK(CardTexts{rules.content(), Language::Polish}.text(dome).find("Możesz sprawić, że") !=
          std::string::npos);
}

TEST_CASE("a terminal is told of each card what it does, costs and produces, and where that is from") {
    const MasterOfOrion rules;
    Texts texts{Language::English};
    texts.add(rules.texts(Language::English));
    CHECK(texts.get("structure.capitol.cost") == "food 4, fleet 2, production 1");
    CHECK(texts.get("structure.capitol.income") == "food 1");
    CHECK(texts.get("structure.capitol.source").find("reconstructed by us") != std::string::npos);
    CHECK(texts.get("advisor.quail.text").ends_with("Needs morale 6 or more to be activated."));
    CHECK(texts.get("race.bulrathi.text").find("no loss of morale") != std::string::npos);
}

TEST_CASE("every word of the vocabulary has a text in both languages") {
    for (const Language language : kLanguages) {
        Texts texts{language};
        texts.add(MasterOfOrion::info().texts());
        for (const Verb verb : every<Verb>()) {
            const std::string id{default_content().verbs.verbs()[static_cast<std::size_t>(verb)].id};
            CHECK(texts.has("label." + id));
            CHECK(texts.has("log." + id));
        }
        for (const std::string_view step : names_of(Step{})) {
            if (step.starts_with("next_") || step == "begin_round" || step == "end_round" ||
                step == "clean_up" || step == "effect")
                continue;
            CHECK(texts.has("step." + std::string{step} + ".title"));
            CHECK(texts.has("step." + std::string{step} + ".prompt"));
        }
        for (const std::string_view lack : names_of(Lacks{})) CHECK(texts.has("lack." + std::string{lack}));
        const Table table = Table::of(2);
        for (const PointsOf& row : table.rules.breakdown(table.state))
            CHECK(texts.has("points." + std::string{row.kind}));
        for (const GoodsOf& row : table.rules.goods(table.state, Ruby))
            CHECK(texts.has("gain." + std::string{row.kind}));
    }
}

TEST_CASE("the content tells a page names, texts, numbers and sources") {
    const MasterOfOrion rules;
    const Json json = rules.content_json(Language::Polish);
    const Json& treasury = json.at("structure").at("colonial_treasury");
    CHECK(treasury.at("name") == "Kolonialna izba skarbowa");
    CHECK(boost::json::serialize(treasury.at("cost")) == "[0,0,1]");
    CHECK(treasury.at("effects").at(0).at("when") == "after_building");
    CHECK(boost::json::serialize(treasury.at("source").at("numbers")) == "{\"from\":[\"reconstructed\"]}");
    CHECK(json.at("structure").as_object().size() == 45);
    CHECK(json.at("advisor").as_object().size() == 8);
    CHECK(json.at("race").as_object().size() == 7);
    CHECK(json.at("race").at("bulrathi").at("lines").at(0).as_string().starts_with("Na wysokim poziomie"));
}
