#include "cli/session/info.h"

#include <algorithm>

#include "core/text.h"
#include "engine/rulebook.h"

namespace orrery::cli {

namespace {

struct Thing {
    std::string domain, id, name;
};

// "name.card.booster_pod" is a thing; "name.card.booster_pod.acc" is a form of its name.
std::vector<Thing> things(const Texts& texts) {
    std::vector<Thing> all;
    for (const std::string& key : texts.keys()) {
        const auto parts = split(key, '.');
        if (parts.size() == 3 && parts[0] == "name")
            all.push_back({std::string{parts[1]}, std::string{parts[2]}, texts.get(key)});
    }
    return all;
}

// The texts about a thing: "card.booster_pod.fuel" and the like, as name of the aspect and words.
Lines told(const Context& context, const Texts& texts, const Thing& thing) {
    Lines lines;
    for (const std::string aspect : {"text", "cost", "income", "bonus", "fuel", "discard", "source"}) {
        const std::string key = thing.domain + '.' + thing.id + '.' + aspect;
        if (!texts.has(key)) continue;
        Line line{"  "};
        if (texts.has("info." + aspect)) line.add(texts.get("info." + aspect) + ": ", Ink::Quiet);
        for (const Line& each : wrap_hanging(line.add(texts.get(key)), context.width(), 4))
            lines.push_back(each);
    }
    return lines;
}

std::string plain(std::string_view name) {
    std::string result = folded(name);
    std::ranges::replace(result, '_', ' ');
    return result;
}

enum class Fit : std::uint8_t { Whole, Part };

bool matches(const Thing& thing, const std::string& wanted, Fit how) {
    const std::string names[] = {plain(thing.name), plain(thing.id)};
    return std::ranges::any_of(names, [&](const std::string& each) {
        return how == Fit::Whole ? each == wanted : each.find(wanted) != std::string::npos;
    });
}

}  // namespace

Lines info_lines(const Context& context, const Texts& texts, std::string_view name) {
    const std::string wanted = plain(trimmed(name));
    if (wanted.empty()) return {};
    Lines found;
    for (const Fit how : {Fit::Whole, Fit::Part}) {
        for (const Thing& thing : things(texts)) {
            const Lines about = matches(thing, wanted, how) ? told(context, texts, thing) : Lines{};
            if (about.empty()) continue;
            found.push_back({thing.name, Ink::Strong});
            found.insert(found.end(), about.begin(), about.end());
        }
        if (!found.empty()) break;
    }
    return found;
}

}  // namespace orrery::cli
