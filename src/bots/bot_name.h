// Bots by name, as people write them: "greedy", "mcts:iterations=1000:threads=2", "level:3".
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/message.h"
#include "engine/weights.h"

namespace orrery {

struct BotName {
    struct Setting {
        std::string key;  // empty: a bare value, "level:3"
        std::string value;
        friend bool operator==(const Setting&, const Setting&) = default;
    };
    std::string name;
    std::vector<Setting> settings;
    friend bool operator==(const BotName&, const BotName&) = default;
};

// NAME[:key=value[:key=value...]]; the first value may stand without a key.
Result<BotName> read_bot_name(std::string_view text);
std::string write_bot_name(const BotName& name);

// The settings of a bot, read one by one by whoever makes it. What nobody asked for is unknown: so the list
// of settings that a refusal names is always the true one.
class BotSettings {
  public:
    // `weights`: the sets to choose from, where there are others than those that are built in.
    explicit BotSettings(BotName name, const WeightSets* weights = nullptr)
        : name_{std::move(name)}, weights_{weights}, asked_(name_.settings.size()) {}

    const std::string& name() const { return name_.name; }
    std::int64_t whole(std::string_view key, std::int64_t usual, std::int64_t least, std::int64_t most);
    double number(std::string_view key, double usual, double least, double most);
    // In seconds; written with its unit: "500ms", "2s".
    std::optional<double> time(std::string_view key, double most);
    std::string word(std::string_view key, std::string_view usual);
    // The set of weights that "temper" names, of those that people are offered, or "weights", of all; else
    // the default.
    const WeightSet& weights(const WeightSets& built_in);
    // The bare value, if there is one.
    std::optional<std::string> bare();
    // What was not asked for.
    std::vector<BotName::Setting> rest() const;

    // To be called by the maker as well, for what only it can know to be wrong.
    void refuse(Message problem);
    // The first thing that was wrong, an unknown setting included. Ask when everything has been read.
    std::optional<Message> problem() const;

  private:
    const std::string* find(std::string_view key);
    void refuse_range(std::string_view key, const std::string& value, std::string least, std::string most);

    BotName name_;
    const WeightSets* weights_;
    std::vector<bool> asked_;
    std::vector<std::string> known_;
    std::optional<Message> problem_;
};

}  // namespace orrery
