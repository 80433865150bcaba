// How effects work (6.2): the table of words, when a step is possible, what it does.
#pragma once

#include "games/master_of_orion/board.h"

namespace orrery::mo {

// A step of an effect, seen by the owner of the card.
struct Scene {
    Now now;  // `seat` is the owner
    const EffectStep& step;
    Card card;
    Place place;         // where the card lay when the effect began (MO-163)
    std::uint8_t built;  // colour + 1 of what the build step before it built

    const Player& affected(Seat who) const { return now.player(who); }
};
// The same while it is carried out for one affected player.
struct Doing {
    Next next;  // `seat` is the owner
    const EffectStep& step;
    Card card;
    Place place;
    Seat affected;

    Player& player() const { return next.s.players[affected]; }
    Scene scene() const { return {next, step, card, place, 0}; }
};

// Which parameters a word takes in the file.
enum class Parameter : std::uint8_t {
    Res,
    N,
    Part,
    From,
    Where,
    Discount,
    A,
    B,
    Options,
    Colours,
    Scope,
    Side
};
constexpr Parameter last_of(Parameter) { return Parameter::Side; }
using Parameters = Bits<kCount<Parameter>, Parameter>;

// Where a word may stand.
enum class Stand : std::uint8_t {
    Anywhere,   // in effects that are carried out
    OwnerOnly,  // there, but for the owner of the card alone
    Always,     // only in Always effects
    EndOfGame   // only in End of game effects
};

// One word of the vocabulary.
struct Word {
    Op op{};
    std::string_view name;
    Parameters parameters;
    Stand stand{};
    bool reacts = false;     // may follow an attack on the owner
    bool is_option = false;  // may be an option of a choose step
    bool (*possible)(const Scene&, Seat affected) = nullptr;
    void (*carry_out)(const Doing&) = nullptr;  // null: it applies without being carried out
};
const Word& word_of(Op op);

// MO-162: condition, cost and operation.
bool step_is_possible(const Scene& scene);
Verdict judge_cost(const Scene& scene);
// The owner after paying.
Player after_paying(const Player& player, const Cost& cost, Place place);
// How often the amount of a step counts for an affected player.
int times(const Content& content, const Player& owner, const Player& affected, const Per& per, Place place);
int times(const Scene& scene, Seat affected);
// The players affected, in order (MO-8): how many, and the k-th from 0.
int affected_players(const State& s, Who who);
Seat affected_player(const State& s, Seat owner, Who who, int k);
// What an Always effect does when its owner is attacked; returns the cards to draw.
int apply_reaction(const Content& content, Player& player, const EffectStep& step, Place place);

// The effect under the question asked now, as it is seen there.
const Frame& effect_below(const State& s);
Scene scene_below(const Now& now);

// possible.cpp
bool always_possible(const Scene& scene, Seat affected);
bool can_draw(const Scene& scene, Seat affected);
bool has_cards(const Scene& scene, Seat affected);
bool pile_has_cards(const Scene& scene, Seat affected);
bool has_reserve(const Scene& scene, Seat affected);
bool can_place_r(const Scene& scene, Seat affected);
bool has_cube_here(const Scene& scene, Seat affected);
bool a_build_exists(const Scene& scene, Seat affected);
bool an_activation_exists(const Scene& scene, Seat affected);
bool can_hire(const Scene& scene, Seat affected);
bool can_be_expelled(const Scene& scene, Seat affected);
bool has_empty_space(const Scene& scene, Seat affected);
bool has_any_system(const Scene& scene, Seat affected);
bool can_exchange(const Scene& scene, Seat affected);
bool can_choose(const Scene& scene, Seat affected);
bool option_in_full(const Scene& scene, Seat affected, const Option& option);
bool has_listed_card_below(const Scene& scene, Seat affected);
std::optional<Colour> colour_below(const Scene& scene);
PlaceSet empty_spaces(const Content& content, const Player& player);

// carry_out.cpp
void do_gain(const Doing& doing);
void do_gain_one_of(const Doing& doing);
void do_gain_choice(const Doing& doing);
void do_draw(const Doing& doing);
void do_discard(const Doing& doing);
void do_take_discard(const Doing& doing);
void do_morale(const Doing& doing);
void do_points(const Doing& doing);
void do_cube(const Doing& doing);
void do_place_r(const Doing& doing);
void do_take_cube(const Doing& doing);
void do_build(const Doing& doing);
void do_activate_free(const Doing& doing);
void do_hire_free(const Doing& doing);
void do_expel(const Doing& doing);
void do_fill_spaces(const Doing& doing);
void do_sink(const Doing& doing);
void do_rearrange(const Doing& doing);
void do_exchange(const Doing& doing);
void do_choose(const Doing& doing);
void do_by_colour_below(const Doing& doing);
void do_option(const Doing& doing, const Option& option);

}  // namespace orrery::mo
