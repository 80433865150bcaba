#include "engine/weights.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "core/text.h"
#include "engine/content.h"

namespace orrery {

namespace {

constexpr std::string_view kPlayers = "players_";

// Reads one document: names of weights are paths, which tables and lists may shorten as they like.
class WeightReader {
  public:
    WeightReader(std::string_view file, const WeightNames& names, const WeightSets& there)
        : reader_{file}, names_{names}, there_{there} {}

    Result<WeightSets> read(std::string_view text) {
        if (const auto document = reader_.parse(text, "error.weights.syntax")) read_document(*document);
        if (reader_.failed()) return *reader_.problem();
        return read_;
    }

  private:
    struct Place {
        Numbers& numbers;
        std::vector<bool> given;
    };

    void fail(const toml::node& where, const char* key, Params params = {}) {
        reader_.fail(where, key, std::move(params));
    }

    void read_document(const toml::table& root) {
        for (const auto& [key, node] : root)
            if (key != "game" && key != "default" && key != "tempers" && key != "set")
                return fail(node, "error.weights.unknown", {{"name", std::string{key.str()}}});
        const toml::table* sets = root["set"].as_table();
        if (sets == nullptr || sets->empty()) return fail(root, "error.weights.no_sets");
        for (const auto& [key, node] : *sets) read_set(key.str(), node);
        if (root.contains("default")) read_default(*root.get("default"));
        if (root.contains("tempers")) read_tempers(*root.get("tempers"));
    }

    bool is_set(const std::string& name) const {
        return read_.find(name) != nullptr || there_.find(name) != nullptr;
    }
    std::string known() const {
        WeightSets all = there_;
        all.take(read_);
        return all.names();
    }

    void read_default(const toml::node& node) {
        read_.standard = node.value<std::string>().value_or("");
        if (!is_set(read_.standard))
            fail(node, "error.weights.default", {{"name", read_.standard}, {"known", known()}});
    }

    void read_tempers(const toml::node& node) {
        const toml::array* list = node.as_array();
        if (list == nullptr) return fail(node, "error.weights.temper", {{"name", ""}, {"known", known()}});
        for (const toml::node& each : *list) {
            const std::string name = each.value<std::string>().value_or("");
            if (!is_set(name) || read_.is_temper(name))
                return fail(each, "error.weights.temper", {{"name", name}, {"known", known()}});
            read_.tempers.push_back(name);
        }
    }

    void read_set(std::string_view name, const toml::node& node) {
        const toml::table* table = node.as_table();
        if (table == nullptr) return fail(node, "error.weights.table", {{"name", std::string{name}}});
        if (!is_set_name(name)) return fail(node, "error.weights.set_name", {{"name", std::string{name}}});
        WeightSet set{std::string{name}, {}};
        Numbers common(names_.size());
        Place place{common, std::vector<bool>(names_.size())};
        for (const auto& [key, each] : *table)
            if (!key.str().starts_with(kPlayers)) read_weight(std::string{key.str()}, each, place);
        for (std::size_t i = 0; i < names_.size(); ++i)
            if (!place.given[i])
                fail(*table, "error.weights.missing", {{"name", names_[i]}, {"set", set.name}});
        for (std::size_t n = 2; n < set.by_players.size(); ++n) set.by_players[n] = common;
        for (const auto& [key, each] : *table)
            if (key.str().starts_with(kPlayers)) read_players(key.str(), each, set);
        read_.sets.push_back(std::move(set));
    }

    void read_players(std::string_view key, const toml::node& node, WeightSet& set) {
        const auto n = whole_number(key.substr(kPlayers.size()));
        const toml::table* table = node.as_table();
        if (!n || *n < 2 || *n > kMaxSeats || table == nullptr)
            return fail(node, "error.weights.players",
                        {{"name", std::string{key}}, {"most", std::to_string(kMaxSeats)}});
        Place place{set.by_players[static_cast<std::size_t>(*n)], std::vector<bool>(names_.size())};
        for (const auto& [name, each] : *table) read_weight(std::string{name.str()}, each, place);
    }

    // A number, or more of them in a table or a list.
    void read_weight(const std::string& path, const toml::node& node, Place& place) {
        if (reader_.failed()) return;
        if (const toml::table* table = node.as_table()) {
            if (!leads_somewhere(path)) return fail(node, "error.weights.unknown", {{"name", path}});
            for (const auto& [key, each] : *table)
                read_weight(path + '.' + std::string{key.str()}, each, place);
        } else if (const toml::array* list = node.as_array()) {
            if (!leads_somewhere(path)) return fail(node, "error.weights.unknown", {{"name", path}});
            for (std::size_t i = 0; i < list->size(); ++i)
                read_weight(path + '.' + std::to_string(i + 1), (*list)[i], place);
        } else {
            read_number(path, node, place);
        }
    }

