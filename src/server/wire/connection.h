// One open socket of the page, as the hall sees it.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "engine/action.h"
#include "engine/texts.h"
#include "server/base/loop.h"

namespace orrery::server {

// Why a socket is closed; the codes are those of the WebSocket protocol.
enum class Closing : std::uint16_t {
    GoingAway = 1001,
    NotText = 1003,
    Policy = 1008,
    TooBig = 1009,
    Failed = 1011,
    Resync = 1013
};

class Connection {
  public:
    virtual ~Connection() = default;
    virtual void send(std::shared_ptr<const std::string> text) = 0;
    virtual void close(Closing why) = 0;

    std::string person, session;  // ids; the session's is its hash
    std::string address;
    std::string opened_by;  // the id of the request
    Language language = Language::English;
    bool greeted = false;
    std::string table;          // watched; empty: none
    std::optional<Seat> seat;   // who has the device: whose view the page asked for, or was shown last
    std::optional<Seat> shown;  // whose eyes the last position was for
    std::int64_t sent = 0;      // the log was sent up to this version
    std::uint64_t news = 0;     // who is at the table was told up to here (Live::news)
    Millis looked = 0;          // when its session was last found to be there, and marked as in use
    Millis rate_told = 0;       // when the log was last told that it sends too much
};

}  // namespace orrery::server
