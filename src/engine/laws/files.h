// The laws of everything that is kept: positions, records, replays and what was taken back.
#pragma once

#include "engine/laws/point.h"
#include "engine/record.h"

namespace orrery::laws {

template <GameAtTheEdge R>
Violation positions_come_back(const LawPoint<R>& at) {
    const Names* names = content_names(at.rules);
    const auto state = parse_json(boost::json::serialize(to_json(at.now(), names)));
    if (!state) return "the state is not JSON";
    typename R::State read{};
    JsonReader reader{"state", names};
    from_json(*state, read, reader);
    if (reader.failed()) return "the state is not read back: " + reader.problem()->key;
    if (!(read == at.now()))
        return "the state comes back from JSON as another: " + difference(read, at.now());
    const auto json = parse_json(boost::json::serialize(position_json(at.match.game())));
    if (!json) return "the position is not JSON";
    const auto game = read_position(*json, only_game(at.rules));
    if (!game) return "the position is not read back: " + game.problem().key;
    if (!(state_of<R>(**game) == at.now())) return "the position comes back as another";
    return std::nullopt;
}

// The same answers lead through the same states, and taking back leads back.
template <GameAtTheEdge R>
Violation replay_is_exact(const R& rules, const Match& match, const std::vector<typename R::State>& states,
                          Rng& rng) {
    auto game = match.start().clone();
    for (std::size_t ply = 0; ply < match.ply(); ++ply) {
        game->play(match.answers()[ply].seat, match.answers()[ply].action);
        if (const auto& state = state_of<R>(*game); !(state == states[ply + 1]))
            return "the replay departs at ply " + std::to_string(ply) + ": " +
                   difference(state, states[ply + 1]);
    }
    Match shorter = match;
    shorter.undo(rng.below(static_cast<std::uint32_t>(match.ply() + 1)));
    if (!(state_of<R>(shorter.game()) == states[shorter.ply()])) return "taking back leads to another state";
    if (!(rules.setup_of(states.back()) == rules.setup_of(states.front())))
        return "the setup changed in the game";
    return std::nullopt;
}

inline std::string described(const Message& problem) {
    std::string text = problem.key;
    for (const Param& param : problem.params) text += ", " + param.name + ' ' + param.value;
    return text;
}

// A record holds the whole game: its answers, its end, and the seed that its chance came from.
template <GameAtTheEdge R>
Violation records_come_back(const R& rules, const Match& match, const FairSeed& seed) {
    const Record record{{.seats = {}, .commitment = commitment(seed), .seed = seed}, match};
    const std::string text = write_record(record, only_game(rules));
    const auto read = read_record(text, only_game(rules));
    if (!read) return "the record is not read back: " + described(read.problem());
    if (!std::ranges::equal(read->match.answers(), match.answers()))
        return "the record comes back with other answers";
    if (!(state_of<R>(read->match.game()) == state_of<R>(match.game())))
        return "the record leads to another state";
    if (write_record(*read, only_game(rules)) != text)
        return "the record is written otherwise the second time";
    if (const auto problem = verify_chance(*read)) return "chance is not verified: " + described(*problem);
    return std::nullopt;
}

}  // namespace orrery::laws
