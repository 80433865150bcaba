#include <algorithm>
#include <map>

#include "cli/boards/pocket_imperium/layout.h"
#include "cli/terminal/canvas.h"

namespace orrery::cli::pi {

namespace {

// Section 6.1: q grows to the right, r downwards; the neighbours clockwise from the north.
struct Hex {
    int q = 0, r = 0;

    int row() const { return 2 * r + q; }  // in halves of a hex
    friend Hex operator+(Hex one, Hex other) { return {one.q + other.q, one.r + other.r}; }
    friend auto operator<=>(const Hex&, const Hex&) = default;
};
enum Direction { N, NE, SE, S, SW, NW };
constexpr Hex kAround[] = {{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}};

struct Place {
    std::string id;
    const object* system = nullptr;
    int sector = 0;  // 0: Prime, on all seven hexes of its tile
};

struct Galaxy {
    std::map<Hex, Place> places;
    int left = 0, right = 0, top = 0, bottom = 0;  // q and rows

    int columns() const { return right - left + 1; }
    int rows() const { return bottom - top + 1; }
};

Galaxy galaxy_of(const Sight& sight) {
    Galaxy galaxy;
    for (const auto& field : sight.systems()) {
        const object& system = field.value().as_object();
        const Hex hex{Sight::number(system, "q"), Sight::number(system, "r")};
        const Place place{std::string{field.key()}, &system,
                          Sight::number_if_any(system, "sector").value_or(0)};
        galaxy.places[hex] = place;
        if (place.sector == 0)
            for (const Hex step : kAround) galaxy.places[hex + step] = place;
    }
    const auto by_row = [](const auto& entry) { return entry.first.row(); };
    if (galaxy.places.empty()) return galaxy;
    galaxy.left = galaxy.places.begin()->first.q;
    galaxy.right = galaxy.places.rbegin()->first.q;
    galaxy.top = by_row(*std::ranges::min_element(galaxy.places, {}, by_row));
    galaxy.bottom = by_row(*std::ranges::max_element(galaxy.places, {}, by_row));
    return galaxy;
}

bool is_middle(const Hex& hex, const Place& place) {
    return Sight::number(*place.system, "q") == hex.q && Sight::number(*place.system, "r") == hex.r;
}

bool is_centre(const Place& place) { return place.id.ends_with("_c"); }

Ink name_ink(const Sight& sight, const Place& place) {
    if (sight.live("system", place.id)) return Ink::Act;
    const std::string sector = std::to_string(place.sector);
    if (place.sector > 0 && sight.live("sector", sector)) return Ink::Act;
    if (place.sector == 0 || is_centre(place)) return Ink::Strong;
    return is_hole(*place.system) ? Ink::Closed : Ink::Quiet;
}

// --- large: hexes with edges ---

constexpr int kPitch = 8, kInside = kPitch - 1;

// The upper left corner of the hex: its upper edge lies in this row, its text in the two rows below.
struct Corner {
    int x = 0, y = 0;
};
Corner corner_of(const Galaxy& galaxy, const Hex& hex) {
    return {(hex.q - galaxy.left) * kPitch, hex.row() - galaxy.top};
}

// The border of a sector, or of a system inside it.
struct Stroke {
    std::string_view flat, falling, rising;
    Ink ink = Ink::Plain;
};
constexpr Stroke kOuter{"_______", "\\", "/", Ink::Orbit}, kInner{" . . . ", "\\", "/", Ink::Closed};
static_assert(kOuter.flat.size() == kInside && kInner.flat.size() == kInside);

void put_edge(Canvas& canvas, Corner at, Direction direction, const Stroke& stroke) {
    const int right = at.x + kPitch;
    const Line flat{std::string{stroke.flat}, stroke.ink};
    const Line falling{std::string{stroke.falling}, stroke.ink},
        rising{std::string{stroke.rising}, stroke.ink};
    switch (direction) {
        case N:
            canvas.put(at.x + 1, at.y, flat);
            break;
        case NE:
            canvas.put(right, at.y + 1, falling);
            break;
        case SE:
            canvas.put(right, at.y + 2, rising);
            break;
        case S:
            canvas.put(at.x + 1, at.y + 2, flat);
            break;
        case SW:
            canvas.put(at.x, at.y + 2, falling);
            break;
        case NW:
            canvas.put(at.x, at.y + 1, rising);
            break;
    }
}

// Null: Prime is not divided.
const Stroke* edge_of(const Galaxy& galaxy, const Hex& hex, Direction direction) {
    const int sector = galaxy.places.at(hex).sector;
    const auto beside = galaxy.places.find(hex + kAround[direction]);
    const bool same = beside != galaxy.places.end() && beside->second.sector == sector;
    if (!same) return &kOuter;
    return sector == 0 ? nullptr : &kInner;
}

void put_edges(Canvas& canvas, const Galaxy& galaxy) {
    for (const auto& [hex, place] : galaxy.places)
        for (const Direction direction : {N, NE, SE, S, SW, NW}) {
            const Stroke* stroke = edge_of(galaxy, hex, direction);
            if (stroke != nullptr) put_edge(canvas, corner_of(galaxy, hex), direction, *stroke);
        }
}

// `edge`: what lies under the lower row of text; dots would be read together with it.
void put_system(Canvas& canvas, const Sight& sight, Corner at, const Place& place, const Stroke* edge) {
    const object& system = *place.system;
    const auto number = sight.live("system", place.id);
    const Ink ink = name_ink(sight, place);
    if (number && *number > 0) canvas.put(at.x + 1, at.y + 1, {std::to_string(*number), ink});
    canvas.put(at.x + 4, at.y + 1, {sight.name("system", place.id), ink});
    if (system.at("bounty").as_bool())
        canvas.put(at.x + kInside, at.y + 1, {std::string{kBounty}, Ink::Fuel});
    const Sign sign = kind_sign(Sight::kind(system));
    const Line ships = fleet(sight, system);
    const int width = static_cast<int>(ships.width());
    const bool marked = width > 0 || !sign.text.empty();
    if (marked && edge == &kInner) canvas.put(at.x + 1, at.y + 2, std::string(kInside, ' '));
    canvas.put(at.x + (width > 4 ? 1 : 2), at.y + 2, {std::string{sign.text}, sign.ink});
    canvas.put(at.x + 1 + std::min(4, kInside - width), at.y + 2, ships);
}

void put_centred(Canvas& canvas, Corner at, int row, const Line& line) {
    canvas.put(at.x + (kPitch + 1 - static_cast<int>(line.width())) / 2, at.y + row, line);
}

void put_prime(Canvas& canvas, const Sight& sight, Corner at, const Place& place) {
    const auto number = sight.live("system", place.id);
    Line name;
    if (number && *number > 0) name.add(std::to_string(*number) + ' ', Ink::Act);
    const Sign sign = kind_sign(Sight::kind(*place.system));
    put_centred(canvas, at, 0, name.add(sight.name("system", place.id), name_ink(sight, place)));
    put_centred(canvas, at, 1, {std::string{sign.text}, sign.ink});
    put_centred(canvas, at, 2, fleet(sight, *place.system));
}

// --- small: one row of text for each system ---

constexpr int kSmallPitch = 5, kSmallGalaxyWidth = 2 * kSmallPitch;

void put_small_prime(Canvas& canvas, int x, int y, const Sight& sight, const Place& place) {
    const Ink ink = name_ink(sight, place);
    const Sign sign = kind_sign(Sight::kind(*place.system));
    canvas.put(x, y, Line{ink == Ink::Act ? "▶" : " ", ink}.add(sight.name("system", place.id), ink));
    canvas.put(x + 1, y + 1, Line{std::string{sign.text} + ' ', sign.ink}.add(fleet(sight, *place.system)));
}

Line small_system(const Sight& sight, const Place& place) {
    const object& system = *place.system;
    const Ink ink = name_ink(sight, place);
    const Sign sign = kind_sign(Sight::kind(system));
    Line line{ink == Ink::Act ? "▶" : " ", ink};
    line.add(sight.name("system", place.id), ink);
    Line rest{std::string{sign.text.empty() ? "·" : sign.text}, sign.ink};
    if (system.at("bounty").as_bool()) rest.add(std::string{kBounty}, Ink::Fuel);
    rest.add(fleet(sight, system));
    const std::size_t roomy = 5;
    return line.pad_to(std::min(roomy, std::max(line.width(), kSmallGalaxyWidth - rest.width()))).add(rest);
}

}  // namespace

Lines draw_large_galaxy(const Sight& sight) {
    const Galaxy galaxy = galaxy_of(sight);
    Canvas canvas{galaxy.columns() * kPitch + 1, galaxy.rows() + 2};
    put_edges(canvas, galaxy);
    for (const auto& [hex, place] : galaxy.places) {
        if (!is_middle(hex, place)) continue;
        const Corner corner = corner_of(galaxy, hex);
        place.sector == 0 ? put_prime(canvas, sight, corner, place)
                          : put_system(canvas, sight, corner, place, edge_of(galaxy, hex, S));
    }
    return canvas.lines();
}

Lines draw_small_galaxy(const Sight& sight) {
    const Galaxy galaxy = galaxy_of(sight);
    Canvas canvas{(galaxy.columns() + 1) * kSmallPitch, galaxy.rows()};
    for (const auto& [hex, place] : galaxy.places)
        if (is_middle(hex, place)) {
            const int x = (hex.q - galaxy.left) * kSmallPitch, y = hex.row() - galaxy.top;
            place.sector == 0 ? put_small_prime(canvas, x, y, sight, place)
                              : canvas.put(x, y, small_system(sight, place));
        }
    return canvas.lines();
}

Lines draw_legend(const Sight& sight) {
    Lines lines;
    const auto explain = [&](const Line& sign, const std::string& meaning) {
        lines.push_back(Line{sign}.add(' ' + meaning, Ink::Quiet));
    };
    for (const std::string_view kind : {"asteroid", "black_hole"})
        if (std::ranges::any_of(sight.systems(), [kind](const auto& field) {
                return Sight::kind(field.value().as_object()) == kind;
            }))
            explain({std::string{kind_sign(kind).text}, kind_sign(kind).ink}, sight.name("kind", kind));
    if (Sight::number(sight.view(), "bounty_tiles") > 0)
        explain({std::string{kBounty}, Ink::Fuel}, sight.term("bounty"));
    std::string signs;
    for (const auto& field : sight.systems()) signs += fleet(sight, field.value().as_object()).text();
    if (signs.find('!') != std::string::npos) explain({"!", Ink::Danger}, sight.term("excess"));
    if (signs.find(':') != std::string::npos) explain({":n"}, sight.term("fresh"));
    return lines;
}

}  // namespace orrery::cli::pi
