#include "engine/goods.h"

#include <cassert>
#include <cstdlib>

#include "engine/texts.h"

namespace orrery {

Goods gained(const Goods& before, const Goods& after) {
    assert(before.size() == after.size());
    Goods gains;
    for (std::size_t i = 0; i < before.size(); ++i)
        if (const int more = after[i].count - before[i].count; more != 0)
            gains.push_back({after[i].kind, more});
    return gains;
}

std::string gain_text(const Texts& texts, const GoodsOf& gain) {
    const std::string sign = gain.count < 0 ? "−" : "+";
    return sign +
           texts.format("gain." + std::string{gain.kind}, {{"n", std::to_string(std::abs(gain.count))}});
}

std::string gain_text(const Texts& texts, const Goods& gains) {
    std::string all;
    for (const GoodsOf& gain : gains) all += (all.empty() ? "" : ", ") + gain_text(texts, gain);
    return all;
}

}  // namespace orrery
