// Everything a seat may see, with what follows from it: what a page and a terminal draw. README.md names the
// fields.
#include "games/master_of_orion/effects.h"
#include "games/master_of_orion/options.h"
#include "games/master_of_orion/rules.h"
#include "games/master_of_orion/steps.h"

namespace orrery::mo {

namespace {

using boost::json::array;
using boost::json::object;

class Viewer {
  public:
    Viewer(const Content& content, const State& s, Seat viewer)
        : content_{content}, s_{s}, viewer_{viewer}, standing_{standing(content, s)} {}

    Json all() const {
        array seats;
        for (Seat seat = 0; seat < s_.seats(); ++seat) seats.push_back(seat_json(seat));
        return object{{"players", s_.seats()},
                      {"over", s_.todo.empty()},
                      {"step", s_.todo.empty() ? Json(nullptr) : to_json(s_.asked().step)},
                      {"round", s_.round},
                      {"rounds", kRounds},
                      {"first", s_.first},
                      {"turn", turn()},
                      {"options", to_json(s_.choices)},
                      {"attack_limit", attack_limit(s_.seats())},
                      {"deck", s_.deck.size()},
                      {"pile", to_json(s_.pile, &content_.names)},
                      {"centre", to_json(s_.centre, &content_.names)},
                      {"unused", unused()},
                      {"end", end_clock()},
                      {"building", building()},
                      {"drawn", drawn()},
                      {"effect", effect()},
                      {"frames", to_json(s_.todo, &content_.names)},
                      {"seats", std::move(seats)}};
    }

  private:
    std::string_view id(Card card) const { return content_.names.id(card); }
    std::string_view id(Title title) const { return content_.names.id(title); }

    // Whose action it is, also while others are asked inside of it. The start of a round lies on the frame of
    // the turns too.
    Json turn() const {
        for (std::size_t i = 1; i < s_.todo.size(); ++i) {
            const Step above = s_.todo[i].step;
            if (above == Step::NextStart || above == Step::NextLevel) return nullptr;
            if (s_.todo[i - 1].step == Step::NextTurn)
                return (s_.todo[i - 1].target + s_.seats() - 1) % s_.seats();
        }
        return nullptr;
    }

    Json unused() const {
        array list;
        const bool dealt = s_.round > 0 || s_.centre.size() == kUsedAdvisors;
        if (!with_advisors(s_) || !dealt) return list;
        for (int i = 0; i < content_.advisors(); ++i) {
            const auto advisor = static_cast<Advisor>(i);
            bool used = s_.centre.contains(advisor);
            for (const Player& player : s_.players) used = used || player.advisor.contains(advisor);
            if (!used) list.emplace_back(content_.names.id(advisor));
        }
        return list;
    }

    // MO-151: how near the three ends are.
    Json end_clock() const {
        Seat lowest = 0, fullest = 0;
        const auto cards = [&](Seat seat) {
            int n = 0;
            for (int i = 0; i < kSystems; ++i)
                n += static_cast<int>(s_.players[seat].systems[static_cast<std::size_t>(i)].size());
            return n;
        };
        for (Seat seat = 1; seat < s_.seats(); ++seat) {
            if (s_.players[seat].morale < s_.players[lowest].morale) lowest = seat;
            if (cards(seat) > cards(fullest)) fullest = seat;
        }
        return object{{"round", s_.round},
                      {"rounds", kRounds},
                      {"lowest", object{{"seat", lowest}, {"morale", s_.players[lowest].morale}}},
                      {"fullest",
                       object{{"seat", fullest}, {"cards", cards(fullest)}, {"of", kSystems * kSystemCards}}},
                      {"now", s_.round > 0 && game_ends(s_)}};
    }

    Json building() const {
        if (!s_.building.under_way) return nullptr;
        object json = to_json(s_.building, &content_.names).as_object();
        json["build"] = array{};
        if (s_.asked().step == Step::BuildSystem) {
            const Now now{content_, s_, s_.asked().who.first()};
            json["build"] = places_json(now, s_.building.title, sites_for(now, build_task(now)));
        }
        return json;
    }

    // MO-64: the titles for who drew them, the number for all.
    Json drawn() const {
        if (s_.drawn.empty()) return nullptr;
        for (const Frame& frame : s_.todo)
            if (frame.step == Step::KeepThree && frame.who.includes(viewer_))
                return to_json(s_.drawn, &content_.names);
        return static_cast<int>(s_.drawn.size());
    }

