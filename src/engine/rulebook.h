// The rulebook that is compiled in, as sections and rules. A rule is a paragraph that begins with its ID:
// "**AF-12**".
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.h"

namespace orrery {

enum class BlockKind : std::uint8_t { Paragraph, Item, Table, Code };

struct Block {
    BlockKind kind = BlockKind::Paragraph;
    std::string rule;                // its ID, if it is a rule; the text is without it
    std::vector<std::string> lines;  // a paragraph or an item is one line; tables and code keep theirs
};

struct Section {
    int level = 2;       // of its heading
    std::string number;  // "5.8"; may be empty
    std::string title;
    std::vector<Block> blocks;
    bool engineering = false;  // for who builds the game, not for who plays it
};

class Rulebook {
  public:
    Rulebook(std::string_view markdown, std::string_view rule_prefix);

    const std::vector<Section>& sections() const { return sections_; }
    const Section* section(std::string_view number) const;

    // The ID as it stands in the book, of what people write: "af-71", "71", "e12". Nothing: no ID at all.
    std::optional<std::string> rule_id(std::string_view written) const;

    struct Place {
        const Section* section = nullptr;
        const Block* block = nullptr;
    };
    Place rule(std::string_view id) const;  // null pointers: no such rule
    // The blocks in which all words occur, whatever their case and marks; of a table only the matching rows.
    std::vector<Section> search(const std::vector<std::string>& words) const;

  private:
    void read(std::string_view markdown);
    void add_line(std::string_view line);
    void add_heading(std::string_view line);
    void mark_engineering();

    std::string prefix_;
    std::vector<Section> sections_;
    bool in_code_ = false;
    bool open_ = false;    // the next line goes on with the last block
    int engineering_ = 0;  // the level of the section whose subsections are for who builds the game; 0: none
};

// The rulebook of a game in a language.
Rulebook rulebook_of(const GameInfo& info, Language language);

// Small letters without marks, character by character: "Żółw" and "zolw" are the same.
std::vector<std::string> folded_characters(std::string_view text);
std::string folded(std::string_view text);

}  // namespace orrery
