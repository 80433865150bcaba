// Text with colours that knows its width: everything shown is lines of spans until the very end, when Paint
// turns them into bytes for this terminal.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::cli {

// What a piece of text means; styled.cpp says how that looks. Seats come in two forms: words, and pieces (ink
// on a ground of the seat's colour).
enum class Ink : std::uint8_t {
    Plain,
    Strong,
    Quiet,
    Slanted,
    Heading,
    Act,    // brass: you can act here
    Orbit,  // dull brass: scenery
    Good,
    Danger,
    News,
    Hit,  // what a search found
    Fuel,
    Ore,
    Closed,
    Ruby,
    Sapphire,
    Jade,
    Pearl,
    Amethyst,
    RubyPiece,
    SapphirePiece,
    JadePiece,
    PearlPiece,
    AmethystPiece
};
constexpr Ink last_of(Ink) { return Ink::AmethystPiece; }
Ink seat_ink(int seat);
Ink piece_ink(int seat);

struct Span {
    std::string text;
    Ink ink = Ink::Plain;

    friend bool operator==(const Span&, const Span&) = default;
};

class Line {
  public:
    Line() = default;
    Line(std::string text, Ink ink = Ink::Plain) {
        add(std::move(text), ink);
    }                                                    // NOLINT(google-explicit-constructor)
    Line(const char* text) : Line(std::string{text}) {}  // NOLINT(google-explicit-constructor)

    Line& add(std::string text, Ink ink = Ink::Plain);
    Line& add(const char* text, Ink ink = Ink::Plain) { return add(std::string{text}, ink); }
    Line& add(const Line& other);
    Line& pad_to(std::size_t width);  // with blanks at the end

    const std::vector<Span>& spans() const { return spans_; }
    std::size_t width() const;
    bool empty() const { return spans_.empty(); }
    std::string text() const;  // without colours

  private:
    std::vector<Span> spans_;
};
using Lines = std::vector<Line>;

// Breaks at blanks so that no line is wider, except for a single word that is; never returns nothing.
Lines wrap(const Line& line, std::size_t width);
// At any character, for what has no blanks and too little room.
Lines broken(const Line& line, std::size_t width);
// The same with every line but the first indented by so many columns.
Lines wrap_hanging(const Line& line, std::size_t width, std::size_t indent);
// The text, or its beginning and an ellipsis, in at most `width` columns.
std::string shortened(std::string_view text, std::size_t width);

enum class Colours : std::uint8_t { None, Basic, Palette, True };

class Paint {
  public:
    explicit Paint(Colours colours) : colours_{colours} {}

    bool coloured() const { return colours_ != Colours::None; }
    std::string operator()(Ink ink, std::string_view text) const;
    std::string operator()(const Line& line) const;

  private:
    Colours colours_;
};

}  // namespace orrery::cli
