// The vocabulary of effects (6.2), one row for each word: its name in the file, its parameters, where it may
// stand, when it is possible, and what it does. The reader checks by the row, the rules run by the row.
#include "games/master_of_orion/effects.h"

namespace orrery::mo {

namespace {

using P = Parameter;

constexpr Parameters kNone{};
template <class... P>
constexpr Parameters takes(P... parameters) {
    return Parameters::of(parameters...);
}

// clang-format off
constexpr auto kVocabulary = table(&Word::op, {
    Word{Op::Gain,          "gain",            takes(P::Res),      Stand::Anywhere,  true,  true,  always_possible, do_gain},
    Word{Op::GainOneOf,     "gain_one_of",     takes(P::Res),      Stand::Anywhere,  false, false, always_possible, do_gain_one_of},
    Word{Op::GainChoice,    "gain_choice",     takes(P::N),        Stand::Anywhere,  false, false, always_possible, do_gain_choice},
    Word{Op::Draw,      "draw",            takes(P::N),        Stand::Anywhere,  true,  true,  can_draw, do_draw},
    Word{Op::Discard,   "discard",         takes(P::N),        Stand::Anywhere,  false, true,  has_cards, do_discard},
    Word{Op::TakeDiscard,   "take_discard",    takes(P::Part), Stand::Anywhere, false, false, pile_has_cards, do_take_discard},
    Word{Op::Morale,    "morale",          takes(P::N),        Stand::Anywhere,  true,  true,  always_possible, do_morale},
    Word{Op::Vp,        "vp",              takes(P::N),        Stand::Anywhere,  true,  true,  always_possible, do_points},
    Word{Op::Cube,      "cube",            takes(P::N),        Stand::Anywhere,  true,  true,  has_reserve, do_cube},
    Word{Op::PlaceR,        "place_r",         kNone,           Stand::OwnerOnly, false, false, can_place_r, do_place_r},
    Word{Op::TakeCube,      "take_cube",       kNone,           Stand::OwnerOnly, false, false, has_cube_here, do_take_cube},
    Word{Op::Build,         "build",           takes(P::From, P::Where, P::Discount), Stand::OwnerOnly, false, false, a_build_exists, do_build},
    Word{Op::ActivateFree,  "activate_free",   kNone,           Stand::OwnerOnly, false, false, an_activation_exists, do_activate_free},
    Word{Op::HireFree,      "hire_free",       kNone,           Stand::Anywhere,  false, false, can_hire, do_hire_free},
    Word{Op::Expel,         "expel",           kNone,           Stand::Anywhere,  false, false, can_be_expelled, do_expel},
    Word{Op::FillSpaces,    "fill_spaces",     kNone,           Stand::Anywhere,  false, false, has_empty_space, do_fill_spaces},
    Word{Op::Sink,          "sink",            kNone,           Stand::Anywhere,  false, false, has_any_system, do_sink},
    Word{Op::Rearrange,     "rearrange",       kNone,           Stand::Anywhere,  false, false, has_any_system, do_rearrange},
    Word{Op::Exchange,  "exchange",        takes(P::A, P::B),     Stand::Anywhere,  false, false, can_exchange, do_exchange},
    Word{Op::Choose,        "choose",          takes(P::Options),  Stand::Anywhere,  false, false, can_choose, do_choose},
    Word{Op::ByColourBelow, "by_colour_below", takes(P::Colours),  Stand::Anywhere,  false, false, has_listed_card_below, do_by_colour_below},
    Word{Op::Discount,  "discount",        takes(P::N, P::Scope), Stand::Always},
    Word{Op::VirtualFleet,  "virtual_fleet",   takes(P::N, P::Side), Stand::Always},
    Word{Op::AttackCost,    "attack_cost",     takes(P::N, P::Side), Stand::Always},
    Word{Op::Score,         "score",           takes(P::N),        Stand::EndOfGame},
});
// clang-format on

constexpr auto kOpNames = names_in(kVocabulary);

constexpr auto kWhos =
    named<Who>({{Who::Self, "self"}, {Who::EachOpponent, "each_opponent"}, {Who::Defender, "defender"}});
constexpr auto kCounts =
    named<Count>({{Count::Structure, "structure"}, {Count::Card, "card"}, {Count::System, "system"}});
constexpr auto kParts = named<Part>({{Part::Top, "top"}, {Part::Top3, "top3"}, {Part::Any, "any"}});
constexpr auto kFroms = named<From>({{From::Hand, "hand"}, {From::DiscardTop, "discard_top"}});
constexpr auto kWheres = named<Where>({{Where::Anywhere, "anywhere"}, {Where::This, "this"}});
constexpr auto kScopes = named<Scope>({{Scope::This, "this"}, {Scope::OtherSystems, "other_systems"}});
constexpr auto kSides = named<Side>(
    {{Side::Attack, "attack"}, {Side::Defence, "defence"}, {Side::Own, "own"}, {Side::Against, "against"}});

}  // namespace

const Word& word_of(Op op) { return kVocabulary[op]; }

std::span<const std::string_view> names_of(Op) { return kOpNames; }
std::span<const std::string_view> names_of(Who) { return kWhos; }
std::span<const std::string_view> names_of(Count) { return kCounts; }
std::span<const std::string_view> names_of(Part) { return kParts; }
std::span<const std::string_view> names_of(From) { return kFroms; }
std::span<const std::string_view> names_of(Where) { return kWheres; }
std::span<const std::string_view> names_of(Scope) { return kScopes; }
std::span<const std::string_view> names_of(Side) { return kSides; }

}  // namespace orrery::mo
