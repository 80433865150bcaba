// Runs the program as a person would, with streams of text.
#pragma once

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "cli/run.h"

namespace orrery::cli {

struct Ran {
    int status = 0;
    std::string out, err;

    // What a text that is missing in the language files leaves behind.
    bool complete() const { return (out + err).find('<') == std::string::npos; }
    bool says(std::string_view text) const { return (out + err).find(text) != std::string::npos; }
};

inline Ran run_program(std::vector<std::string> args, const std::string& input = "",
                       const Surroundings& around = {}) {
    std::istringstream in{input};
    std::ostringstream out;
    std::ostringstream err;
    const int status = run(std::move(args), in, out, err, around);
    return {status, out.str(), err.str()};
}

// A folder for one test, gone afterwards.
class Folder {
  public:
    Folder() : path_{make()} {}
    ~Folder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    std::string operator/(const std::string& name) const { return (path_ / name).string(); }
    std::string write(const std::string& name, const std::string& text) const {
        std::ofstream{path_ / name, std::ios::binary} << text;
        return *this / name;
    }
    std::string read(const std::string& name) const {
        std::ifstream file{path_ / name, std::ios::binary};
        return {std::istreambuf_iterator<char>{file}, {}};
    }
    bool has(const std::string& name) const { return std::filesystem::exists(path_ / name); }
    std::size_t files() const {
        return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator{path_}, {}));
    }
    const std::filesystem::path& path() const { return path_; }

  private:
    static std::filesystem::path make() {
        std::string name = (std::filesystem::temp_directory_path() / "orrery-XXXXXX").string();
        return mkdtemp(name.data());
    }
    std::filesystem::path path_;
};

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
