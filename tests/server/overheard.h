// What the server writes to its log meanwhile, and what fail2ban makes of it.
#pragma once

#include <doctest/doctest.h>
#include <unistd.h>

#include <cstdio>
#include <fstream>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

#include "shared/folder.h"

namespace orrery::server {

// What is written to standard error meanwhile.
class Overheard {
  public:
    Overheard() : before_{dup(2)} {
        std::fflush(stderr);
        std::FILE* file = std::fopen(path_.c_str(), "w");
        REQUIRE(file != nullptr);
        dup2(fileno(file), 2);
        std::fclose(file);
    }
    ~Overheard() { stop(); }
    Overheard(const Overheard&) = delete;
    Overheard& operator=(const Overheard&) = delete;
    std::string stop() {
        if (before_ < 0) return "";
        std::fflush(stderr);
        dup2(before_, 2);
        close(before_);
        before_ = -1;
        std::ostringstream all;
        all << std::ifstream{path_}.rdbuf();
        return all.str();
    }

  private:
    Folder folder_;
    std::string path_ = (folder_.path() / "log").string();
    int before_;
};

// What a file for fail2ban says by that name, the first time after a line.
inline std::string said_in(const std::string& file, const std::string& after, const std::string& name) {
    std::ifstream lines{std::string{ORRERY_ROOT} + "/deploy/fail2ban/" + file};
    bool there = false;
    for (std::string line; std::getline(lines, line);) {
        there = there || line == after;
        if (there && line.starts_with(name + " = ")) return line.substr(name.size() + 3);
    }
    FAIL(file << " says no " << name);
    return {};
}

// The lines that fail2ban would count, by its own filter: of the kinds that it looks for by itself, or of
// that one.
inline std::regex ban_filter(const std::string& what = "") {
    const char* file = "orrery.conf";
    std::string pattern = said_in(file, "[Definition]", "failregex");
    pattern.replace(pattern.find("<what>"), 6, what.empty() ? said_in(file, "[Init]", "what") : what);
    pattern.replace(pattern.find("<ADDR>"), 6, "[0-9a-f.:]+");
    return std::regex{pattern};
}

// The lines of the log in which this stands, such as "what":"flood".
inline std::vector<std::string> lines_with(const std::string& log, const std::string& said) {
    std::vector<std::string> found;
    std::istringstream lines{log};
    for (std::string line; std::getline(lines, line);)
        if (line.find(said) != std::string::npos) found.push_back(line);
    return found;
}
// The first of the security log; empty: there is none.
inline std::string line_with(const std::string& log, const std::string& what) {
    const auto found = lines_with(log, "\"what\":\"" + what + '"');
    return found.empty() ? "" : found.front();
}

}  // namespace orrery::server
