#include "server/tables/messages.h"

#include <algorithm>

#include "core/fixed_vector.h"
#include "server/people/words.h"

namespace orrery::server {

using boost::json::object;

namespace {

constexpr std::size_t kMostIdBytes = 64;

enum class Needs : std::uint8_t { Nothing, Seat };
// What is no answer fills a log: it is refused to who has used up their share of it, or that and what is kept
// for going and coming back.
enum class Fills : std::uint8_t { Nothing, Share, Reserve };
struct Row {
    std::string_view t;
    void (*handle)(const AskPtr& ask, Live& live);
    Needs needs;
    bool once;                       // a repetition gets the first answer
    FixedVector<Field, 3> fields{};  // besides its id, its table and, where it needs one, its seat
    Fills fills = Fills::Nothing;
    const Rate Limits::*rate = nullptr;  // of a person, whatever brings the message
    const Rate Limits::*rate_of_address = nullptr;
    // Going and coming back are possible whatever somebody has written, and giving up whatever there is.
    bool writes() const { return once && fills != Fills::Reserve && t != "concede"; }
};
constexpr Row kRows[] = {
    {"act", act, Needs::Seat, true, {{"v", Is::Number}, {"answers", Is::Texts}}},
    {"undo",
     undo,
     Needs::Seat,
     true,
     {{"v", Is::Number}, {"to", Is::Number}},
     Fills::Share,
     &Limits::undos,
     &Limits::undos_of_address},
    {"consent",
     consent,
     Needs::Seat,
     true,
     {{"agree", Is::Truth}},
     Fills::Share,
     &Limits::undos,
     &Limits::undos_of_address},
    {"why",
     why,
     Needs::Seat,
     false,
     {{"spot", Is::Text, kMayLack}, {"notation", Is::Text, kMayLack}, {"with", Is::Texts, kMayLack}},
     Fills::Nothing,
     &Limits::whys,
     &Limits::whys_of_address},
    {"hint", hint, Needs::Seat, false, {}, Fills::Share, &Limits::hints},
    {"concede", concede, Needs::Seat, true},
    {"leave", leave_seat, Needs::Seat, true, {}, Fills::Reserve, &Limits::seats},
    {"return", return_to_seat, Needs::Seat, true, {}, Fills::Reserve, &Limits::seats},
    {"free_seat", free_seat, Needs::Nothing, true, {{"seat", Is::Number}}, Fills::Nothing, &Limits::freeing},
    {"hurry", hurry, Needs::Seat, false, {}, Fills::Nothing, &Limits::undos},
    {"rematch", rematch, Needs::Nothing, false},
    {"chat",
     chat,
     Needs::Nothing,
     true,
     {{"text", Is::Text}},
     Fills::Nothing,
     &Limits::chat,
     &Limits::chat_of_address},
    {"open_chat", open_chat, Needs::Nothing, false, {{"open", Is::Truth}}, Fills::Nothing, &Limits::seats},
};
constexpr Field kOfAll[] = {{"t", Is::Text}, {"id", Is::Text}, {"table", Is::Text}};
constexpr Field kOfSeats[] = {{"seat", Is::Number}};

// What is not as the table above says; nothing: all of it is.
std::optional<Refused> malformed(const Row& row, const object& message) {
    const auto of_seats = row.needs == Needs::Seat ? std::span{kOfSeats} : std::span<const Field>{};
    const std::initializer_list<std::span<const Field>> all{kOfAll, of_seats, row.fields};
    for (const auto fields : all)
        if (misfit(message, fields)) return Refused{"malformed"};
    if (const auto name = stranger(message, all)) return Refused{"malformed", {}, {{"field", *name}}};
    return std::nullopt;
}

Room may_say(Hall& hall, const Row& row, const std::string& person) {
    const Limits& limits = hall.services().limits;
    const Room room = row.rate == nullptr ? Room{} : hall.allowed(row.t.data(), person, limits.*row.rate);
    if (!room || row.rate_of_address == nullptr) return room;
    return hall.allowed_from(row.t.data(), hall.last_seen(person), limits.*row.rate_of_address);
}

bool is_full(const Table& table, Seat seat, Fills fills, const Limits& limits) {
    if (fills == Fills::Nothing || !table.playing()) return false;
    const std::int64_t share = table.share_of(limits.table_entries);
    const std::int64_t reserve = fills == Fills::Reserve ? 10 + share / 10 : 0;
    return table.extras(seat) >= share + reserve;
}

void run(const Row& row, const AskPtr& ask, Live& live) {
    // It was taken away while this waited.
    if (live.table.row().state == store::GameState::Removed) return ask->nack(nullptr, {"no_table"});
    if (row.once) {
        if (const auto version = ask->hall.services().store.request(live.table.id(), ask->request()))
            return ask->reply(
                {{"t", "ack"}, {"id", ask->id}, {"v", *version == 0 ? live.table.version() : *version}});
    }
    if (row.needs == Needs::Seat && !live.table.belongs_to(ask->seat, ask->asker.person))
        return ask->nack(&live, {"not_yours"});
    if (const Millis wait = row.writes() ? ask->hall.writing_wait(ask->hall.payer(ask->asker.person)) : 0)
        return ask->nack(&live, over_budget(wait));
    if (is_full(live.table, ask->seat, row.fills, ask->hall.services().limits))
        return ask->nack(&live, {"table_full"});
    row.handle(ask, live);
}

}  // namespace

void Ask::ack(const Live& live, object more) const {
    more["t"] = "ack";
    more["id"] = id;
    more["v"] = live.table.version();
    reply(std::move(more));
    hall.services().metrics.acknowledged(static_cast<double>(hall.now() - at) / 1000);
}

void Ask::nack(const Live* live, const Refused& refused) const {
    const Books& books = hall.services().books;
    const Texts& texts =
        live == nullptr ? books.texts(asker.language) : books.texts(asker.language, live->table.row().kind);
    object json{{"t", "nack"}, {"id", id}, {"code", refused.code}};
    const bool unknown = refused.code == "malformed" && !refused.params.empty();
    json["text"] = texts.format("refused." + (unknown ? "unknown_field" : refused.code), refused.params);
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
    if (!refused.room) json["retry_after"] = refused.room.seconds();
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
    if (row == std::end(kRows)) return ask->nack(nullptr, {"malformed"});
    if (const auto refused = malformed(*row, ask->message)) return ask->nack(nullptr, *refused);
    if (id->empty() || id->size() > kMostIdBytes) return ask->nack(nullptr, {"malformed"});
    if (const Room room = may_say(hall, *row, asker.person); !room)
        return ask->nack(nullptr, {"rate", {}, {}, room});
    Live* live = hall.find(*table);
    if (live == nullptr) return ask->nack(nullptr, {"no_table"});
    hall.when_free(*live, [ask, row](Live& free) { run(*row, ask, free); });
}

}  // namespace orrery::server
