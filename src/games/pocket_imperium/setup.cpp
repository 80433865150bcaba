// Set-up: section 3, PI-12 to PI-24, PI-121 to PI-126.
#include "games/pocket_imperium/options.h"
#include "games/pocket_imperium/steps.h"

namespace orrery::pi {

namespace {

Tile& tile_on(State& s, int slot) { return s.tiles[static_cast<std::size_t>(slot - 1)]; }

// 6.1: printed position p, turned k steps clockwise.
int turned_position(int position, int steps) { return position == 0 ? 0 : (position - 1 + steps) % 6 + 1; }

// The chance events of the map, in the order in which they are asked: the last one pushed comes first.
void push_map_events(State& s, int slots) {
    if (sides_are_random(s.choices.sides)) push(s, Step::FlipTile, Actors::nature(), 1);
    if (s.choices.layout == kRandomLayout) {
        push(s, Step::TurnTile, Actors::nature(), 1);
        push(s, Step::PlaceTile, Actors::nature(), 1);
        return;
    }
    for (int slot = 1; slot <= slots; ++slot)  // fixed: tile k+1 on slot k, turned k-1 steps
        tile_on(s, slot) = {static_cast<std::uint8_t>(slot + 1), static_cast<std::uint8_t>(slot - 1), 0};
}

// Goes on to the next slot, or closes the question after the last one.
void next_slot(Next next) {
    Question& asked = next.s.asked();
    if (++asked.a > next.map().slots) next.s.todo.pop_back();
}

}  // namespace

Verdict judge_setup(const Atlas& atlas, const Setup& setup) {
    if (setup.players < 2 || setup.players > kSeats) return breaks("PI-12");
    const Choices choices = choices_in<Choices>(setup);
    if (choices.galaxy >= kCount<Galaxy> ||
        !atlas.galaxies[static_cast<Galaxy>(choices.galaxy)].suits(setup.players))
        return breaks("PI-131");
    return choices.first_player <= setup.players ? kAllowed : breaks("PI-12");
}

State start(const Atlas& atlas, const Setup& setup) {
    State s;
    s.choices = choices_in<Choices>(setup);
    for (int i = 0; i < setup.players; ++i) s.players.push_back({});
    const int slots = atlas.galaxies[static_cast<Galaxy>(s.choices.galaxy)].slots;
    push_automatic(s, Step::BeginRound);
    push_automatic(s, Step::SpreadBounty);
    if (s.choices.first_player == 0) {
        push(s, Step::FirstPlayer, Actors::nature());
    } else {
        s.first = static_cast<Seat>(s.choices.first_player - 1);
    }
    push_automatic(s, Step::LayTiles);
    push_map_events(s, slots);
    return s;
}

unsigned tiles_left(const State& s) {
    unsigned left = 0xFC;  // 2 .. 7
    for (const Tile& tile : s.tiles) left &= ~(1U << tile.number);
    return left;
}

void place_tile(Next next, Action action) {
    tile_on(next.s, next.s.asked().a).number = action.a;
    next_slot(next);
}
void turn_tile(Next next, Action action) {
    tile_on(next.s, next.s.asked().a).turned = action.a;
    next_slot(next);
}
void flip_tile(Next next, Action action) {
    tile_on(next.s, next.s.asked().a).side = action.a;
    next_slot(next);
}

// PI-14, 6.1: what each system is, once tiles, sides and rotations are known.
void lay_tiles(Next next, Action) {
    State& s = next.s;
    s.todo.pop_back();
    for (int slot = 1; slot <= next.map().slots; ++slot) {
        Tile& tile = tile_on(s, slot);
        if (!sides_are_random(s.choices.sides)) tile.side = chosen_side(s.choices.sides, tile.number);
        const TileSystems& printed = next.atlas.tiles[tile.number - 2U][tile.side];
        for (int position = 0; position < kTileSystems; ++position)
            s.kinds[printed[static_cast<std::size_t>(position)]].add(
                system_at(slot, turned_position(position, tile.turned)));
    }
    // Without a chance event the first player is known now; otherwise that comes next and opens the settling.
    if (s.choices.first_player != 0) push(s, Step::SetupFirst, Actors::of(s.first), 0);
}

void choose_first_player(Next next, Action action) {
    next.s.todo.pop_back();
    next.s.first = action.a;
    push(next.s, Step::SetupFirst, Actors::of(action.a), 0);
}

// --- PI-15, PI-16: two ships on an unoccupied Level I system, clockwise, then back ---

void start_systems(Now now, ActionList& out) {
    for (const System system : now.s.kinds[Kind::LevelOne] - held_by_anybody(now.s))
        out.push_back(act(Verb::Settle, system));
}

Verdict judge_settle(Now now, Action action) {
    if (!now.s.kinds[Kind::LevelOne].has(action.a)) return breaks("PI-17");
    return held_by_anybody(now.s).has(action.a) ? breaks("PI-17") : kAllowed;
}

void settle(Next next, Action action) {
    State& s = next.s;
    add_ships(s, next.seat, action.a, kStartShips);
    const Question asked = s.todo.pop_back();
    const bool clockwise = asked.step == Step::SetupFirst;
    const int last = clockwise ? s.seats() - 1 : 0;
    if (asked.a != last) {
        const int k = asked.a + (clockwise ? 1 : -1);
        push(s, asked.step, Actors::of(after_first(s, k)), k);
    } else if (clockwise) {
        push(s, Step::SetupSecond, Actors::of(next.seat), asked.a);
    }
}

// PI-121, PI-122, PI-124: a face-down tile on every free planet but Prime; nobody knows any value (PI-126),
// so values are drawn when tiles are taken.
void spread_bounty(Next next, Action) {
    State& s = next.s;
    s.todo.pop_back();
    if (s.choices.bounty == 0) return;
    s.bounty = planets(s) - SystemSet::of(kPrime) - held_by_anybody(s);
    const int free = s.bounty.size();
    s.blank_tiles = static_cast<std::uint8_t>(std::min(4, free));
    s.point_tiles = static_cast<std::uint8_t>(free - s.blank_tiles);
}

}  // namespace orrery::pi