    void read_number(const std::string& name, const toml::node& node, Place& place) {
        const auto found = std::find(names_.begin(), names_.end(), name);
        if (found == names_.end()) return fail(node, "error.weights.unknown", {{"name", name}});
        if (!node.is_number()) return fail(node, "error.weights.number", {{"name", name}});
        const double number = node.value<double>().value_or(NAN);
        if (!std::isfinite(number) || std::abs(number) > kMostWeight)
            return fail(node, "error.weights.range", {{"name", name}, {"most", "1000000"}});
        const auto at = static_cast<std::size_t>(found - names_.begin());
        place.numbers[at] = number;
        place.given[at] = true;
    }

    bool leads_somewhere(const std::string& path) const {
        return std::any_of(names_.begin(), names_.end(),
                           [&](const std::string& name) { return name.starts_with(path + '.'); });
    }

    ContentReader reader_;
    const WeightNames& names_;
    const WeightSets& there_;
    WeightSets read_;
};

std::string number_text(double number) {
    char text[32];
    std::snprintf(text, sizeof text, "%.4g", number);
    return text;
}

// One line for each name, a blank line where another group begins. `all`: also those that are as in `common`.
void write_numbers(const Numbers& numbers, const Numbers& common, bool all, const WeightNames& names,
                   std::string& out) {
    std::string_view group;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (!all && numbers[i] == common[i]) continue;
        const std::string_view own = std::string_view{names[i]}.substr(0, names[i].find('.'));
        if (!group.empty() && own != group) out += '\n';
        group = own;
        out += names[i] + " = " + number_text(numbers[i]) + '\n';
    }
}

}  // namespace

const WeightSet* WeightSets::find(std::string_view name) const {
    const auto found =
        std::find_if(sets.begin(), sets.end(), [&](const auto& set) { return set.name == name; });
    return found == sets.end() ? nullptr : &*found;
}

const WeightSet& WeightSets::default_set() const {
    const WeightSet* set = find(standard);
    return set == nullptr ? sets.front() : *set;
}

std::string WeightSets::names() const {
    std::string all;
    for (const WeightSet& set : sets) all += (all.empty() ? "" : ", ") + set.name;
    return all;
}

bool WeightSets::is_temper(std::string_view name) const {
    return std::find(tempers.begin(), tempers.end(), name) != tempers.end();
}

void WeightSets::take(const WeightSets& later) {
    for (const WeightSet& set : later.sets) {
        const auto same = std::find_if(sets.begin(), sets.end(),
                                       [&](const WeightSet& each) { return each.name == set.name; });
        if (same == sets.end()) {
            sets.push_back(set);
        } else {
            *same = set;
        }
    }
    if (!later.standard.empty()) standard = later.standard;
    if (!later.tempers.empty()) tempers = later.tempers;
}

bool is_set_name(std::string_view name) {
    return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    });
}

Result<WeightSets> read_weights(std::string_view file, std::string_view text, const WeightNames& names,
                                const WeightSets& there) {
    return WeightReader{file, names, there}.read(text);
}

WeightSets built_in_weights(const EmbeddedFile& file, const WeightNames& names) {
    return compiled_in(read_weights(file.name, file.text, names));
}

std::string write_weights(std::string_view head, std::string_view game, const WeightSets& sets,
                          const WeightNames& names) {
    std::string out;
    for (const std::string_view line : split(head, '\n')) out += "# " + std::string{line} + '\n';
    out += "\ngame = \"" + std::string{game} + "\"\n";
    if (!sets.standard.empty()) out += "default = \"" + sets.standard + "\"\n";
    std::string tempers;
    for (const std::string& name : sets.tempers) tempers += (tempers.empty() ? "\"" : ", \"") + name + '"';
    if (!tempers.empty()) out += "tempers = [" + tempers + "]\n";
    for (const WeightSet& set : sets.sets) {
        const Numbers& common = set.by_players.back();
        out += "\n[set." + set.name + "]\n";
        write_numbers(common, common, true, names, out);
        for (std::size_t n = 2; n + 1 < set.by_players.size(); ++n) {
            if (set.by_players[n] == common) continue;
            out += "\n[set." + set.name + '.' + std::string{kPlayers} + std::to_string(n) + "]\n";
            write_numbers(set.by_players[n], common, false, names, out);
        }
    }
    return out;
}

}  // namespace orrery
