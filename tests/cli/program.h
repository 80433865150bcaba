// Runs the program as a person would, with streams of text.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "cli/run.h"
#include "cli/terminal/styled.h"
#include "engine/json.h"
#include "shared/folder.h"

namespace orrery::cli {

struct Ran {
    int status = 0;
    std::string out, err;

    // What a text that is missing in the language files leaves behind.
    bool complete() const { return (out + err).find('<') == std::string::npos; }
    // Wherever its lines are broken: that goes by the length of paths, too.
    bool says(std::string text) const {
        std::string all = out + err;
        for (std::string* each : {&all, &text}) std::ranges::replace(*each, '\n', ' ');
        return all.find(text) != std::string::npos;
    }
};

inline Json json_of(const Ran& ran) {
    const auto json = parse_json(ran.out);
    REQUIRE(json);
    return *json;
}

inline std::string text_of(const Lines& lines) {
    std::string text;
    for (const Line& line : lines) text += line.text() + '\n';
    return text;
}

inline Ran run_program(std::vector<std::string> args, const std::string& input = "",
                       const Surroundings& around = {}) {
    std::istringstream in{input};
    std::ostringstream out;
    std::ostringstream err;
    const int status = run(std::move(args), in, out, err, around);
    return {status, out.str(), err.str()};
}

// The same answer again and again.
inline std::string lines_of(const std::string& line, int times) {
    std::string text;
    for (int i = 0; i < times; ++i) text += line + '\n';
    return text;
}

// A finished game of two bots and nobody else, as a record.
inline std::string finished_record(const Folder& folder, const std::string& name = "game.txt") {
    run_program({"play", "af", "--seats", "greedy,greedy", "--seed", "5", "--record", folder / name});
    return folder / name;
}

}  // namespace orrery::cli
