// A table that this program cannot go on with: of other rules, or of a game that is gone.
#include <algorithm>

#include "server/show/show.h"

namespace orrery::server {

using boost::json::array;
using boost::json::object;
using store::Entry;
using store::EntryKind;

namespace {

// Who has one seat looks with its eyes; at a shared device the past is told as everybody knew it.
Seat viewer_of(const store::StoredGame& stored, const std::string& person) {
    Seat viewer = kSpectator;
    if (person.empty()) return viewer;
    for (const store::SeatRow& row : stored.seats) {
        if (row.person != person) continue;
        if (viewer != kSpectator) return kSpectator;
        viewer = static_cast<Seat>(row.seat);
    }
    return viewer;
}

// The rules are not here, so that an answer is told in its notation.
object stopped_line_json(const Entry& entry, Seat viewer, const Texts& texts) {
    const bool known = among(entry.known, viewer);
    object json{{"v", entry.ply},
                {"n", entry.n},
                {"seat", entry.seat < 0 ? Json(nullptr) : Json(entry.seat)},
                {"text", known ? entry.body : texts.get("stopped.hidden")},
                {"flags", array{}}};
    if (known) json["notation"] = entry.body;
    return json;
}

std::string kind_of(const Entry& note) { return note.body.substr(0, note.body.find(' ')); }

object stopped_note_json(const Entry& entry, const Texts& texts) {
    const std::string kind = kind_of(entry);
    Params params{{"about", entry.body.substr(std::min(kind.size() + 1, entry.body.size()))}};
    if (entry.seat >= 0)
        params.push_back({"player", "name.seat." + std::string{kSeatNames[entry.seat]}, true});
    object json{{"v", entry.n}, {"kind", kind}, {"text", texts.format("note." + kind, params)}};
    if (entry.seat >= 0) json["seat"] = entry.seat;
    return json;
}

// The places of answers that were taken back.
std::vector<bool> undone_of(const std::vector<Entry>& entries) {
    std::vector<bool> undone(entries.size());
    std::vector<std::size_t> standing;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (entries[i].kind == EntryKind::Answer) standing.push_back(i);
        if (entries[i].kind != EntryKind::Undo) continue;
        const auto left = static_cast<std::size_t>(std::max(0, entries[i].ply));
        for (; standing.size() > left; standing.pop_back()) undone[standing.back()] = true;
    }
    return undone;
}

}  // namespace

object stopped_json(Hall& hall, const std::string& id, const Message& why, Language language) {
    const auto stored = hall.services().store.game_in_brief(id);
    const Texts& texts = hall.services().books.texts(language);
    array seats;
    for (const store::SeatRow& row : stored->seats)
        seats.push_back(object{{"seat", row.seat},
                               {"kind", name_of(row.kind)},
                               {"name", row.name.empty() ? hall.name_of(row.person) : row.name},
                               {"you", false},
                               {"online", false},
                               {"conceded", row.conceded},
                               {"replaced", row.replaced}});
    return {{"id", id},
            {"game", stored->game.kind},
            {"name", stored->game.name.empty() ? texts.get("table.nameless") : stored->game.name},
            {"state", "stopped"},
            {"seats", std::move(seats)},
            {"clock", clock_json(read_clock(stored->game.clock).value_or(Clock{}))},
            {"v", stored->entries.empty() ? 0 : stored->entries.back().n},
            {"your_turn", false},
            {"asked", array{}},
            {"prompt", texts.format(why)},
            {"updated", stored->game.updated / 1000},
            {"public", stored->game.is_public},
            {"hot_seat", false}};
}

object stopped_log_json(Hall& hall, const std::string& id, const std::string& person, Language language,
                        std::int64_t before) {
    const Limits& limits = hall.services().limits;
    const Texts& texts = hall.services().books.texts(language);
    const auto stored = hall.services().store.game(id);
    if (!stored) return {};
    const Seat viewer = viewer_of(*stored, person);
    const std::vector<bool> undone = undone_of(stored->entries);
    array log, notes;
    bool more = false;
    for (std::size_t i = stored->entries.size(); i-- > 0;) {
        const Entry& entry = stored->entries[i];
        if (entry.n >= before) continue;
        const bool note = entry.kind == EntryKind::Note && notes.size() < limits.note_lines;
        if (note && texts.has("note." + kind_of(entry))) notes.push_back(stopped_note_json(entry, texts));
        if (entry.kind != EntryKind::Answer) continue;
        more = log.size() == limits.log_lines;
        if (more) break;
        log.push_back(stopped_line_json(entry, viewer, texts));
        if (undone[i]) log.back().as_object()["undone"] = true;
    }
    std::ranges::reverse(log);
    std::ranges::reverse(notes);
    return {{"log", std::move(log)}, {"notes", std::move(notes)}, {"more", more}};
}

}  // namespace orrery::server
