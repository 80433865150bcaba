// Golden transcripts: a whole game as text, one answer per line with what it led to. Every run plays it again
// and compares; `./dev golden` (ORRERY_GOLDEN=rewrite) writes it anew, and the diff is to be read like a
// patch.
#pragma once

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>

#include "core/text.h"
#include "engine/any_game.h"

namespace orrery {

// "12 ruby dock lunar_mine | 5 | 3 1 | 8f0c…": ply, who, answer | number of options before | scores | state's
// hash.
template <GameAtTheEdge R>
std::string transcript(const R& rules, const Setup& setup, std::uint64_t seed) {
    GameOf<R> game{rules, setup};
    Rng rng{seed};
    std::ostringstream out;
    out << "game " << R::info().id << " players " << int{setup.players} << " seed " << seed << '\n';
    for (int ply = 0; !game.over(); ++ply) {
        const Seat seat = game.actors().first();
        ActionList options;
        game.list(seat, options);
        const Action action = seat == kChance ? rules.sample(game.true_state(), rng) : rng.one_of(options);
        game.play(seat, action);
        out << ply << ' ' << (seat == kChance ? "chance" : kSeatNames[seat]) << ' '
            << game.verbs().write(action) << " | " << options.size() << " |";
        for (int i = 0; i < setup.players; ++i)
            out << ' ' << game.standing().scores[static_cast<std::size_t>(i)];
        const std::uint64_t hash = stable_hash(boost::json::serialize(game.state()));
        char digits[9];
        std::snprintf(digits, sizeof digits, "%08x", static_cast<unsigned>(hash ^ (hash >> 32U)));
        out << " | " << digits << '\n';
    }
    return out.str();
}

inline void check_golden(const std::string& file, const std::string& text) {
    const std::string path = std::string{ORRERY_ROOT} + "/tests/" + file;
    if (const char* mode = std::getenv("ORRERY_GOLDEN");
        mode != nullptr && std::string_view{mode} == "rewrite")
        std::ofstream{path, std::ios::binary} << text;
    std::ifstream in{path, std::ios::binary};
    REQUIRE_MESSAGE(in.is_open(), "no such transcript: ", path, " (./dev golden writes it)");
    std::stringstream kept;
    kept << in.rdbuf();
    std::istringstream expected{kept.str()};
    std::istringstream found{text};
    std::string want;
    std::string got;
    while (std::getline(found, got)) {
        std::getline(expected, want);
        REQUIRE(got == want);
    }
    CHECK(kept.str().size() == text.size());
}

}  // namespace orrery
