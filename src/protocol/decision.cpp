#include "protocol/decision.h"

namespace orrery::protocol {

Json decision_json(const AnyGame& game, Seat seat, Rng& rng, WithWorld with_world) {
    constexpr int kSeedShift = 33;  // 31 bits: every language reads them, and nobody works out our generator
    ActionList list;
    game.list(seat, list);
    boost::json::array options, indices;
    for (const Action action : list) {
        options.emplace_back(game.verbs().write(action));
        indices.emplace_back(game.verbs().index(action));
    }
    boost::json::object decision{{"seat", seat},
                                 {"seed", rng() >> kSeedShift},
                                 {"options", std::move(options)},
                                 {"indices", std::move(indices)},
                                 {"view", game.view(seat)}};
    // Two numbers are drawn whatever the world is made of: how many it takes may depend on what is hidden.
    Rng own{rng()};
    if (with_world == WithWorld::Yes) decision["world"] = position_json(*game.imagine(seat, own));
    return decision;
}

namespace {

Reply<std::uint64_t> number_in(const boost::json::object& object, const char* field, std::int64_t most) {
    JsonReader reader{field};
    std::int64_t number = 0;
    from_json(object.at(field), number, reader);
    if (!reader.failed() && (number < 0 || number > most))
        reader.fail("error.json.number", {{"max", std::to_string(most)}});
    if (reader.failed()) return Failure{Code::Malformed, *reader.problem()};
    return static_cast<std::uint64_t>(number);
}

}  // namespace

Reply<Decision> read_decision(std::string_view text, const Games& games) {
    const auto json = parse_json(text);
    if (!json) return Failure{Code::Malformed, json.problem()};
    const auto* object = json->if_object();
    if (object == nullptr) return Failure{Code::Malformed, {"error.json.object", {{"path", "decide"}}}};
    if (!object->contains("seat"))
        return Failure{Code::Malformed, {"error.json.missing", {{"path", "decide"}, {"field", "seat"}}}};
    Decision decision;
    const auto seat = number_in(*object, "seat", kMaxSeats - 1);
    if (!seat) return seat.problem();
    decision.seat = static_cast<Seat>(*seat);
    if (object->contains("seed")) {
        const auto seed = number_in(*object, "seed", std::numeric_limits<std::int64_t>::max());
        if (!seed) return seed.problem();
        decision.seed = *seed;
    }
    const auto* world = object->if_contains("world");
    if (world == nullptr) return Failure{Code::NoWorld, {"error.protocol.no_world", {}}};
    auto read = read_position(*world, games);
    if (!read) return Failure{Code::Position, read.problem()};
    decision.world = std::move(*read);
    return decision;
}

}  // namespace orrery::protocol
