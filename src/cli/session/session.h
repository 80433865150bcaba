// A game in the terminal: people and bots answer in turn, chance answers fairly, and whoever asks is told
// why.
#pragma once

#include <set>

#include "catalog/catalog.h"
#include "catalog/patience.h"
#include "cli/context.h"
#include "cli/session/story.h"
#include "engine/record.h"
#include "lab/players/player.h"

namespace orrery::cli {

inline constexpr std::string_view kHuman = "human";

// A game and who plays it: new, or taken up again from a record.
struct SeatedGame {
    const GameRow* game = nullptr;
    Match match;
    std::vector<std::string> seats;  // "human", or the name of a bot
    FairSeed seed{};
    bool committed = true;    // chance followed this seed from the first answer on
    std::string record_file;  // written at the end; empty: asked for
    std::string save_file;    // where `s` saves unless told otherwise
    Lines greeting;
};

class Session {
  public:
    Session(Context& context, SeatedGame seated);

    // Plays until the game is over or somebody leaves.
    int play();

  private:
    enum class Next : std::uint8_t { Ask, Answered, Leave };

    // session.cpp: the course of the game
    void seat_bot(const std::string& name);
    void answer_bot(Seat seat);
    Seat last_to_answer() const;
    [[noreturn]] void give_up(const Message& problem);
    Next ask(Seat seat);
    bool is_forced(Seat seat, const ActionList& options) const;
    void answer_forced(Seat seat, Action only);
    void answer(Seat seat, Action action);
    void pass_keyboard(Seat seat);
    void note(Line line) { notes_.push_back(std::move(line)); }
    int finish();
    void reveal();
    bool offer_record();

    // screen.cpp: what is shown
    void show(Seat seat, const ActionList& options);
    void show_question(Seat seat, const ActionList& options) const;
    using LabelText = std::string (*)(const Texts& texts, const VerbTable& verbs, Action action);
    Lines option_columns(const ActionList& options, LabelText text) const;
    Lines option_lines(const ActionList& options) const;
    Line question(Seat seat) const;
    Lines story_since(std::size_t from, Seat reader, OwnDeeds own) const;
    void cut_beginning(Lines& story, std::size_t room) const;
    std::map<std::string, int> live_spots(const ActionList& options) const;
    std::vector<std::string> who() const;

    // input.cpp: what is typed
    Next obey(Seat seat, const ActionList& options, const std::string& line);
    Next obey_word(Seat seat, const ActionList& options, const std::string& word, const std::string& rest);
    Next try_answer(Seat seat, const ActionList& options, const std::string& text);
    bool read_line(const std::string& prompt, std::string& line);
    std::string command_letter(const std::string& word) const;
    void undo(Seat seat);
    void hint(Seat seat);
    void show_rule(const std::string& text) const;
    void why_not(Seat seat, const ActionList& options, const std::string& text) const;
    std::string example_of(const ActionList& options) const;
    void explain(Seat seat, Action action) const;
    void show_info(const std::string& text) const;
    void show_help(const ActionList& options) const;
    Next leave();

    // save.cpp
    bool save(std::string file);
    Record record() const;

    Context& context_;
    Texts texts_;
    SeatedGame table_;
    std::vector<std::unique_ptr<Patience>> patience_;  // with the bots of levels, by seat; else null
    std::vector<std::unique_ptr<Player>> bots_;        // by seat; null: a person
    std::vector<std::size_t> seen_;                    // by seat: the ply up to which it knows the story
    std::set<std::size_t> forced_;                     // plies that were answered without asking
    Lines notes_;                                      // to be shown with the next question
    Seat last_person_ = kNobody;
    int hints_ = 0;
    bool fresh_ = true;      // the board has changed since it was drawn
    std::size_t saved_ = 0;  // the ply that was saved last
};

}  // namespace orrery::cli
