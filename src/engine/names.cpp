#include "engine/names.h"

#include <algorithm>
#include <cassert>

#include "core/enforce.h"

namespace orrery {

void Names::add(std::string domain, std::vector<NamedThing> things) {
    assert(std::ranges::none_of(groups_, [&](const auto& each) { return each->id == domain; }));
    auto group = std::make_shared<Group>(Group{std::move(domain), std::move(things), {}});
    for (const NamedThing& thing : group->things) group->ids.emplace_back(thing.id);
    groups_.push_back(std::move(group));
}

std::vector<std::string_view> Names::domains() const {
    std::vector<std::string_view> all;
    for (const auto& each : groups_) all.emplace_back(each->id);
    return all;
}

const Names::Group& Names::group(std::string_view domain) const {
    const auto found =
        std::ranges::find_if(groups_, [&](const auto& each) { return std::string_view{each->id} == domain; });
    enforce(found != groups_.end(), "a content has no such domain of names");
    return **found;
}

std::size_t Names::Group::at(int value) const {
    enforce(value >= 0 && static_cast<std::size_t>(value) < things.size(), "a content has no such name");
    return static_cast<std::size_t>(value);
}

std::string_view Names::id(std::string_view domain, int value) const {
    const Group& all = group(domain);
    return all.ids[all.at(value)];
}

std::optional<int> Names::value(std::string_view domain, std::string_view id) const {
    const auto& ids = group(domain).ids;
    const auto found = std::ranges::find(ids, id);
    if (found == ids.end()) return std::nullopt;
    return static_cast<int>(found - ids.begin());
}

const std::string& Names::word(std::string_view domain, int value, Language language) const {
    const Group& all = group(domain);
    return all.things[all.at(value)].called.in(language);
}

}  // namespace orrery