    // The innermost effect under way, for prompts: whose it is, of which card, when.
    Json effect() const {
        for (std::size_t i = s_.todo.size(); i-- > 0;) {
            const Frame& frame = s_.todo[i];
            if (frame.step != Step::Effect) continue;
            return object{{"owner", frame.owner},
                          {"card", id(frame.card)},
                          {"when", name_of(frame.when)},
                          {"place", name_of(frame.place)},
                          {"step", frame.at}};
        }
        return nullptr;
    }

    object resources_json(const Resources& resources) const {
        object result;
        for (const Resource each : every<Resource>()) result[name_of(each)] = resources[each];
        return result;
    }

    Resources income(const Player& player) const {
        Resources sum;
        for (const Stack& cards : player.systems)
            for (const Title title : cards)
                for (const Resource each : every<Resource>())
                    sum[each] = static_cast<std::uint8_t>(sum[each] + content_[title].income[each]);
        return sum;
    }

    // What a "?" card is worth where it lies, or the printed points.
    Json card_json(const Player& player, Title title, Place place) const {
        const auto& entry = content_.entries.structure[static_cast<std::size_t>(title)];
        return object{
            {"card", id(title)},
            {"vp", content_[title].vp + worth_at_end(content_, player, Content::card(title), place)},
            {"counted", !entry.vp.has_value()}};
    }

    object system_json(const Player& player, Place place) const {
        array cards;
        for (const Title title : stack(player, place)) cards.push_back(card_json(player, title, place));
        const bool own = place == Place::SystemF;
        const Place top = own && stack(player, place).empty() ? Place::Advisor : place;
        return {{"place", name_of(place)},
                {"advisor", own ? Json(id(content_.card(player.advisor[0]))) : Json(nullptr)},
                {"cards", std::move(cards)},
                {"room", room_in(place)},
                {"active", active_json(player, top)}};
    }

    // The active card of a place: its space, the cube on it, and whether Activate would be possible with it,
    // which can depend on the hand: it is told to its owner alone.
    Json active_json(const Player& player, Place place) const {
        const auto card = active_at(content_, player, place);
        if (!card) return nullptr;
        const Space space = content_[*card].space;
        const auto seat = static_cast<Seat>(&player - s_.players.begin());
        const bool works = seat == viewer_ && player.available > 0 &&
                           judge_activation({content_, s_, seat}, place, Cube::Action);
        return object{{"card", id(*card)},
                      {"place", name_of(place)},
                      {"space", space == Space::None ? Json(nullptr) : Json(name_of(space))},
                      {"cube", player.cubes.has(place)},
                      {"works", works},
                      {"builds", seat == viewer_ ? builds_json(*card, place) : Json(nullptr)}};
    }

    // What the activation of an own card would build, and what for, if it begins with building.
    Json builds_json(Card card, Place place) const {
        if (!content_.has_effect(card, When::Activation)) return nullptr;
        const EffectStep& step = content_.effect(card, When::Activation).steps.front();
        const Now now{content_, s_, viewer_};
        if (step.op != Op::Build || !judge_cost({now, step, card, place, 0})) return nullptr;
        const Player paid = after_paying(now.me(), step.cost, place);
        const BuildTask task = task_of(step, place);
        const Sites sites = sites_for(now, task);
        array cards;
        const auto add = [&](Title title) { cards.push_back(offer(now.as_if(paid), title, sites)); };
        if (!task.from_pile)
            for_each_title(content_, paid.hand, add);
        else if (!s_.pile.empty())
            add(s_.pile.back());
        return cards;
    }

    array systems_json(const Player& player) const {
        array systems;
        for (int i = 0; i < kStacks; ++i)
            if (has_system(content_, player, system_at(i)))
                systems.push_back(system_json(player, system_at(i)));
        return systems;
    }

    // Each opponent as a target: everything in it is public (MO-71 to MO-74).
    array targets(Seat seat) const {
        array list;
        for (Seat other = 0; other < s_.seats(); ++other) {
            if (other == seat) continue;
            const Strengths fleet = strengths(content_, s_.players[seat], s_.players[other]);
            const Verdict verdict = judge_attack({content_, s_, seat}, other);
            list.push_back(object{{"seat", other},
                                  {"used", s_.players[seat].attacks[other]},
                                  {"attacker", fleet.attacker},
                                  {"defender", fleet.defender},
                                  {"price", attack_price(content_, s_.players[seat], s_.players[other])},
                                  {"rule", verdict ? Json(nullptr) : Json(verdict.rule)}});
        }
        return list;
    }

