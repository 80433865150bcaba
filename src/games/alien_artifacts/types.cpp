#include "games/alien_artifacts/types.h"

#include <string>

namespace orrery::aa {

namespace {

constexpr auto kTypes =
    named<Type>({{Type::Ship, "ship"}, {Type::Technology, "technology"}, {Type::Planet, "planet"}});
constexpr auto kColours = named<Colour>(
    {{Colour::Red, "red"}, {Colour::Blue, "blue"}, {Colour::Green, "green"}, {Colour::Gold, "gold"}});
constexpr auto kKinds = named<Kind>({{Kind::Exploration, "exploration"},
                                     {Kind::Expansion, "expansion"},
                                     {Kind::Extermination, "extermination"},
                                     {Kind::Exploitation, "exploitation"}});
constexpr auto kSides = named<Side>({{Side::Logistic, "logistic"}, {Side::Operational, "operational"}});
constexpr auto kDeeds = named<Deed>({{Deed::Build, "build"},
                                     {Deed::Develop, "develop"},
                                     {Deed::Discover, "discover"},
                                     {Deed::Purchase, "purchase"},
                                     {Deed::Prepare, "prepare"},
                                     {Deed::Exchange, "exchange"},
                                     {Deed::Unblock, "unblock"},
                                     {Deed::Offensive, "offensive"},
                                     {Deed::Income, "income"},
                                     {Deed::Mining, "mining"}});
constexpr auto kGains = named<Gains>({{Gains::Production, "production"},
                                      {Gains::Technologies, "technologies"},
                                      {Gains::Attacks, "attacks"},
                                      {Gains::Triggers, "triggers"},
                                      {Gains::Uses, "uses"}});
constexpr auto kLacks =
    named<Lacks>({{Lacks::Credits, "credits"}, {Lacks::Icons, "icons"}, {Lacks::Cards, "cards"}});

std::optional<Card> card_named(std::string_view id, const Names& names) {
    for (const Type type : every<Type>())
        if (const auto place = names.value(kTypes[at(type)], id)) return card_at(type, *place);
    return std::nullopt;
}

// A card by its id, or, where there are no names, by its number.
std::optional<Card> read_card(const Json& json, const Names* names) {
    if (names == nullptr) {
        const auto* number = json.if_int64();
        const bool fits =
            number != nullptr && *number >= 0 && (*number & 63) < kMostOfType && *number < 3 * 64;
        return fits ? std::optional{static_cast<Card>(*number)} : std::nullopt;
    }
    const auto* id = json.if_string();
    return id == nullptr ? std::nullopt : card_named(*id, *names);
}

}  // namespace

std::span<const std::string_view> names_of(Type) { return kTypes; }
std::span<const std::string_view> names_of(Colour) { return kColours; }
std::span<const std::string_view> names_of(Kind) { return kKinds; }
std::span<const std::string_view> names_of(Side) { return kSides; }
std::span<const std::string_view> names_of(Deed) { return kDeeds; }
std::span<const std::string_view> names_of(Gains) { return kGains; }
std::span<const std::string_view> names_of(Lacks) { return kLacks; }

Json write_json(const Card& card, const Names* names) {
    if (card == kNoCard) return nullptr;
    if (names == nullptr) return static_cast<std::int64_t>(card);
    return Json(names->id(kTypes[at(type_of(card))], place_of(card)));
}

void read_json(const Json& json, Card& card, JsonReader& reader) {
    card = kNoCard;
    if (json.is_null()) return;
    const auto found = read_card(json, reader.names());
    if (!found) return reader.fail("error.json.name", {{"name", boost::json::serialize(json)}});
    card = *found;
}

Json write_json(const Rows& rows, const Names* names) {
    boost::json::array list;
    rows.each([&](Card card) { list.push_back(write_json(card, names)); });
    return list;
}

void read_json(const Json& json, Rows& rows, JsonReader& reader) {
    const auto* list = json.if_array();
    if (list == nullptr) return reader.fail("error.json.array");
    rows = {};
    for (const Json& item : *list) {
        Card card = kNoCard;
        read_json(item, card, reader);
        if (reader.failed()) return;
        if (card == kNoCard) return reader.fail("error.json.string");
        if (rows.has(card)) return reader.fail("error.json.repeated");
        rows.add(card);
    }
}

Resource nth(const Resources& cards, int n) {
    std::uint64_t left = cards.words[0];
    int base = 0;
    if (const int low = std::popcount(left); n >= low) {
        n -= low;
        left = cards.words[1];
        base = 64;
    }
    while (n-- > 0) left &= left - 1;
    return static_cast<Resource>(base + std::countr_zero(left));
}

}  // namespace orrery::aa
