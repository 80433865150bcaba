// What a shelf keeps of a game whose things come with its content: names, texts, cards for pages, sources.
#include <doctest/doctest.h>

#include "catalog/catalog.h"
#include "catalog/part_of.h"
#include "engine/ware_toy.h"
#include "games/pocket_imperium/rules.h"

using namespace orrery;

TEST_CASE("the texts of a game hold the names of its content and what its rules make of it") {
    const PartOf<salvage::Salvage> part;
    Texts texts{Language::Polish};
    part.add_texts(texts);
    CHECK(texts.get("name.ware.silk") == "jedwab");
    CHECK(texts.get("ware.amber") == "bursztyn: 4");
    CHECK(texts.keys().size() == 6);
}

TEST_CASE("what others say is added to texts, and said as they do") {
    Texts own{Language::English}, others{Language::English};
    own.add(MadeTexts{{"a", "first"}, {"b", "kept"}});
    others.add(MadeTexts{{"a", "second"}});
    own.add(others);
    CHECK(own.get("a") == "second");
    CHECK(own.get("b") == "kept");
}

TEST_CASE("a game with cards in its content shows them, the others have none") {
    const PartOf<salvage::Salvage> part;
    const auto shown = part.content_json(Language::Polish);
    REQUIRE(shown);
    CHECK(shown->at("tin").at("name") == "cyna");
    CHECK(part.sources()[Provenance::Reconstructed] == 3);
    CHECK(part.content_hash() == 3);
    const GamePart& frontiers = built_in().part("alien_frontiers");
    CHECK_FALSE(frontiers.content_json(Language::English));
    CHECK_FALSE(frontiers.has_content());
    CHECK(frontiers.sources() == SourceCounts{});
}

TEST_CASE("a shelf tells the texts of a game in every language, files first") {
    for (const GameRow& row : catalog())
        for (const Language language : kLanguages) {
            Texts files{language};
            files.add(row.info().texts());
            const Texts all = texts_of(built_in(), row, language);
            for (const std::string& key : files.keys()) CHECK(all.get(key) == files.get(key));
        }
}

TEST_CASE("a replaced content tells its own hash, and the built-in one stays as it was") {
    Shelf shelf;
    std::string text{pi::PocketImperium::content_file().text};
    text.replace(text.find("\"level_2\"", text.find("[[tile]]")), 9, "\"level_1\"");
    REQUIRE_FALSE(shelf.replace_content("mine.toml", text));
    const auto built = built_in().part("pocket_imperium").content_hash();
    CHECK(shelf.part("pocket_imperium").content_hash() != built);
    CHECK(Shelf{}.part("pocket_imperium").content_hash() == built);
    CHECK(shelf.part("pocket_imperium").sources()[Provenance::Reconstructed] == 16);
}