    // Where a card could be built, over what, and for which payments.
    array places_json(const Now& now, Title title, const Sites& sites) const {
        array places;
        for (int i = 0; i < kStacks; ++i) {
            const Place place = system_at(i);
            const int discount = sites.discount[static_cast<std::size_t>(i)];
            array pays;
            for (const Resources& price : payments(now, title, std::max(0, discount)))
                pays.push_back(array{price.items[0], price.items[1], price.items[2]});
            if (discount < 0 || pays.empty()) continue;
            const bool founds = sites.fresh == place;
            const auto covered =
                active_at(content_, now.me(),
                          place == Place::SystemF && stack(now.me(), place).empty() ? Place::Advisor : place);
            places.push_back(object{{"place", name_of(place)},
                                    {"new", founds},
                                    {"covers", covered ? Json(id(*covered)) : Json(nullptr)},
                                    {"pays", std::move(pays)}});
        }
        return places;
    }

    // The same, or the rule that says no.
    object offer(const Now& now, Title title, const Sites& sites) const {
        const Verdict verdict = judge_building(now, title, sites);
        return {{"card", id(title)},
                {"build", verdict ? places_json(now, title, sites) : array{}},
                {"rule", verdict ? Json(nullptr) : Json(verdict.rule)}};
    }

    // Whether this seat is asked which card an effect or an action builds, or whether an effect shall build
    // one.
    bool asked_to_build(Seat seat) const {
        if (s_.todo.empty() || !s_.asked().who.includes(seat)) return false;
        if (s_.asked().step == Step::BuildCard) return true;
        return s_.asked().step == Step::UseOptional && scene_below({content_, s_, seat}).step.op == Op::Build;
    }

    // MO-56: what the Build action, or the effect that asks now, could build.
    array hand_json(Seat seat) const {
        const Now now{content_, s_, seat};
        array cards;
        if (now.me().race.empty()) {
            for_each_title(content_, now.me().hand, [&](Title title) {
                cards.push_back(object{
                    {"card", id(title)}, {"n", now.me().hand[title]}, {"build", array{}}, {"rule", nullptr}});
            });
            return cards;
        }
        const Sites sites = sites_for(now, asked_to_build(seat) ? build_task(now) : action_task(now));
        for_each_title(content_, now.me().hand, [&](Title title) {
            cards.push_back(offer(now, title, sites));
            cards.back().as_object()["n"] = now.me().hand[title];
        });
        return cards;
    }

    // MO-109: a colour that nobody has chosen yet is none.
    bool chooses_colour(Seat seat) const {
        return std::any_of(s_.todo.begin(), s_.todo.end(), [&](const Frame& frame) {
            return frame.step == Step::AdvisorColour && frame.who.includes(seat);
        });
    }

    object seat_json(Seat seat) const {
        const Player& player = s_.players[seat];
        const bool own = seat == viewer_;
        const bool own_system = has_own_system(content_, player);
        return {
            {"race", to_json(player.race, &content_.names)},
            {"advisor", player.advisor.empty() ? Json(nullptr) : Json(content_.names.id(player.advisor[0]))},
            {"advisor_active", active_json(player, Place::Advisor)},
            {"colour", own_system && !chooses_colour(seat) ? Json(name_of(player.colour)) : Json(nullptr)},
            {"tracks", resources_json(player.tracks)},
            {"income", resources_json(income(player))},
            {"level", name_of(level_of(player))},
            {"research", player.race.empty() ? 0 : int{content_.race(player.race[0]).research_draw}},
            {"morale", player.morale},
            {"track", player.score},
            {"score", standing_.scores[seat]},
            {"rank", standing_.ranks[seat]},
            {"printed", printed_points(content_, player)},
            {"final", final_points(content_, player)},
            {"reserve", player.reserve},
            {"available", player.available},
            {"boxes", to_json(player.boxes)},
            {"attacks", to_json(player.attacks)},
            {"cubes", to_json(player.cubes)},
            {"systems", systems_json(player)},
            {"targets", player.race.empty() ? array{} : targets(seat)},
            {"hand_size", player.hand.size()},
            {"hand", own ? Json(hand_json(seat)) : Json(nullptr)}};
    }

    const Content& content_;
    const State& s_;
    Seat viewer_;
    Standing standing_;
};

}  // namespace

Json MasterOfOrion::view(const State& s, Seat viewer) const { return Viewer{*content_, s, viewer}.all(); }

}  // namespace orrery::mo
