// What a person at the table sees: the board, what happened, the question, the answers.
#include <algorithm>

#include "cli/session/session.h"
#include "cli/session/show.h"
#include "core/text.h"
#include "engine/question.h"

namespace orrery::cli {

std::vector<std::string> Session::who() const {
    std::vector<std::string> names = table_.seats;
    const bool alone = std::ranges::count(names, kHuman) == 1;
    for (std::string& name : names)
        name = name == kHuman ? context_.say(alone ? "play.you" : "play.person") : short_name(name);
    return names;
}

std::map<std::string, int> Session::live_spots(const ActionList& options) const {
    std::map<std::string, int> live;
    for (std::size_t i = 0; i < options.size(); ++i) {
        const auto [spot, fresh] =
            live.try_emplace(table_.match.game().verbs().spot(options[i]), static_cast<int>(i) + 1);
        if (!fresh) spot->second = 0;  // several answers: no single number
    }
    return live;
}

Lines Session::story_since(std::size_t from, Seat reader, OwnDeeds own) const {
    return Storyteller{table_.match, texts_, reader}.paragraphs(from, table_.match.ply(), context_.width(),
                                                                own);
}

Line Session::question(Seat seat) const {
    Line line = seat_name(seat, texts_);
    const Question asked = question_of(texts_, step_of(table_.match.game().view(seat)));
    if (asked.prompt.empty()) return line.add("  ").add(context_.say("play.question"), Ink::Strong);
    return line.add("  " + asked.title + ": ", Ink::Quiet).add(asked.prompt, Ink::Strong);
}

// Numbered labels in columns.
Lines Session::option_columns(const ActionList& options, LabelText text) const {
    Lines cells;
    std::size_t widest = 0;
    for (std::size_t i = 0; i < options.size(); ++i) {
        const std::string number = std::to_string(i + 1);
        Line cell{number.size() == 1 ? "  " : " "};
        cell.add(number, Ink::Act).add(" " + text(texts_, table_.match.game().verbs(), options[i]));
        widest = std::max(widest, cell.width());
        cells.push_back(std::move(cell));
    }
    constexpr std::size_t kGap = 2;
    const std::size_t across = std::clamp<std::size_t>((context_.width() + kGap) / (widest + kGap), 1, 4);
    const std::size_t down = (cells.size() + across - 1) / across;
    Lines lines(down);
    for (std::size_t i = 0; i < cells.size(); ++i)
        lines[i % down].pad_to(i / down * (widest + kGap)).add(cells[i]);
    return lines;
}

// A list that would push the board off the screen is told in short.
Lines Session::option_lines(const ActionList& options) const {
    constexpr std::size_t kTall = 12;
    const Lines lines = option_columns(options, label);
    return lines.size() <= kTall ? lines : option_columns(options, short_label);
}

void Session::show_question(Seat seat, const ActionList& options) const {
    context_.print_wrapped(question(seat));
    context_.print(option_lines(options));
}

// Keeps the end, in whole paragraphs if that leaves any.
void Session::cut_beginning(Lines& story, std::size_t room) const {
    std::size_t hidden = story.size() - room + 1;
    const auto begins = [](const Line& line) { return !line.text().starts_with("  "); };
    const auto paragraph = std::find_if(story.begin() + static_cast<long>(hidden), story.end(), begins);
    if (paragraph != story.end()) hidden = static_cast<std::size_t>(paragraph - story.begin());
    story.erase(story.begin(), story.begin() + static_cast<long>(hidden));
    story.insert(story.begin(), {context_.say("play.earlier", {{"n", std::to_string(hidden)}}), Ink::Quiet});
}

// On a terminal the picture stays in its place; what does not fit is the older part of the story.
void Session::show(Seat seat, const ActionList& options) {
    measure(context_.around);
    const Lines board = board_lines(context_, table_.match.game(), texts_, seat, who(), live_spots(options));
    Lines story = std::exchange(table_.greeting, {});
    for (const Lines& part : {story_since(seen_[seat], seat, OwnDeeds::LeftOut), std::exchange(notes_, {})})
        story.insert(story.end(), part.begin(), part.end());
    bool airy = true;  // with blank lines between the parts
    if (context_.around.out_is_terminal) {
        const std::size_t taken = board.size() + option_lines(options).size() + 4;
        const auto rows = static_cast<std::size_t>(std::max(context_.around.rows, 0));
        airy = rows >= taken + std::min<std::size_t>(story.size(), 3);
        const std::size_t room = std::max<std::size_t>(2, rows + (airy ? 0 : 2) - std::min(taken, rows));
        if (story.size() > room) cut_beginning(story, room);
        context_.out << "\033[H\033[2J";
    }
    context_.print(board);
    if (airy && !story.empty()) context_.print(Line{});
    context_.print(story);
    if (airy) context_.print(Line{});
    show_question(seat, options);
}

}  // namespace orrery::cli
