// Positions from outside, of every game: whatever the rules accept can be looked at and played on from.
// Positions of random games are changed a little, thousands of times; the sanitizers watch. ORRERY_SPOILT
// says how many of each game; 1,500 without it.
#include <doctest/doctest.h>

#include <cstdlib>
#include <map>

#include "catalog/along_games.h"

using namespace orrery;

namespace {

int how_many() {
    const char* wanted = std::getenv("ORRERY_SPOILT");
    return wanted == nullptr ? 1500 : std::atoi(wanted);
}

std::uint32_t below(Rng& rng, std::size_t n) { return rng.below(static_cast<std::uint32_t>(n)); }

// Where something stands in a document, by the name of its field.
struct Spot {
    std::string field;
    Json* value = nullptr;
};

// Everything inside, the document itself left out.
void spots_in(Json& json, const std::string& field, std::vector<Spot>& out) {
    const auto enter = [&](Json& inner, const std::string& name) {
        out.push_back({name, &inner});
        spots_in(inner, name, out);
    };
    if (auto* object = json.if_object())
        for (auto& [name, inner] : *object) enter(inner, name);
    if (auto* array = json.if_array())
        for (Json& inner : *array) enter(inner, field + "[]");
}

// What was seen in fields of each name, so that changes are such as could be meant.
class Seen {
  public:
    void look_at(Json position, Rng& rng) {
        std::vector<Spot> spots;
        spots_in(position, "state", spots);
        for (Spot& spot : spots) {
            std::vector<Json>& values = values_[spot.field];
            if (values.size() < kMost)
                values.push_back(*spot.value);
            else if (rng.below(4) == 0)
                values[below(rng, kMost)] = *spot.value;
        }
    }
    Json any(const std::string& field, Rng& rng) const {
        const auto& values = values_.at(field);
        return values[below(rng, values.size())];
    }
    bool knows(const std::string& field) const { return values_.contains(field); }

  private:
    static constexpr std::size_t kMost = 200;
    std::map<std::string, std::vector<Json>> values_;
};

std::int64_t any_number(std::int64_t now, Rng& rng) {
    constexpr std::int64_t kLikely[] = {0, 1, 2, 3, 4, 7, 16, 48, 63, 64, 65, 128, 192, 200, 254, 255};
    switch (rng.below(4)) {
        case 0:
            return now + 1;
        case 1:
            return now > 0 ? now - 1 : 255;
        case 2:
            return rng.below(256);
        default:
            return kLikely[below(rng, std::size(kLikely))];
    }
}

void change_list(const Spot& spot, const Seen& seen, Rng& rng) {
    auto& list = spot.value->as_array();
    const auto any = [&] { return static_cast<std::ptrdiff_t>(below(rng, list.size())); };
    const std::string item = spot.field + "[]";
    switch (rng.below(4)) {
        case 0:
            if (!list.empty()) list.erase(list.begin() + any());
            return;
        case 1:
            if (!list.empty())
                std::swap(list[static_cast<std::size_t>(any())], list[static_cast<std::size_t>(any())]);
            return;
        case 2:
            if (seen.knows(item)) list.push_back(seen.any(item, rng));
            return;
        default:
            *spot.value = seen.any(spot.field, rng);
    }
}

void change(const Spot& spot, const Seen& seen, Rng& rng) {
    Json& value = *spot.value;
    if (value.is_bool())
        value = !value.as_bool();
    else if (value.is_int64() && rng.below(3) > 0)
        value = any_number(value.as_int64(), rng);
    else if (value.is_array())
        change_list(spot, seen, rng);
    else
        value = seen.any(spot.field, rng);
}

// One to three changes: in the frames of the question, which remember the most numbers, half of the time.
Json spoilt(Json position, const Seen& seen, Rng& rng) {
    for (std::uint32_t times = 1 + rng.below(3); times > 0; --times) {
        std::vector<Spot> spots;
        auto& todo = position.as_object().at("todo");
        const bool in_frames = rng.below(2) == 0;
        if (in_frames) spots.push_back({"todo", &todo});
        spots_in(in_frames ? todo : position, in_frames ? "todo" : "state", spots);
        change(spots[below(rng, spots.size())], seen, rng);
    }
    return position;
}

std::unique_ptr<AnyGame> any_start(const GameRow& row, Rng& rng) {
    const GameInfo& info = row.info();
    for (;;) {
        Setup setup;
        setup.players = static_cast<std::uint8_t>(
            info.min_players + below(rng, static_cast<std::size_t>(info.max_players - info.min_players + 1)));
        for (std::size_t i = 0; i < info.options.size(); ++i)
            setup.choice[i] = static_cast<std::uint8_t>(below(rng, info.options[i].values.size()));
        auto game = row.make(built_in(), setup);
        if (game) return std::move(*game);
    }
}

void look_around(const AnyGame& game, Rng& rng) {
    for (int seat = 0; seat < game.players(); ++seat) {
        CHECK(game.view(static_cast<Seat>(seat)).is_object());
        CHECK_FALSE(game.goods(static_cast<Seat>(seat)).empty());
    }
    CHECK(game.view(kNobody).is_object());
    CHECK(game.standing().scores.size() >= static_cast<std::size_t>(game.players()));
    CHECK_FALSE(game.breakdown().empty());
    const auto viewer = static_cast<Seat>(below(rng, static_cast<std::size_t>(game.players())));
    const auto dream = game.imagine(viewer, rng);
    CHECK(dream->actors() == game.actors());
}

// Some answers, each with what it sets off.
void play_some(AnyGame& game, Rng& rng) {
    for (int n = 0; n < 12 && !game.over(); ++n) {
        const Seat who = game.actors().first();
        ActionList options;
        game.list(who, options);
        REQUIRE_FALSE(options.empty());
        const Action action = options[below(rng, options.size())];
        CAPTURE(game.verbs().write(action));
        REQUIRE(game.judge(who, action));
        game.sequels(who, action);
        game.play(who, action);
    }
}

}  // namespace

TEST_CASE("spoilt positions are refused, or can be looked at and played on from") {
    for (const GameRow& row : catalog()) {
        CAPTURE(row.info().id);
        Rng rng{11};
        Seen seen;
        std::unique_ptr<AnyGame> game;
        int accepted = 0;
        for (int n = 0; n < how_many(); ++n) {
            CAPTURE(n);
            if (n % 4 == 0) {
                if (!game || game->over()) game = any_start(row, rng);
                int answers = 0;
                const int enough = 1 + static_cast<int>(rng.below(9));
                play_on(
                    *game, rng, [](const AnyGame&, Seat, Action) {},
                    [&](const AnyGame&) { return ++answers > enough; });
                seen.look_at(game->state(), rng);
            }
            const Json before = game->state(), after = spoilt(before, seen, rng);
            const auto other = game->clone();
            if (other->set_state(after)) {
                CHECK(other->state() == before);
                continue;
            }
            ++accepted;
            CAPTURE(boost::json::serialize(after));
            look_around(*other, rng);
            play_some(*other, rng);
        }
        MESSAGE(row.info().id, ": ", accepted);
        CHECK(accepted > how_many() / 50);
        CHECK(accepted < how_many());
    }
}
