#include "engine/ware_toy.h"

#include <algorithm>

namespace orrery::salvage {

namespace {

std::vector<VerbSpec> verb_rows(const Domain& wares) {
    const Operand ware{"ware", &wares};
    return {{kTurnUp, "turn_up", {ware}}, {kTake, "take", {ware}}};
}

Names names_for(const std::vector<WareRow>& wares) {
    Names names;
    names.add_entries("ware", wares);
    return names;
}

std::vector<WareRow> three_rows() {
    return {{"tin", {"tin", "cyna"}, 5, 1},
            {"silk", {"silk", "jedwab"}, 4, 2},
            {"amber", {"amber", "bursztyn"}, 3, 4}};
}

}  // namespace

Hold::Hold(std::vector<WareRow> rows)
    : wares{std::move(rows)}, names{names_for(wares)}, verbs{verb_rows(names.domain("ware"))} {}

const GameInfo& Salvage::info() {
    static const GameInfo kInfo{.id = "salvage", .rule_prefix = "SV", .options = {}};
    return kInfo;
}

State Salvage::start(const Setup& setup) const {
    State s;
    for (int i = 0; i < setup.players; ++i) s.holds.push_back({});
    for (std::size_t i = 0; i < hold_->wares.size(); ++i) s.deck.count.items[i] = hold_->wares[i].copies;
    return s;
}

Actors Salvage::actors(const State& s) const {
    if (s.open.size() < 2 && !s.deck.empty()) return Actors::nature();
    return s.open.empty() ? Actors{} : Actors::of(s.turn);
}

void Salvage::list(const State& s, Seat, ActionList& out) const {
    for (const Ware ware : s.open)
        if (!out.contains(act(kTake, ware))) out.push_back(act(kTake, ware));
}

Verdict Salvage::judge(const State& s, Seat seat, Action action) const {
    if (!actors(s).includes(seat)) return kNotYourTurn;
    if (action.verb != kTake) return kNotAsked;
    return s.open.contains(ware_of(action)) ? kAllowed : breaks("SV-3");
}

void Salvage::play(State& s, Seat seat, Action action) const {
    const Ware ware = ware_of(action);
    if (seat == kChance) {
        s.deck.take(ware);
        s.open.push_back(ware);
        return;
    }
    *std::find(s.open.begin(), s.open.end(), ware) = s.open.back();
    s.open.pop_back();
    s.holds[seat].add(ware);
    s.last = ware;
    s.turn = static_cast<Seat>((seat + 1) % players(s));
}

void Salvage::outcomes(const State& s, OutcomeList& out) const {
    for (const Ware ware : every<Ware>())
        if (const int n = s.deck[ware]; n > 0)
            out.push_back({act(kTurnUp, ware), static_cast<std::uint32_t>(n)});
}

Action Salvage::sample(const State& s, Rng& rng) const {
    return act(kTurnUp, s.deck.kind_at(rng.below(static_cast<std::uint32_t>(s.deck.size()))));
}

int Salvage::worth(const Deck<Ware>& wares) const {
    int sum = 0;
    for (std::size_t i = 0; i < hold_->wares.size(); ++i) sum += wares.count.items[i] * hold_->wares[i].worth;
    return sum;
}

Standing Salvage::standing(const State& s) const {
    Standing standing;
    for (std::size_t seat = 0; seat < s.holds.size(); ++seat)
        standing.scores[seat] = static_cast<std::int16_t>(worth(s.holds[seat]));
    standing.rank(players(s), [&](Seat seat) { return standing.scores[seat]; });
    return standing;
}

Breakdown Salvage::breakdown(const State& s) const { return {{"wares", standing(s).scores}}; }

Verdict Salvage::check(const State& s) const {
    Deck<Ware> all = s.deck;
    for (const Ware ware : s.open) all.add(ware);
    for (const Deck<Ware>& hold : s.holds)
        for (const Ware ware : every<Ware>())
            for (int n = hold[ware]; n > 0; --n) all.add(ware);
    return s.holds.size() >= 2 && s.turn < s.holds.size() && all == start({}).deck ? kAllowed
                                                                                   : breaks("SV-1");
}

MadeTexts Salvage::texts(Language language) const {
    MadeTexts made;
    for (const WareRow& ware : hold_->wares)
        made.emplace_back("ware." + ware.id, ware.name.in(language) + ": " + std::to_string(ware.worth));
    return made;
}

Json Salvage::content_json(Language language) const {
    boost::json::object wares;
    for (const WareRow& ware : hold_->wares)
        wares[ware.id] = boost::json::object{{"name", ware.name.in(language)}, {"worth", ware.worth}};
    return wares;
}

Salvage three_wares() { return Salvage{}; }
Salvage::Salvage() : Salvage{three_rows()} {}
Salvage two_wares() {
    return Salvage{{{"amber", {"amber", "bursztyn"}, 6, 3}, {"ice", {"ice", "lód"}, 4, 1}}};
}

}  // namespace orrery::salvage
