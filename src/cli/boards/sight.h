// The table as the drawing functions of any game look at it: the view, words, names, and what is live.
#pragma once

#include <optional>

#include "cli/boards/board.h"
#include "engine/goods.h"

namespace orrery::cli {

using boost::json::array;
using boost::json::object;

class Sight {
  public:
    explicit Sight(const BoardRequest& request) : request_{request} {}

    const object& view() const { return request_.view.as_object(); }
    const object& seat(int seat) const {
        return view().at("seats").at(static_cast<std::size_t>(seat)).as_object();
    }
    int seats() const { return number(view(), "players"); }
    bool over() const { return view().at("over").as_bool(); }
    std::string who(int seat) const;

    // A word that the game has for its boards ("board.<key>").
    std::string term(std::string_view key, const Params& params = {}) const;
    std::string name(std::string_view domain, std::string_view id) const;
    const Texts& texts() const { return request_.texts; }
    // What a card of the content says.
    const object& card(std::string_view list, std::string_view id) const {
        return request_.content.at(list).at(id).as_object();
    }

    // The number of the answer that this spot stands for; 0: of several; nothing: it is not live.
    std::optional<int> live(std::string_view domain, std::string_view id) const;
    // "3 Lunar Mine" in brass where it is live, else just the name.
    Line title(std::string_view domain, std::string_view id, Ink ink = Ink::Strong) const;
    // Whose answer the game waits for.
    bool is_asked(int seat) const;

    static int number(const object& json, std::string_view key) { return json.at(key).to_number<int>(); }
    static std::optional<int> number_if_any(const object& json, std::string_view key);
    static std::string digits(const object& json, std::string_view key) {
        return std::to_string(number(json, key));
    }
    static std::string_view word_in(const object& json, std::string_view key) {
        return json.at(key).as_string();
    }

  private:
    const BoardRequest& request_;
};

// --- seats ---

Line piece(int seat);                             // "▲"
Line seat_name(const Sight& sight, int seat);     // "▲ Ruby"
Line mark(const Sight& sight, int seat);          // "▶ " for who is asked
Line seat_heading(const Sight& sight, int seat);  // "▶ ▲ Ruby Kepler": with who plays it

// --- putting lines together ---

void append(Lines& lines, const Lines& more);
std::size_t width_of(const Lines& lines);
// The right part begins in this column.
Lines beside(Lines left, const Lines& right, std::size_t column);
// Those that are not empty, with this between them.
Line joined(const Lines& parts, std::string_view between);
// The parts one after the other, never broken inside one of them; later lines are indented.
Lines flowed(const Lines& parts, std::string_view between, std::size_t width, std::size_t indent);
// "hand 3"
Line field(const std::string& name, const Line& value);
// "+3 food", after what is there already; nothing for 0.
void add_gain(Line& line, const Texts& texts, const GoodsOf& gain);

}  // namespace orrery::cli
