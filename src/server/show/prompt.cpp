// The question to the viewer, and the log as the viewer may know it.
#include <algorithm>

#include "engine/question.h"
#include "server/show/show.h"

namespace orrery::server {

using boost::json::array;
using boost::json::object;

namespace {

object walks_json(const Glance& glance, const Walks& walks) {
    const VerbTable& verbs = glance.table().match().game().verbs();
    array steps;
    for (std::size_t i = 0; i < walks.steps.size(); ++i) {
        object option = option_json(glance.texts(), verbs, walks.steps[i]);
        option["step"] = walks.asked[i];
        steps.push_back(std::move(option));
    }
    array lists, gains;
    for (const auto& walk : walks.walks) lists.push_back(array(walk.begin(), walk.end()));
    for (const Goods& gain : walks.gains) gains.emplace_back(gain_text(glance.texts(), gain));
    return {{"steps", std::move(steps)},
            {"walks", std::move(lists)},
            {"gains", std::move(gains)},
            {"complete", walks.complete}};
}

// Whether it has taught the viewer something: what others have learnt is theirs.
array flags_json(const Answer& answer, Seat viewer) {
    array all;
    if (answer.flags.random) all.push_back("random");
    if (answer.teaches(viewer)) all.push_back("reveals");
    if (answer.flags.changes_actor) all.push_back("changes_actor");
    return all;
}

// What is open to everybody, whoever may know the answer itself.
array sequels_json(const Glance& glance, const LogLine& line) {
    const VerbTable& verbs = glance.table().match().game().verbs();
    array all;
    for (const Sequel& sequel : line.sequels) {
        object json{{"seat", sequel.seat == kNobody ? Json(nullptr) : Json(sequel.seat)},
                    {"text", sequel_text(glance.texts(), verbs, sequel)}};
        if (!sequel.spot.empty()) json["spot"] = sequel.spot;
        if (sequel.answer) json["notation"] = verbs.write(*sequel.answer);
        if (std::ranges::any_of(sequel.points, [](int n) { return n != 0; }))
            json["points"] =
                array(sequel.points.begin(), sequel.points.begin() + glance.table().match().game().players());
        all.push_back(std::move(json));
    }
    return all;
}

object line_json(const Glance& glance, const LogLine& line) {
    const VerbTable& verbs = glance.table().match().game().verbs();
    const Answer& answer = line.answer;
    // At the end everything is open, but for what was taken back.
    const bool known = answer.seen_by(glance.eyes.seat) || (glance.table().over() && !line.undone);
    const Told told = known ? Told::ToWitness : Told::ToAll;
    object json{{"v", line.ply},
                {"n", line.n},
                {"seat", answer.seat == kChance ? Json(nullptr) : Json(answer.seat)},
                {"text", log_line(glance.texts(), verbs, answer.subject(), answer.action, told)},
                {"flags", flags_json(answer, glance.eyes.seat)}};
    if (answer.befalls < kMaxSeats) json["for"] = answer.befalls;
    if (known) {
        json["notation"] = verbs.write(answer.action);
        json["spot"] = verbs.spot(answer.action);
    }
    if (!line.sequels.empty()) json["sequels"] = sequels_json(glance, line);
    if (line.undone) json["undone"] = true;
    return json;
}

}  // namespace

object option_json(const Texts& texts, const VerbTable& verbs, Action action) {
    const VerbSpec& verb = verbs.of(action);
    object operands;
    for (int i = 0; i < verb.arity(); ++i) {
        const Operand& operand = verb.operands[static_cast<std::size_t>(i)];
        operands[operand.id] = operand.domain->name(operand_value(action, i));
    }
    return {{"notation", verbs.write(action)},
            {"index", verbs.index(action)},
            {"verb", verb.id},
            {"operands", std::move(operands)},
            {"label", label(texts, verbs, action)},
            {"spot", verbs.spot(action)}};
}

Json prompt_json(const Glance& glance) {
    const Table& table = glance.table();
    const Seat seat = glance.eyes.seat;
    if (seat == kSpectator || !table.is_asked(seat) || !table.is_person(seat)) return nullptr;
    if (!table.belongs_to(seat, glance.person)) return nullptr;
    const AnyGame& game = table.match().game();
    const Question question = question_of(glance.texts(), table.step());
    ActionList options;
    game.list(seat, options);
    array listed;
    for (const Action option : options) listed.push_back(option_json(glance.texts(), game.verbs(), option));
    return object{{"seat", seat},
                  {"text", question.prompt.empty() ? glance.say("prompt.any") : question.prompt},
                  {"step", table.step()},
                  {"options", std::move(listed)},
                  {"walks", walks_json(glance, walks_of(game, seat))}};
}

bool reads_alike(const Table& table, Seat one, Seat other) {
    return std::ranges::all_of(table.lines(), [&](const LogLine& line) {
        return line.answer.seen_by(one) == line.answer.seen_by(other) &&
               line.answer.teaches(one) == line.answer.teaches(other);
    });
}

Json log_json(const Glance& glance, std::int64_t since) {
    const auto& lines = glance.table().lines();
    const std::size_t most = glance.hall.services().limits.log_lines;
    if (since < glance.table().last_undo()) since = 0;  // lines that the viewer has are struck through now
    array log;
    std::size_t first = lines.size() - std::min(lines.size(), most);
    while (first < lines.size() && lines[first].n <= since) ++first;
    for (std::size_t i = first; i < lines.size(); ++i) log.push_back(line_json(glance, lines[i]));
    return log;
}

Json log_until_json(const Glance& glance, std::size_t ply) {
    const std::size_t most = glance.hall.services().limits.log_lines;
    std::vector<const LogLine*> told;
    for (const LogLine& line : glance.table().lines())
        if (!line.undone && static_cast<std::size_t>(line.ply) <= ply) told.push_back(&line);
    array log;
    for (std::size_t i = told.size() - std::min(told.size(), most); i < told.size(); ++i)
        log.push_back(line_json(glance, *told[i]));
    return log;
}

namespace {

object note_json(const Glance& glance, const NoteLine& note) {
    Params params{{"about", note.about}};
    if (note.seat >= 0) params.push_back({"player", "name.seat." + std::string{kSeatNames[note.seat]}, true});
    object json{{"v", note.n}, {"kind", note.kind}, {"text", glance.say("note." + note.kind, params)}};
    if (note.seat >= 0) json["seat"] = note.seat;
    return json;
}

// Of lines that are in order: where those before this version end.
template <class Lines>
std::size_t end_before(const Lines& lines, std::int64_t before) {
    const auto at = std::ranges::lower_bound(lines, before, {}, [](const auto& line) { return line.n; });
    return static_cast<std::size_t>(at - lines.begin());
}

}  // namespace

Json notes_json(const Glance& glance, std::int64_t since) {
    const auto& all = glance.table().notes();
    const std::size_t most = glance.hall.services().limits.note_lines;
    array notes;
    for (std::size_t i = all.size() - std::min(all.size(), most); i < all.size(); ++i)
        if (all[i].n > since) notes.push_back(note_json(glance, all[i]));
    return notes;
}

object log_before_json(const Glance& glance, std::int64_t before) {
    const Limits& limits = glance.hall.services().limits;
    const auto& lines = glance.table().lines();
    const auto& notes = glance.table().notes();
    const std::size_t last = end_before(lines, before), last_note = end_before(notes, before);
    array log, said;
    const std::size_t first = last - std::min(last, limits.log_lines);
    for (std::size_t i = first; i < last; ++i) log.push_back(line_json(glance, lines[i]));
    for (std::size_t i = last_note - std::min(last_note, limits.note_lines); i < last_note; ++i)
        said.push_back(note_json(glance, notes[i]));
    return {{"log", std::move(log)}, {"notes", std::move(said)}, {"more", first > 0}};
}

}  // namespace orrery::server
