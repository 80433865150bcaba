#include "engine/sequel.h"

#include "engine/any_game.h"

namespace orrery {

Sequel taken_by_itself(const VerbTable& verbs, Seat seat, Action action) {
    return {.seat = seat, .spot = verbs.spot(action), .answer = action};
}

Message about_seat(const char* key, Seat seat, Params more) {
    more.push_back({"player", "name.seat." + std::string{kSeatNames[seat]}, true});
    return {key, std::move(more)};
}

std::string sequel_text(const Texts& texts, const VerbTable& verbs, const Sequel& sequel) {
    if (sequel.answer) return log_line(texts, verbs, sequel.seat, *sequel.answer);
    std::string line;
    for (const Message& part : sequel.parts) line += (line.empty() ? "" : " · ") + texts.format(part);
    return line;
}

}  // namespace orrery
