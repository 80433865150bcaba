// The rules of every game as they are in use, and the weights of its evaluation: with the data that is built
// in, or with what somebody put in its place.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/json.h"
#include "engine/message.h"
#include "engine/provenance.h"
#include "engine/texts.h"
#include "engine/weights.h"

namespace orrery {

struct GameInfo;
struct GameRow;

// What a shelf keeps of one game. Its rules are a type of the game's own: catalog/part_of.h.
class GamePart {
  public:
    explicit GamePart(WeightSets weights) : weights_{std::move(weights)} {}
    virtual ~GamePart() = default;
    GamePart& operator=(const GamePart&) = delete;

    virtual const GameInfo& info() const = 0;
    virtual const WeightNames& weight_names() const = 0;          // none: it has no evaluation
    virtual std::span<const std::string_view> terms() const = 0;  // of the evaluation: "reason.<term>"
    virtual std::shared_ptr<GamePart> copy() const = 0;

    virtual bool has_content() const = 0;  // whether its data can be replaced
    virtual std::uint64_t content_hash() const = 0;
    // What a page shows of the cards of a content; nothing: the game has none.
    virtual std::optional<Json> content_json(Language language) const = 0;
    virtual SourceCounts sources() const = 0;           // where the facts of the content come from
    virtual std::vector<Message> warnings() const = 0;  // what is possible in the content, but unusual
    // Names of the content, and texts that the rules make of it.
    virtual void add_texts(Texts& texts) const = 0;
    bool has_weights() const { return !weight_names().empty(); }
    // Take what a file's text says, or leave everything as it was and say why.
    virtual std::optional<Message> take_content(std::string_view file, std::string_view text) = 0;
    std::optional<Message> take_weights(std::string_view file, std::string_view text);

    const WeightSets& weights() const { return weights_; }

  protected:
    GamePart(const GamePart&) = default;

  private:
    WeightSets weights_;
};

class Shelf {
  public:
    Shelf();  // of the catalog, with the data that is built in
    explicit Shelf(std::span<const GameRow> games);

    std::span<const GameRow> games() const;

    // Takes the content of one game from a file's text; the file says which game (`game = "..."`). Refused
    // with file, line and reason, and nothing is changed, unless the game accepts it.
    std::optional<Message> replace_content(std::string_view file, std::string_view text);
    // Adds or replaces sets of weights of one game, in the same way.
    std::optional<Message> take_weights(std::string_view file, std::string_view text);

    // By the id of a game that there is.
    const GamePart& part(std::string_view id) const;
    const WeightSets& weights(std::string_view id) const { return part(id).weights(); }

  private:
    std::shared_ptr<const std::vector<GameRow>> games_;
    std::vector<std::shared_ptr<const GamePart>> parts_;  // in the same order
};
// With the data that is built in.
const Shelf& built_in();
// Which game the text of a file of content says it is for.
Result<std::string> game_of_content(std::string_view file, std::string_view text);

// Everything that a game says in a language: its own files, then what the things of its content are called
// and the texts that are made of it. Nobody puts them together otherwise.
Texts texts_of(const Shelf& shelf, const GameInfo& game, Language language);

}  // namespace orrery
