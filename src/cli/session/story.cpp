#include "cli/session/story.h"

#include <utility>

#include "core/text.h"
#include "engine/question.h"

namespace orrery::cli {

namespace {

// What a chance answer shows: the operand as a word.
std::string outcome_word(const Texts& texts, const VerbTable& verbs, Action action) {
    const Operand& operand = verbs.of(action).operands[0];
    if (operand.domain == nullptr) return "";
    const std::string name{operand.domain->name(action.a)};
    return operand.domain->as_written ? name
                                      : texts.get("name." + std::string{operand.domain->id} + '.' + name);
}

std::string step_of(const AnyGame& game) { return orrery::step_of(game.view(kSpectator)); }

// How often the same happens in a row, from event `i` on.
std::size_t repetitions(const std::vector<Event>& events, std::size_t i) {
    std::size_t end = i + 1;
    while (end < events.size() && events[end].owner == events[i].owner &&
           events[end].text.text() == events[i].text.text() && events[end].sequels.empty() &&
           events[i].sequels.empty())
        ++end;
    return end - i;
}

}  // namespace

Line seat_name(int seat, const Texts& texts) {
    return {std::string{silhouette(seat)} + ' ' + texts.get("name.seat." + std::string{kSeatNames[seat]}),
            seat_ink(seat)};
}

Storyteller::Storyteller(const Match& match, const Texts& texts, Seat reader)
    : match_{match}, texts_{texts}, reader_{reader}, art_{board_of(match.start().info().id)} {}

// The log line of an answer, without the name of the seat at its beginning.
std::string Storyteller::log_text(const Answer& answer) const {
    const bool known = reader_ == kOmniscient || answer.seen_by(reader_);
    const Told told = known ? Told::ToWitness : Told::ToAll;
    std::string line = log_line(texts_, match_.game().verbs(), answer.subject(), answer.action, told);
    return answer.seat == kChance ? line : without_name(std::move(line), answer.seat);
}

std::string Storyteller::without_name(std::string line, Seat seat) const {
    const std::string name = texts_.get("name.seat." + std::string{kSeatNames[seat]});
    if (!line.starts_with(name)) return line;
    const std::size_t rest = line.find_first_not_of(" :", name.size());
    return rest == std::string::npos ? line : line.substr(rest);
}

// Luck belongs to the turn of whoever answers next; at the end of the list to whoever is asked now.
Seat Storyteller::owner_of(std::size_t ply) const {
    const auto answers = match_.answers();
    for (std::size_t i = ply; i < answers.size(); ++i)
        if (answers[i].seat != kChance) return answers[i].seat;
    const Actors now = match_.game().actors();
    return now.over() || now.chance ? kNobody : now.first();
}

// One action from one settled position to the next, or equal outcomes of chance in a row.
std::size_t Storyteller::event_end(const AnyGame& before, std::size_t first, std::size_t to) const {
    const auto answers = match_.answers();
    const auto game = before.clone();
    std::size_t end = first;
    while (end < to) {
        const Answer& answer = answers[end];
        if (end > first && answer.witnesses != answers[first].witnesses) break;
        if (end > first && answer.seat != answers[first].seat) break;
        if (end > first && answer.seat == kChance &&
            (answer.action.verb != answers[first].action.verb || step_of(*game) != step_of(before)))
            break;
        game->play(answer.seat, answer.action);
        ++end;
        if (answer.seat != kChance && game->settled()) break;
    }
    return end;
}

Line Storyteller::chance_text(std::size_t first, std::size_t end) const {
    const auto answers = match_.answers();
    const VerbTable& verbs = match_.game().verbs();
    const VerbSpec& verb = verbs.of(answers[first].action);
    const bool secret = answers[first].witnesses != kEverybody;
    if (verb.arity() != 1 || secret) return {log_text(answers[first])};
    const bool written = verb.operands[0].domain->as_written;
    std::string all;
    for (std::size_t i = first; i < end; ++i)
        all += (i == first ? "" : written ? " " : ", ") + outcome_word(texts_, verbs, answers[i].action);
    return {texts_.format("log." + std::string{verb.id}, {{std::string{verb.operands[0].id}, all}})};
}

// The answers from first..end-1, which `game` plays. A single answer that was taken by itself for the same
// seat reads like those before it; what else they set off stands behind them.
Event Storyteller::told(AnyGame& game, std::size_t first, std::size_t end) const {
    const auto answers = match_.answers();
    const bool luck = answers[first].seat == kChance;
    Event event{first, end - first, owner_of(first), luck ? chance_text(first, end) : Line{}};
    for (std::size_t i = first; i < end; ++i) {
        const Answer& answer = answers[i];
        if (!luck) event.text.add((i == first ? "" : ", ") + log_text(answer));
        for (const Sequel& sequel : game.sequels(answer.seat, answer.action)) {
            std::string text = sequel_text(texts_, game.verbs(), sequel);
            if (sequel.answer && sequel.seat == event.owner)
                text = without_name(std::move(text), sequel.seat);
            if (!luck && sequel.answer && sequel.seat == answer.seat)
                event.text.add(", " + text);
            else
                event.sequels.push_back(std::move(text));
        }
        game.play(answer.seat, answer.action);
    }
    return event;
}

std::vector<Event> Storyteller::events(std::size_t from, std::size_t to) const {
    std::vector<Event> all;
    auto game = match_.at(from);
    for (std::size_t first = from; first < to;) {
        const std::size_t end = event_end(*game, first, to);
        const Json before = game->view(kSpectator);
        Event event = told(*game, first, end);
        if (art_ != nullptr && event.owner != kNobody) {
            const Line change = changes(*art_, before, game->view(kSpectator), event.owner, texts_);
            if (!change.empty()) event.text.add(" (").add(change).add(")");
        }
        all.push_back(std::move(event));
        first = end;
    }
    return all;
}

Lines Storyteller::paragraphs(std::size_t from, std::size_t to, std::size_t width, OwnDeeds own) const {
    Lines lines;
    Line paragraph;
    const auto finish = [&] {
        const Lines wrapped =
            paragraph.empty() ? Lines{} : wrap_hanging(std::exchange(paragraph, {}), width, 2);
        lines.insert(lines.end(), wrapped.begin(), wrapped.end());
    };
    const std::vector<Event> all = events(from, to);
    const auto left_out = [&](const Event& event) {
        return own == OwnDeeds::LeftOut && match_.answers()[event.first].seat == reader_;
    };
    Seat owner = kNobody;
    for (std::size_t i = 0; i < all.size();) {
        const std::size_t times = repetitions(all, i);
        const Event& event = all[i];
        i += times;
        const bool silent = left_out(event);  // but what it set off is told
        if (silent && event.sequels.empty()) continue;
        if (event.owner != owner) finish();
        owner = event.owner;
        const bool begins = paragraph.empty();
        if (begins && owner != kNobody) paragraph.add(seat_name(owner, texts_)).add("  ");
        Line told = silent ? Line{} : event.text;
        if (times > 1) told.add(" ×" + std::to_string(times), Ink::Quiet);
        for (const std::string& sequel : event.sequels) {
            if (!told.empty()) told.add(" · ", Ink::Quiet);
            told.add(sequel);
        }
        if (!begins) paragraph.add(" · ", Ink::Quiet);
        paragraph.add(told);
    }
    finish();
    return lines;
}

}  // namespace orrery::cli
