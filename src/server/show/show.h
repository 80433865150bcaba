// What a viewer may know of a table, as the page gets it (Position and TableSummary of web/src/api/types.ts).
#pragma once

#include "engine/json.h"
#include "engine/walks.h"
#include "server/tables/hall.h"

namespace orrery::server {

// Whose eyes: a seat, or kSpectator.
struct Eyes {
    Seat seat = kSpectator;
    std::optional<Seat> behind{};  // who is to take the device; until then a curtain hides what is theirs
};
// `there` is the seat of who has the device. Of the person's seats the one that is asked, else the one that
// is there; who has several (hot seat) is shown no seat's secrets before its owner is there. Who has none is
// a spectator.
Eyes eyes_of(const Table& table, const std::string& person, std::optional<Seat> there);

// A look at a table.
struct Glance {
    const Hall& hall;
    const Live& live;
    const std::string& person;
    Language language;
    Eyes eyes;

    const Table& table() const { return live.table; }
    const Texts& texts() const { return hall.services().books.texts(language, live.table.row().kind); }
    std::string say(std::string_view key, const Params& params = {}) const {
        return texts().format(key, params);
    }
};

boost::json::object summary_json(const Glance& glance);
boost::json::object shown_position(const Glance& glance, std::int64_t since);
// As it stood after so many answers.
boost::json::object shown_position_at(const Glance& glance, std::size_t ply);
// A table that this program cannot go on with, as far as it can be read.
boost::json::object stopped_json(Hall& hall, const std::string& id, const Message& why, Language language);
// A page of its past: what each answer says for those who might know it, and who gave it for all others.
boost::json::object stopped_log_json(Hall& hall, const std::string& id, const std::string& person,
                                     Language language, std::int64_t before);
// Their summaries, in this order. Tables that have to be rebuilt from the store first take a turn of the loop
// each: one person's long list does not make others wait.
void list_tables(Hall& hall, std::vector<std::string> ids, std::string person, Language language,
                 std::function<void(const Json&)> done);
boost::json::object clock_json(const Clock& clock);

boost::json::object option_json(const Texts& texts, const VerbTable& verbs, Action action);
Json prompt_json(const Glance& glance);  // null: nobody of the viewer's is asked
Json log_json(const Glance& glance, std::int64_t since);
// Two seats (or spectators) are told the same lines of the log.
bool reads_alike(const Table& table, Seat one, Seat other);
// A page of the past: the last lines and notes before this version.
boost::json::object log_before_json(const Glance& glance, std::int64_t before);
Json log_until_json(const Glance& glance, std::size_t ply);
Json notes_json(const Glance& glance, std::int64_t since);
std::string seat_name(const Texts& texts, int seat);
// "Captain Vega is thinking: Expand", "Ola, Marek: Planning"; empty when nobody is asked.
std::string waiting_text(const Glance& glance, const Actors& actors, std::string_view step);

}  // namespace orrery::server
