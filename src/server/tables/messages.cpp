#include "server/tables/messages.h"

#include <algorithm>

#include "server/people/words.h"

namespace orrery::server {

using boost::json::object;

namespace {

constexpr std::size_t kMostIdBytes = 64;

enum class Needs : std::uint8_t { Nothing, Seat };
struct Row {
    std::string_view t;
    void (*handle)(const AskPtr& ask, Live& live);
    Needs needs;
    bool once;                           // a repetition gets the first answer
    bool fills = false;                  // the log with what is no answer: refused where that is full
    const Rate Limits::*rate = nullptr;  // of a person, whatever brings the message
};
constexpr Row kRows[] = {
    {"act", act, Needs::Seat, true},
    {"undo", undo, Needs::Seat, true, true, &Limits::undos},
    {"consent", consent, Needs::Seat, true, true, &Limits::undos},
    {"why", why, Needs::Seat, false, false, &Limits::whys},
    {"hint", hint, Needs::Seat, false, true, &Limits::hints},
    {"concede", concede, Needs::Seat, true},
    {"leave", leave_seat, Needs::Seat, true, true, &Limits::seats},
    {"return", return_to_seat, Needs::Seat, true, true, &Limits::seats},
    {"hurry", hurry, Needs::Seat, false, false, &Limits::undos},
    {"rematch", rematch, Needs::Nothing, false},
    {"chat", chat, Needs::Nothing, true, false, &Limits::chat},
    {"open_chat", open_chat, Needs::Nothing, false, false, &Limits::seats},
};

void run(const Row& row, const AskPtr& ask, Live& live) {
    if (row.once) {
        if (const auto version = ask->hall.services().store.request(live.table.id(), ask->request()))
            return ask->reply(
                {{"t", "ack"}, {"id", ask->id}, {"v", *version == 0 ? live.table.version() : *version}});
    }
    if (row.needs == Needs::Seat && !live.table.belongs_to(ask->seat, ask->asker.person))
        return ask->nack(&live, {"not_yours"});
    const Limits& limits = ask->hall.services().limits;
    if (row.fills && live.table.version() >= limits.table_entries) return ask->nack(&live, {"table_full"});
    row.handle(ask, live);
}

}  // namespace

void Ask::ack(const Live& live) const {
    reply({{"t", "ack"}, {"id", id}, {"v", live.table.version()}});
    hall.services().metrics.acknowledged(static_cast<double>(hall.now() - at) / 1000);
}

void Ask::nack(const Live* live, const Refused& refused) const {
    const Books& books = hall.services().books;
    const Texts& texts =
        live == nullptr ? books.texts(asker.language) : books.texts(asker.language, live->table.row().kind);
    object json{{"t", "nack"}, {"id", id}, {"code", refused.code}};
    json["text"] = texts.format("refused." + refused.code, refused.params);
    if (live != nullptr && refused.code == "illegal") {
        const GameInfo& info = live->table.match().game().info();
        const bool bare = names_rule(info, refused.verdict) && refused.verdict.lack == Lack{};
        json["text"] =
            bare ? texts.format("refused.rule", {{"rule", refused.verdict.rule}})
                 : texts.format("refused.because", {{"reason", refusal_text(texts, info, refused.verdict)}});
        if (names_rule(info, refused.verdict)) {
            json["rule"] = refused.verdict.rule;
            json["rule_text"] = books.rule_text(asker.language, info.id, refused.verdict.rule);
        }
    }
    json["v"] = live == nullptr ? 0 : live->table.version();
    hall.services().metrics.refused(refused.code);
    reply(std::move(json));
}

std::function<void(store::Written)> Ask::acks(Live& live) const {
    return [ask = *this, &live](store::Written written) {
        if (written == store::Written::Done) return ask.ack(live);
        ask.nack(&live, {"store"});
    };
}

void answer_message(Hall& hall, const Asker& asker, object message, std::function<void(object)> answer) {
    const auto id = text_field(message, "id");
    // Whoever drops it last may be another thread.
    const auto failed = [&hall, &loop = hall.services().loop, answer, id, language = asker.language] {
        if (hall.ended()) return;
        loop.post([&hall, answer, id, language] {
            const Texts& texts = hall.services().books.texts(language);
            answer({{"t", "nack"},
                    {"id", id.value_or("")},
                    {"code", "internal"},
                    {"text", texts.get("refused.internal")},
                    {"v", 0}});
        });
    };
    const auto reply = answers_once<object>(answer, failed);
    const auto table = text_field(message, "table");
    const auto kind = text_field(message, "t");
    const auto seat = number_field(message, "seat");
    const auto version = number_field(message, "v");
    const auto ask = std::make_shared<const Ask>(
        Ask{.hall = hall,
            .asker = asker,
            .message = std::move(message),
            .reply = reply,
            .id = id.value_or(""),
            .seat = seat && *seat >= 0 && *seat < kMaxSeats ? static_cast<Seat>(*seat) : kNobody,
            .version = version.value_or(0),
            .at = hall.now()});
    const auto* row = std::ranges::find(kRows, kind.value_or(""), &Row::t);
    if (row == std::end(kRows) || !id || id->empty() || id->size() > kMostIdBytes || !table)
        return ask->nack(nullptr, {"malformed"});
    if (row->rate != nullptr && !hall.allowed(row->t.data(), asker.person, hall.services().limits.*row->rate))
        return ask->nack(nullptr, {"rate"});
    Live* live = hall.find(*table);
    if (live == nullptr) return ask->nack(nullptr, {"no_table"});
    hall.when_free(*live, [ask, row](Live& free) { run(*row, ask, free); });
}

}  // namespace orrery::server
