// What a seat sees, with what follows from it, so that whoever draws the table needs no rule: costs, limits,
// what is active, attack bonuses, points of ladders, what a payment still lacks and what each section would
// bring.
#include "games/alien_artifacts/view.h"

#include "games/alien_artifacts/options.h"
#include "games/alien_artifacts/rules.h"

namespace orrery::aa {

namespace {

using boost::json::array;
using boost::json::object;

// A seat's table, seen as if it were its turn: costs and limits are those of the player on turn.
State as_if_on_turn(const State& s, Seat seat) {
    State other = s;
    if (seat == s.turn) return other;
    other.turn = seat;
    other.now = {};
    other.attack = {};
    return other;
}

array sections_under(const Now& now, const Resources& cards, Card card) {
    array list;
    for (const Resource each : cards)
        if (now.s.under[index(each)] == card) list.push_back(to_json(showing(now.s, each), &now.cards.names));
    return list;
}

object construction_json(const Now& now, Card card) {
    const int price = cost(now, type_of(card));
    const int icons = attached_icons(now, now.me(), card);
    return {{"card", to_json(card, &now.cards.names)},
            {"cost", price},
            {"attached", sections_under(now, now.me().attached, card)},
            {"icons", icons},
            {"missing", std::max(0, price - icons)}};
}

// AA-130, without the base: what the ship adds against the alien system, against a player, and if the kind
// matches.
object ship_json(const Now& now, Card card) {
    const Ability& ability = now.cards.ships[static_cast<std::size_t>(place_of(card))];
    const int always = ability.attack + modifier(now, Word::Attack) + now.s.now.attack + now.s.attack.bonus;
    return {{"system", always + ability.against_system},
            {"player", always + ability.against_player},
            {"match", ability.if_match},
            {"cards", ability.two_cards ? 2 : 1}};
}

object ladder_json(const Now& now, Card card) {
    const LadderPoints points = ladder_points(now.cards, now.s, now.s.turn, card);
    return {
        {"count", counted(now.cards, now.s, now.s.turn, card)}, {"play", points.play}, {"end", points.end}};
}

object empire_json(const Now& now, Card card) {
    const bool operational = now.me().operational.has(card);
    const Type type = type_of(card);
    const bool used = type == Type::Ship ? now.s.now.attacked.has(card)
                                         : type == Type::Technology && now.s.now.used.has(card);
    object json{{"card", to_json(card, &now.cards.names)},
                {"side", name_of(operational ? Side::Operational : Side::Logistic)},
                {"tokens", tokens_on(now.s, card)},
                {"lifted", now.s.now.lifted.has(card)},
                {"active", is_active(now.s, card)},
                {"used", used}};
    if (now.s.blocked.has(card)) json["lift"] = lift_cost(now, card);
    if (type == Type::Planet && operational) json["stored"] = sections_under(now, now.me().stored, card);
    if (type == Type::Ship && operational) json["attack"] = ship_json(now, card);
    if (type == Type::Technology && operational) json["ladder"] = ladder_json(now, card);
    return json;
}

template <class Each>
object rows_json(const Rows& cards, Each each) {
    object json;
    for (const Type type : every<Type>()) {
        array row;
        for (Places left = cards[type]; left != 0; left &= left - 1)
            row.push_back(each(card_at(type, first_place(left))));
        json[name_of(type)] = std::move(row);
    }
    return json;
}

object costs_json(const Now& now) {
    return {{"build", cost(now, Type::Ship)},
            {"develop", cost(now, Type::Technology)},
            {"discover", cost(now, Type::Planet)},
            {"purchase", purchase_cost(now)},
            {"offensive", operation_cost(now, Deed::Offensive)},
            {"income", operation_cost(now, Deed::Income)},
            {"mining", operation_cost(now, Deed::Mining)}};
}

// AA-49, AA-198: the operations that gold pays for.
object gold_json(const Now& now) {
    object json;
    for (const Deed deed : {Deed::Offensive, Deed::Income, Deed::Mining})
        json[name_of(deed)] = operation_currency(now, deed).gold;
    return json;
}

object limits_json(const Now& now) {
    object json;
    for (const Deed deed : every<Deed>())
        if (deed != Deed::Purchase && deed != Deed::Prepare) json[name_of(deed)] = limit(now, deed);
    for (const Type row : every<Type>())
        json["prepare_" + std::string{name_of(row)}] = prepare_limit(now, row);
    json["planet_extra"] = planet_extra(now);
    return json;
}

array designs_json(const Now& now, std::string_view domain, std::span<const std::uint8_t> spread,
                   std::span<const std::uint8_t> designs, std::uint8_t place) {
    array list;
    for (std::size_t i = 0; i < designs.size(); ++i)
        if (spread[i] == place) list.emplace_back(now.cards.names.id(domain, designs[i]));
    return list;
}

object plans_json(const Now& now, Seat seat, bool own) {
    const auto designs = plan_designs(now.cards);
    object json{{"open", designs_json(now, "plan", now.s.plans, designs, open_at(seat))},
                {"hidden", nullptr},
                {"count", plans_held(now.cards, now.s, seat)}};
    if (own) json["hidden"] = designs_json(now, "plan", now.s.plans, designs, hidden_at(seat));
    return json;
}

object points_json(const Player& player) {
    object json;
    for (const Gains from : every<Gains>()) json[name_of(from)] = player.points[from];
    return json;
}

object seat_json(const Content& cards, const State& s, Seat seat, Seat viewer, const Standing& standing) {
    const State mine = as_if_on_turn(s, seat);
    const Now now{cards, mine, seat};
    const Player& player = s.players[seat];
    const bool own = seat == viewer || s.todo.empty();
    const EndPoints end = end_points(cards, s, seat);
    int track = 0;
    for (const std::uint16_t points : player.points.items) track += points;
    object json{
        {"faction", has_faction(s, seat) ? to_json(player.faction, &cards.names) : Json(nullptr)},
        {"credits", player.credits},
        {"cards", player.hand.size()},
        {"hand", own ? to_json(player.hand, &cards.names) : Json(nullptr)},
        {"hand_size", hand_size(now)},
        {"plans", plans_json(now, seat, own)},
        {"artifacts", designs_json(now, "artifact", s.artifacts, artifact_designs(cards), held_by(seat))},
        {"track", track},
        {"points", points_json(player)},
        {"end", object{{"cards", end.cards}, {"technologies", end.technologies}, {"bonus", end.bonus}}},
        {"score", standing.scores[seat]},
        {"rank", standing.ranks[seat]},
        {"costs", costs_json(now)},
        {"gold", gold_json(now)},
        {"limits", limits_json(now)},
        {"ships_left", std::popcount(eligible_ships(now))}};
    json["construction"] =
        rows_json(player.construction, [&](Card card) { return construction_json(now, card); });
    json["empire"] = rows_json(player.empire(), [&](Card card) { return empire_json(now, card); });
    return json;
}

// The three main decks: AA-9, AA-261. `drawn`: cards taken from the top that are not decided yet.
object decks_json(const Now& now) {
    object json;
    for (const Type type : every<Type>()) {
        int drawn = 0;
        for (const Frame& frame : now.s.todo) {
            const bool draws =
                frame.step == Step::Draw || frame.step == Step::Keep || frame.step == Step::Search;
            if (draws && frame.type == type) drawn = frame.last;
        }
        array below, taken;
        const Below& cards = now.s.below[type];
        for (std::size_t i = 0; i < cards.size(); ++i) {
            array& list = i + static_cast<std::size_t>(drawn) < cards.size() ? below : taken;
            list.push_back(to_json(cards[i], &now.cards.names));
        }
        json[name_of(type)] = object{{"size", deck_size(now.s, type) - drawn},
                                     {"top", to_json(now.s.top[type], &now.cards.names)},
                                     {"below", std::move(below)},
                                     {"drawn", std::move(taken)},
                                     {"look", modifier(now, look_at(type))}};
    }
    return json;
}

object system_json(const Now& now) {
    const SystemDeck& deck = now.s.systems;
    bool open = true;
    for (const Frame& frame : now.s.todo) open = open && frame.step != Step::TurnSystem;
    array rows;
    const ResultTable& table = now.cards.systems[at(deck.open)];
    for (std::size_t i = 0; i < table.size() && open; ++i)
        rows.push_back(object{{"min", table[i].min},
                              {"upto", i + 1 < table.size() ? Json(table[i + 1].min - 1) : Json(nullptr)}});
    return {{"open", open ? to_json(deck.open, &now.cards.names) : Json(nullptr)},
            {"rows", std::move(rows)},
            {"size", deck.unseen.size() + static_cast<int>(deck.below.size())},
            {"below", to_json(deck.below, &now.cards.names)}};
}

// AA-130, AA-132: what the ship attacks with, and which row of the table that is.
object result_json(const Now& now, Card ship) {
    const AttackValue value = attack_value(now, ship);
    const ResultTable& table = table_of(now);
    return {{"base", value.base},
            {"bonus", value.bonus},
            {"value", value.sum()},
            {"row", &result_row(table, value.sum()) - table.begin()}};
}

Json attack_json(const Now& now) {
    const Attack& attack = now.s.attack;
    if (!attack.on) return nullptr;
    bool chosen = attack.target != kNobody;
    Card ship = kNoCard;
    for (const Frame& frame : now.s.todo) {
        if (frame.step == Step::ChoosePlan) chosen = false;
        const bool fights = frame.step == Step::ShipAttacks || frame.step == Step::ShipResult ||
                            frame.step == Step::AfterShip;
        if (fights) ship = frame.card;
    }
    const bool shown = ship != kNoCard && !now.s.revealed.empty();
    return object{{"target", attack.target == kNobody ? Json(nullptr) : Json(attack.target)},
                  {"result", shown ? Json(result_json(now, ship)) : Json(nullptr)},
                  {"plan", chosen ? to_json(attack.plan, &now.cards.names) : Json(nullptr)},
                  {"ship", to_json(ship, &now.cards.names)},
                  {"bonus", attack.bonus},
                  {"placed", attack.placed},
                  {"scored", attack.scored},
                  {"ships", attack.ships}};
}

// The turns still to come once the end is triggered (AA-245).
array last_turns(const State& s) {
    array seats;
    if (!s.ending || s.todo.empty()) return seats;
    for (Seat seat = s.turn;; seat = static_cast<Seat>((seat + 1) % s.seats())) {
        seats.emplace_back(seat);
        if ((seat + 1) % s.seats() == s.first) return seats;
    }
}

object turn_json(const Now& now) {
    const Turn& turn = now.s.now;
    return {{"attack", turn.attack},
            {"armour", turn.armour},
            {"extra_used", turn.extra_used},
            {"drawn", turn.drawn},
            {"passed", turn.passed},
            {"funded", to_json(turn.funded, &now.cards.names)},
            {"used", to_json(turn.used, &now.cards.names)},
            {"attacked", to_json(turn.attacked, &now.cards.names)},
            {"lifted", to_json(turn.lifted, &now.cards.names)}};
}

object deck_json(const Now& now) {
    const State& s = now.s;
    return {{"size", s.deck.size()},
            {"discard", to_json(s.discard, &now.cards.names)},
            {"total", now.cards.resources}};
}

}  // namespace

Json AlienArtifacts::view(const State& s, Seat viewer) const {
    const Now now{*content_, s, viewer};
    const Standing standing_now = aa::standing(*content_, s);
    const auto artifacts = artifact_designs(*content_);
    array seats;
    for (Seat seat = 0; seat < s.seats(); ++seat)
        seats.push_back(seat_json(*content_, s, seat, viewer, standing_now));
    object json{
        {"players", s.seats()},
        {"over", s.todo.empty()},
        {"step", s.todo.empty() ? Json(nullptr) : to_json(s.asked().step)},
        {"turn", s.turn},
        {"first", s.first},
        {"round", s.round},
        {"ending", s.ending},
        {"last_turns", last_turns(s)},
        {"pass_run", s.pass_run},
        {"quiet_turns", s.quiet_turns},
        {"resources", deck_json(now)},
        {"decks", decks_json(now)},
        {"system", system_json(now)},
        {"artifacts", object{{"deck", all_at(std::span{s.artifacts}.first(artifacts.size()), kInDeck)},
                             {"discard", designs_json(now, "artifact", s.artifacts, artifacts, kDiscarded)},
                             {"played", designs_json(now, "artifact", s.artifacts, artifacts, kInPlay)}}},
        {"plans", all_at(std::span{s.plans}.first(content_->plan_count), kInDeck)},
        {"tokens", tokens_left(*content_, s)},
        {"bank",
         object{{"min", int{content_->constants.bank_min}}, {"max", int{content_->constants.bank_max}}}},
        {"revealed", to_json(s.revealed, &content_->names)},
        {"now", turn_json(now)},
        {"chosen", to_json(s.chosen, &content_->names)},
        {"attack", attack_json(now)},
        {"payment", payment_json(now, viewer)},
        {"choice", choice_json(now)},
        {"ways", ways_json(now, verbs())},
        {"frames", to_json(s.todo, &content_->names)},
        {"seats", std::move(seats)}};
    return json;
}

Goods AlienArtifacts::goods(const State& s, Seat seat) const {
    const Player& player = s.players[seat];
    int track = 0;
    for (const std::uint16_t points : player.points.items) track += points;
    return {{"points", track},
            {"credits", player.credits},
            {"hand", player.hand.size()},
            {"stored", player.stored.size()},
            {"construction", player.construction.size()},
            {"empire", player.empire().size()},
            {"artifacts", artifacts_held(*content_, s, seat)},
            {"plans", plans_held(*content_, s, seat)}};
}

}  // namespace orrery::aa
