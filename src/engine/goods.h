// What a seat has that can be counted, and what an answer gains of it: "+2 ore, −1 fuel".
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace orrery {

class Texts;

// One kind of them ("gain.<kind>" in the game's texts) and how many the seat has, as far as the seat itself
// knows.
struct GoodsOf {
    std::string_view kind;
    int count = 0;
    friend bool operator==(const GoodsOf&, const GoodsOf&) = default;
};
using Goods = std::vector<GoodsOf>;

// What is more, or less, afterwards; kinds that stay the same are left out.
Goods gained(const Goods& before, const Goods& after);

// "+2 ore" for a person to read; several with commas between them.
std::string gain_text(const Texts& texts, const GoodsOf& gain);
std::string gain_text(const Texts& texts, const Goods& gains);

}  // namespace orrery
