// What people may say at a table (ToServer of web/src/api/types.ts), over a socket or over HTTP.
#pragma once

#include "server/people/people.h"
#include "server/show/show.h"

namespace orrery::server {

struct Asker {
    std::string person;
    Language language = Language::English;
};

// One message on its way to its answer.
struct Ask {
    Hall& hall;
    Asker asker;
    boost::json::object message;
    std::function<void(boost::json::object)> reply;
    std::string id;            // of the message
    Seat seat = kNobody;       // the asker's own
    std::int64_t version = 0;  // that the asker has seen
    Millis at = 0;

    // The same id is the same request; ids of different people and seats do not meet.
    std::string request() const { return asker.person + ':' + std::to_string(seat) + ':' + id; }
    void ack(const Live& live, boost::json::object more = {}) const;
    void nack(const Live* live, const Refused& refused) const;
    // Acknowledges what was written, or says that it was not.
    std::function<void(store::Written)> acks(Live& live) const;
};
using AskPtr = std::shared_ptr<const Ask>;

// Answers every message that is about a table, or refuses it; the message names the table.
void answer_message(Hall& hall, const Asker& asker, boost::json::object message,
                    std::function<void(boost::json::object)> answer);

// One for each kind of message; the table is free, the seat the asker's own.
void act(const AskPtr& ask, Live& live);
void undo(const AskPtr& ask, Live& live);
void consent(const AskPtr& ask, Live& live);
void why(const AskPtr& ask, Live& live);
void hint(const AskPtr& ask, Live& live);
void hurry(const AskPtr& ask, Live& live);
void concede(const AskPtr& ask, Live& live);
void leave_seat(const AskPtr& ask, Live& live);
void free_seat(const AskPtr& ask, Live& live);
void return_to_seat(const AskPtr& ask, Live& live);
void rematch(const AskPtr& ask, Live& live);
void chat(const AskPtr& ask, Live& live);
void open_chat(const AskPtr& ask, Live& live);

// Who plays at a table writes there; who looks on if the owner lets them.
bool may_chat(const Table& table, const std::string& person);

// As this person reads it: without those whom they block.
Json chat_json(Hall& hall, const std::vector<store::ChatRow>& rows, const std::string& person);

}  // namespace orrery::server
