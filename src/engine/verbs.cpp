#include "engine/verbs.h"

#include <cassert>
#include <map>

#include "core/enforce.h"
#include "core/text.h"

namespace orrery {

namespace {

constexpr std::string_view kNumerals[] = {"0",  "1",  "2",  "3",  "4",  "5",  "6",  "7",  "8",  "9",  "10",
                                          "11", "12", "13", "14", "15", "16", "17", "18", "19", "20", "21",
                                          "22", "23", "24", "25", "26", "27", "28", "29", "30", "31"};

void set_operand(Action& action, int i, int value) {
    (i == 0 ? action.a : i == 1 ? action.b : action.c) = static_cast<std::uint8_t>(value);
}

std::optional<int> value_named(const Domain& domain, std::string_view name) {
    for (int i = 0; i < domain.size(); ++i)
        if (domain.names[static_cast<std::size_t>(i)] == name) return domain.first + i;
    return std::nullopt;
}

}  // namespace

std::span<const std::string_view> numerals(int first, int last) {
    return std::span{kNumerals}.subspan(static_cast<std::size_t>(first),
                                        static_cast<std::size_t>(last - first + 1));
}

VerbTable::VerbTable(std::span<const VerbSpec> verbs) : verbs_{verbs.begin(), verbs.end()} {
    enforce(verbs.size() <= kMaxVerbs, "a game has too many verbs");
    std::map<const Domain*, const Domain*> own;
    for (std::size_t i = 0; i < verbs_.size(); ++i) {
        enforce(verbs_[i].verb.value == i, "a row of a verb table is out of order");
        for (Operand& operand : verbs_[i].operands) {
            if (operand.domain == nullptr) continue;
            const Domain*& kept = own[operand.domain];
            if (kept == nullptr)
                kept = domains_.emplace_back(std::make_shared<const Domain>(*operand.domain)).get();
            operand.domain = kept;
        }
        base_[i] = size_;
        size_ += span_of(verbs_[i]);
    }
}

int VerbTable::span_of(const VerbSpec& verb) const {
    int span = 1;
    for (int i = 0; i < verb.arity(); ++i) span *= verb.operands[static_cast<std::size_t>(i)].domain->size();
    return span;
}

bool VerbTable::well_formed(Action action) const {
    if (action.verb >= verbs_.size()) return false;
    const VerbSpec& verb = of(action);
    for (int i = 0; i < 3; ++i) {
        const int value = operand_value(action, i);
        const Domain* domain = verb.operands[static_cast<std::size_t>(i)].domain;
        if (domain == nullptr ? value != 0 : !domain->holds(value)) return false;
    }
    return true;
}

std::string VerbTable::write(Action action) const {
    const VerbSpec& verb = of(action);
    std::string text{verb.id};
    for (int i = 0; i < verb.arity(); ++i) {
        text += ' ';
        text += verb.operands[static_cast<std::size_t>(i)].domain->name(operand_value(action, i));
    }
    return text;
}

std::optional<Action> VerbTable::read(std::string_view notation) const {
    const auto parts = words(notation);
    if (parts.empty()) return std::nullopt;
    for (std::size_t v = 0; v < verbs_.size(); ++v) {
        const VerbSpec& verb = verbs_[v];
        if (verb.id != parts[0]) continue;
        if (static_cast<int>(parts.size()) != verb.arity() + 1) return std::nullopt;
        Action action{.verb = static_cast<std::uint8_t>(v)};
        for (int i = 0; i < verb.arity(); ++i) {
            const auto at = static_cast<std::size_t>(i);
            const auto value = value_named(*verb.operands[at].domain, parts[at + 1]);
            if (!value) return std::nullopt;
            set_operand(action, i, *value);
        }
        return action;
    }
    return std::nullopt;
}

int VerbTable::index(Action action) const {
    assert(well_formed(action));
    const VerbSpec& verb = of(action);
    int offset = 0;
    for (int i = 0; i < verb.arity(); ++i) {
        const Domain& domain = *verb.operands[static_cast<std::size_t>(i)].domain;
        offset = offset * domain.size() + operand_value(action, i) - domain.first;
    }
    return base_[action.verb] + offset;
}

Action VerbTable::at(int index) const {
    assert(index >= 0 && index < size_);
    std::size_t v = verbs_.size() - 1;
    while (base_[v] > index) --v;
    return of_verb(v, index - base_[v]);
}

Action VerbTable::of_verb(std::size_t v, int offset) const {
    Action action{.verb = static_cast<std::uint8_t>(v)};
    for (int i = verbs_[v].arity() - 1; i >= 0; --i) {
        const Domain& domain = *verbs_[v].operands[static_cast<std::size_t>(i)].domain;
        set_operand(action, i, domain.first + offset % domain.size());
        offset /= domain.size();
    }
    return action;
}

std::string VerbTable::spot(Action action) const {
    const VerbSpec& verb = of(action);
    if (verb.spot == kNoSpot || verb.arity() == 0) return "verb:" + std::string{verb.id};
    const Domain& domain = *verb.operands[static_cast<std::size_t>(verb.spot)].domain;
    return std::string{domain.id} + ':' + std::string{domain.name(operand_value(action, verb.spot))};
}

std::vector<Action> VerbTable::at_spot(std::string_view spot) const {
    const std::size_t colon = std::min(spot.find(':'), spot.size());
    const std::string_view kind = spot.substr(0, colon), name = spot.substr(std::min(colon + 1, spot.size()));
    std::vector<Action> found;
    for (std::size_t v = 0; v < verbs_.size(); ++v) {
        const VerbSpec& verb = verbs_[v];
        int first = 0, stride = span_of(verb), period = stride;  // the answers that have this value
        if (verb.spot == kNoSpot || verb.arity() == 0) {
            if (kind != "verb" || name != verb.id) continue;
        } else {
            const Domain& domain = *verb.operands[static_cast<std::size_t>(verb.spot)].domain;
            const auto value = domain.id == kind ? value_named(domain, name) : std::nullopt;
            if (!value) continue;
            for (int i = 0; i <= verb.spot; ++i)
                stride /= verb.operands[static_cast<std::size_t>(i)].domain->size();
            first = (*value - domain.first) * stride;
            period = stride * domain.size();
        }
        for (int block = first; block < span_of(verb); block += period)
            for (int i = block; i < block + stride; ++i) found.push_back(of_verb(v, i));
    }
    return found;
}

}  // namespace orrery
