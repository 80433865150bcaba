// Building, by action or by effect (MO-56 to MO-62, MO-18, MO-31).
#include "games/master_of_orion/steps.h"

namespace orrery::mo {

namespace {

int total(const Resources& price) {
    return price[Resource::Food] + price[Resource::Fleet] + price[Resource::Production];
}

// MO-60: the amounts by which a price exceeds the tracks.
int excess(const Resources& price, const Resources& tracks) {
    int sum = 0;
    for (const Resource each : every<Resource>()) sum += std::max(0, price[each] - tracks[each]);
    return sum;
}

// The effect that builds, under the question asked now; none: it is the Build action.
const Frame* building_effect(const State& s) {
    for (std::size_t i = s.todo.size(); i-- > 0;) {
        const Step step = s.todo[i].step;
        if (step == Step::Effect) return &s.todo[i];
        const bool asks_for_it = step == Step::UseOptional || step == Step::BuildCard ||
                                 step == Step::BuildSystem || step == Step::PayDiscount;
        if (!asks_for_it) return nullptr;
    }
    return nullptr;
}

// What is saved at each place by cards that always work (MO-108, MO-148).
struct Savings {
    std::array<int, kStacks> here{}, elsewhere{};
    int all = 0;  // the sum of elsewhere
};
Savings savings_of(const Content& content, const Player& player) {
    Savings savings;
    for_each_lasting(content, player, [&](Place place, Card record) {
        const Traits& card = content[record];
        if (!is_system(place)) return;
        savings.here[index_of(place)] += card.discount_here;
        savings.elsewhere[index_of(place)] += card.discount_elsewhere;
        savings.all += card.discount_elsewhere;
    });
    return savings;
}

bool building_now(const Now& now) {
    if (now.s.todo.empty() || !now.s.asked().who.includes(now.seat)) return false;
    const Step step = now.s.asked().step;
    return step == Step::BuildCard || step == Step::BuildSystem || step == Step::PayDiscount;
}

// MO-102: the cube of the first Build action of the round lies in its box while the structure is chosen.
std::uint8_t first_build_discount(const Now& now) {
    const bool spent = building_now(now);
    if (now.me().boxes[Deed::Build] != int{spent}) return 0;
    return static_cast<std::uint8_t>(int{now.content.race(now.me().race[0]).first_build_discount});
}

Verdict judge_price(const Now& now, Title title, int discount) {
    const Resources& tracks = now.me().tracks;
    const Resources& cost = now.content[title].cost;
    if (excess(cost, tracks) <= discount) return kAllowed;
    for (const Resource each : every<Resource>())
        if (cost[each] - discount > tracks[each])
            return breaks("MO-57", lack_of(each), cost[each] - discount, tracks[each]);
    return breaks("MO-57");
}

// MO-60: payment, the cube of the covered card, placement, After building.
void place_structure(Next next) {
    State& s = next.s;
    Player& me = next.me();
    const Building built = s.building;
    const Card card = Content::card(built.title);
    pay(me, built.price);
    discard_cube(me, built.place);
    const bool covers_advisor = built.place == Place::SystemF && stack(me, built.place).empty();
    if (covers_advisor) discard_cube(me, Place::Advisor);
    if (built.from_pile) s.pile.pop_back();  // MO-166
    me.systems[index_of(built.place)].push_back(built.title);
    top_changed(s, next.seat, covers_advisor ? Place::Advisor : built.place);
    s.building = {};
    if (s.asked().step == Step::Effect)
        s.asked().built = static_cast<std::uint8_t>(1 + static_cast<int>(next.content[built.title].colour));
    if (next.content.has_effect(card, When::AfterBuilding))
        start_effect(s, next.seat, card, When::AfterBuilding, built.place);
}

// Goes on with the next point of discount, or builds.
void next_point(Next next) {
    Building& building = next.s.building;
    if (building.discount >= total(building.price))
        building = {.under_way = true,
                    .title = building.title,
                    .from_pile = building.from_pile,
                    .place = building.place,
                    .price = {},
                    .discount = 0};
    if (building.discount == 0) return place_structure(next);
    ask(next.s, Step::PayDiscount, next.seat);
}

void take_up(Next next, Title title, bool from_pile) {
    if (!from_pile) next.me().hand.take(title);
    next.s.building = {.under_way = true, .title = title, .from_pile = from_pile, .place = {}, .price = {}};
    ask(next.s, Step::BuildSystem, next.seat);
}

}  // namespace

BuildTask action_task(const Now& now) {
    return {.from_pile = false, .only = {}, .discount = first_build_discount(now)};
}

BuildTask task_of(const EffectStep& step, Place place) {
    return {.from_pile = step.from == From::DiscardTop,
            .only = step.where == Where::This ? std::optional{this_system(place)} : std::nullopt,
            .discount = step.discount};
}

BuildTask build_task(const Now& now) {
    const Frame* effect = building_effect(now.s);
    if (effect == nullptr) return action_task(now);
    return task_of(now.content.effect(effect->card, effect->when).steps[effect->at], effect->place);
}

Sites sites_for(const Now& now, const BuildTask& task) {
    const Player& me = now.me();
    const Savings savings = savings_of(now.content, me);
    const int ordinary = ordinary_systems(me);
    Sites sites;
    sites.discount.fill(-1);
    for (int i = 0; i < kStacks; ++i) {
        const Place place = system_at(i);
        const bool fresh = i == ordinary && i < kSystems;  // MO-31
        if (!fresh && !has_system(now.content, me, place)) continue;
        if (task.only && *task.only != place) continue;
        const auto index = static_cast<std::size_t>(i);
        if (static_cast<int>(me.systems[index].size()) >= room_in(place)) continue;
        const int saved = task.discount + savings.here[index] + savings.all - savings.elsewhere[index];
        sites.discount[index] = std::min(saved, 99);
        sites.best = std::max(sites.best, saved);
        if (fresh) sites.fresh = place;
    }
    return sites;
}

Verdict judge_building(const Now& now, Title title, const Sites& sites) {
    const Traits& card = now.content[title];
    if (now.me().morale < card.build_morale)
        return breaks("MO-18", Lacks::Morale, card.build_morale, now.me().morale);
    if (sites.best < 0) return breaks("MO-31");
    return judge_price(now, title, sites.best);
}

bool can_build(const Now& now, const BuildTask& task) {
    const Sites sites = sites_for(now, task);
    if (sites.best < 0) return false;
    if (task.from_pile) return !now.s.pile.empty() && judge_building(now, now.s.pile.back(), sites);
    const int titles = now.content.titles();
    for (int i = 0; i < titles; ++i)
        if (now.me().hand.count.items[static_cast<std::size_t>(i)] != 0 &&
            judge_building(now, static_cast<Title>(i), sites))
            return true;
    return false;
}

void begin_building(Next next, const BuildTask& task) {
    if (task.from_pile) return take_up(next, next.s.pile.back(), true);
    ask(next.s, Step::BuildCard, next.seat);
}

// --- B1 ---

void build_answers(Now now, ActionList& out) {
    const Sites sites = sites_for(now, build_task(now));
    for_each_title(now.content, now.me().hand, [&](Title title) {
        if (judge_building(now, title, sites)) out.push_back(act(Verb::Card, title));
    });
}

Verdict judge_build_card(Now now, Action action) {
    const auto title = static_cast<Title>(action.a);
    if (now.me().hand[title] == 0) return breaks("MO-56");
    return judge_building(now, title, sites_for(now, build_task(now)));
}

void choose_card(Next next, Action action) {
    next.s.todo.pop_back();
    take_up(next, static_cast<Title>(action.a), false);
}

// --- B2 ---

void site_answers(Now now, ActionList& out) {
    const Sites sites = sites_for(now, build_task(now));
    const int needs = excess(now.content[now.s.building.title].cost, now.me().tracks);
    for (int i = 0; i < kStacks; ++i) {
        const bool fits = sites.discount[static_cast<std::size_t>(i)] >= needs;
        if (fits && sites.fresh != system_at(i)) out.push_back(act(Verb::Onto, i));
    }
    if (sites.fresh && sites.discount[index_of(*sites.fresh)] >= needs) out.push_back(act(Verb::Found));
}

Verdict judge_site(Now now, Action action) {
    const BuildTask task = build_task(now);
    const Sites sites = sites_for(now, task);
    const bool founds = verb_of(action) == Verb::Found;
    if (founds && !sites.fresh) return breaks(task.only ? "MO-126" : "MO-31");
    const Place place = founds ? *sites.fresh : static_cast<Place>(action.a);
    const int discount = sites.discount[index_of(place)];
    if (!founds && (discount < 0 || sites.fresh == place)) return breaks(task.only ? "MO-126" : "MO-31");
    return judge_price(now, now.s.building.title, discount);
}

void choose_site(Next next, Action action) {
    const Sites sites = sites_for(next, build_task(next));
    const Place place = verb_of(action) == Verb::Found ? *sites.fresh : static_cast<Place>(action.a);
    next.s.todo.pop_back();
    Building& building = next.s.building;
    building.place = place;
    building.price = next.content[building.title].cost;
    building.discount = static_cast<std::uint8_t>(sites.discount[index_of(place)]);
    next_point(next);
}

// --- B3: point by point, so that the rest stays payable (MO-58 to MO-60) ---

void discount_answers(Now now, ActionList& out) {
    for (const Resource each : every<Resource>())
        if (judge_discount(now, act(Verb::Save, each))) out.push_back(act(Verb::Save, each));
}

Verdict judge_discount(Now now, Action action) {
    Resources price = now.s.building.price;
    const auto saved = static_cast<Resource>(action.a);
    if (price[saved] == 0) return breaks("MO-59");
    --price[saved];
    return excess(price, now.me().tracks) < now.s.building.discount ? kAllowed : breaks("MO-60");
}

void use_discount(Next next, Action action) {
    next.s.todo.pop_back();
    --next.s.building.price[static_cast<Resource>(action.a)];
    --next.s.building.discount;
    next_point(next);
}

std::vector<Resources> payments(const Now& now, Title title, int discount) {
    const Resources& cost = now.content[title].cost;
    const int saved = std::min(discount, total(cost));
    std::vector<Resources> all;
    for (int food = 0; food <= std::min<int>(saved, cost[Resource::Food]); ++food)
        for (int fleet = 0; fleet <= std::min<int>(saved - food, cost[Resource::Fleet]); ++fleet) {
            const int production = saved - food - fleet;
            if (production > cost[Resource::Production]) continue;
            Resources price = cost;
            price[Resource::Food] = static_cast<std::uint8_t>(cost[Resource::Food] - food);
            price[Resource::Fleet] = static_cast<std::uint8_t>(cost[Resource::Fleet] - fleet);
            price[Resource::Production] = static_cast<std::uint8_t>(cost[Resource::Production] - production);
            if (affords(now.me().tracks, price)) all.push_back(price);
        }
    return all;
}

}  // namespace orrery::mo
