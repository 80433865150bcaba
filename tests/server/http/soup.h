// Broken input from a seed: noise, and what was right before one or two things of it were spoilt.
// ORRERY_FUZZ says how many of noise and messages (2,000 without it); a tenth of it, at least 1,500, go to
// the doors.
#pragma once

#include <cstdlib>
#include <limits>
#include <map>
#include <string>
#include <string_view>

#include "core/rng.h"
#include "engine/json.h"

namespace orrery::server {

inline int fuzz_inputs() {
    const char* wanted = std::getenv("ORRERY_FUZZ");
    return wanted == nullptr ? 2000 : std::atoi(wanted);
}

inline std::uint32_t below(Rng& rng, std::size_t most) { return rng.below(static_cast<std::uint32_t>(most)); }

// Pieces that are nearly right go further than noise.
inline constexpr std::string_view kPieces[] = {
    "/",
    "?",
    "&",
    "=",
    "%",
    "%00",
    "%zz",
    "..",
    "//",
    "#",
    "api",
    "/api/",
    "me",
    "tables",
    "join",
    "socket",
    "texts",
    "lang=pl",
    "ply=-1",
    "seat=9",
    "{",
    "}",
    "[",
    "]",
    ":",
    ",",
    "\"",
    "null",
    "true",
    "1e999",
    "-1",
    "\\u0000",
    "\\ud800",
    "\xFF",
    "\xC0\xAF",
    "\xF0\x9F\x98\x80",
    "\r",
    "\n",
    "\r\n",
    "\0",
    "hello",
    "act",
    "undo",
    "chat",
    "hint",
    "consent",
    "\"t\"",
    "\"id\"",
    "\"seat\"",
    "\"table\"",
    "answers",
    "9223372036854775808",
    "2147483647",
    "GET",
    "POST",
    "HTTP/1.1",
    "Content-Length: ",
    "chunked",
    "Transfer-Encoding: ",
    "Host: ",
    "Cookie: sid=",
    "Expect: 100-continue",
    "Upgrade: websocket",
};

inline std::string soup(Rng& rng, std::uint32_t most) {
    std::string text;
    for (std::uint32_t i = rng.below(most); i > 0; --i) {
        if (rng.below(6) == 0)
            text += static_cast<char>(rng.below(256));
        else
            text += kPieces[below(rng, std::size(kPieces))];
    }
    return text;
}

// The same with up to two fields missing, of another kind, or beyond what there is.
inline boost::json::object with_slips(boost::json::object message, Rng& rng) {
    for (auto left = rng.below(3); left > 0 && !message.empty(); --left) {
        const std::string name = (message.begin() + below(rng, message.size()))->key();
        switch (rng.below(7)) {
            case 0:
                message.erase(name);
                break;
            case 1:
                message[name] = soup(rng, 5);
                break;
            case 2:
                message[name] = static_cast<std::int64_t>(rng.below(100)) - 50;
                break;
            case 3:
                message[name] = std::numeric_limits<std::int64_t>::max() - rng.below(2);
                break;
            case 4:
                message[name] = boost::json::array{soup(rng, 2), nullptr, 1.5};
                break;
            case 5:
                message[name] = boost::json::object{{"kind", soup(rng, 2)}};
                break;
            default:
                message[name] = rng.below(2) == 0 ? Json(true) : Json(nullptr);
        }
    }
    return message;
}

// Of each kind how many were done, and how many refused: where one of them is none, the rest of the test says
// nothing.
struct Met {
    int done = 0, refused = 0;
};
using Meetings = std::map<std::string, Met>;

}  // namespace orrery::server
