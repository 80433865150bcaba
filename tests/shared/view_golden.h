// What views say along random games, as text: a line for each field, with a number for everything that it
// ever said. A field that says something else changes its line, and the diff names it (`./dev golden` writes
// the file anew).
#pragma once

#include <map>

#include "shared/golden.h"

namespace orrery {

class FieldsOfViews {
  public:
    // Things by their names (systems, cards) are one field, as those in a list are.
    void add(const Json& json, const std::string& path) {
        if (const auto* list = json.if_array()) {
            said_[path + "[]"] += std::to_string(list->size()) + ';';
            for (const Json& each : *list) add(each, path + "[]");
        } else if (const auto* fields = json.if_object()) {
            const bool by_name = is_map(*fields);
            for (const auto& field : *fields)
                add(field.value(), path + '.' + (by_name ? "*" : std::string{field.key()}));
        } else {
            said_[path] += boost::json::serialize(json) + ';';
        }
    }
    std::string text() const {
        std::ostringstream out;
        for (const auto& [path, said] : said_) {
            char digits[17];
            std::snprintf(digits, sizeof digits, "%016llx",
                          static_cast<unsigned long long>(stable_hash(said)));
            out << path << ' ' << digits << '\n';
        }
        return out.str();
    }

  private:
    // Several objects with the same fields each.
    static bool is_map(const boost::json::object& fields) {
        const auto* first = fields.size() > 1 ? fields.begin()->value().if_object() : nullptr;
        if (first == nullptr) return false;
        for (const auto& field : fields) {
            const auto* each = field.value().if_object();
            if (each == nullptr || each->size() != first->size()) return false;
            for (const auto& part : *first)
                if (!each->contains(part.key())) return false;
        }
        return true;
    }

    std::map<std::string, std::string> said_;
};

// The views of whoever is asked, of the next seat and of nobody, of one position in so many; and of the end.
template <GameAtTheEdge R>
std::string fields_of_views(const R& rules, std::span<const Setup> setups, std::uint32_t one_in) {
    FieldsOfViews fields;
    for (const Setup& setup : setups) {
        Rng rng{7};
        ActionList options;
        auto state = rules.start(setup);
        const auto look = [&](Seat seat) {
            for (const Seat viewer : {seat, static_cast<Seat>((seat + 1) % rules.players(state)), kSpectator})
                fields.add(rules.view(state, viewer), "view");
        };
        for (Actors who = rules.actors(state); !who.over(); who = rules.actors(state)) {
            if (rng.below(one_in) == 0) look(who.chance ? Seat{0} : who.first());
            rules.play(state, who.first(), random_answer(rules, state, who, rng, options));
        }
        look(0);
    }
    return fields.text();
}

}  // namespace orrery
