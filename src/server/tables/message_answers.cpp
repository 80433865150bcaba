// Answers, taking them back, and what is said about them: act, undo, consent, why, hint, hurry.
#include <algorithm>

#include "bots/reason_texts.h"
#include "core/text.h"
#include "engine/any_game.h"
#include "server/people/words.h"
#include "server/tables/bot_levels.h"
#include "server/tables/messages.h"
#include "server/tables/nearest.h"

namespace orrery::server {

using boost::json::array;
using boost::json::object;

namespace {

constexpr std::size_t kAdvised = 3;

// What a list of the message names; empty: nothing, or more than an act may answer.
std::vector<std::string> texts_in(const Ask& ask, std::string_view field) {
    const auto* list = ask.message.if_contains(field);
    if (list == nullptr || list->get_array().size() > ask.hall.services().limits.answers) return {};
    return boost::json::value_to<std::vector<std::string>>(*list);
}

// The answers of an act; empty: they cannot be read.
std::vector<Action> answers_in(const Ask& ask, const VerbTable& verbs) {
    std::vector<Action> answers;
    for (const std::string& text : texts_in(ask, "answers")) {
        const auto action = verbs.read(text);
        if (!action) return {};
        answers.push_back(*action);
    }
    return answers;
}

// Whoever asked to take something back has the answer by this; what is not written leaves the question as it
// is.
void answer_request(const AskPtr& ask, Live& live, Draft draft) {
    ask->hall.commit(live, std::move(draft), ask->request(), [ask, &live](store::Written written) {
        if (written == store::Written::Done) live.undo.reset();
        ask->acks(live)(written);
    });
}

void take_back(const AskPtr& ask, Live& live, Seat by, std::size_t to, const char* note) {
    Draft draft = draft_undo(live.table, by, to, ask->hall.now());
    if (note != nullptr) add_note(draft, live.table, by, note, ask->hall.now());
    answer_request(ask, live, std::move(draft));
}

void note(const AskPtr& ask, Live& live, std::string body, const std::function<void()>& then) {
    Draft draft;
    add_note(draft, live.table, ask->seat, std::move(body), ask->hall.now());
    ask->hall.commit(live, std::move(draft), ask->request(), [=, &live](store::Written written) {
        if (written == store::Written::Done) then();
        ask->acks(live)(written);
    });
}

object reason_json(const Ask& ask, const Live& live, const std::optional<Action>& action,
                   const Verdict& verdict) {
    const Books& books = ask.hall.services().books;
    const std::string& kind = live.table.row().kind;
    const Texts& texts = books.texts(ask.asker.language, kind);
    const AnyGame& game = live.table.match().game();
    const std::string what = action ? label(texts, game.verbs(), *action) : "";
    object json{{"t", "reason"}, {"id", ask.id}, {"allowed", static_cast<bool>(verdict)}};
    if (verdict) {
        json["text"] = texts.format("why.allowed", {{"label", what}});
        return json;
    }
    const std::string reason = refusal_text(texts, game.info(), verdict);
    json["text"] = what.empty() ? texts.format("refused.because", {{"reason", reason}})
                                : texts.format("why.refused", {{"label", what}, {"reason", reason}});
    if (names_rule(game.info(), verdict)) {
        json["rule"] = verdict.rule;
        json["rule_text"] = books.rule_text(ask.asker.language, kind, verdict.rule);
    }
    return json;
}

object advice_json(const Ask& ask, const Live& live, const Advice& advice) {
    const Texts& texts = ask.hall.services().books.texts(ask.asker.language, live.table.row().kind);
    array best;
    for (std::size_t i = 0; i < std::min(kAdvised, advice.rated.size()); ++i) {
        array reasons;
        if (i == 0)
            for (const std::string& reason : reason_texts(advice.reasons, texts))
                reasons.emplace_back(reason);
        best.push_back(
            object{{"option", option_json(texts, live.table.match().game().verbs(), advice.rated[i].action)},
                   {"chance", advice.rated[i].chance},
                   {"reasons", reasons}});
    }
    return {{"t", "advice"}, {"id", ask.id}, {"best", best}};
}

void advised(const Ask& ask, const std::string& id, const Payer& payer, double seconds,
             const std::optional<Advice>& advice) {
    ask.hall.thought(payer, seconds);
    Live* then = ask.hall.find(id);
    if (then == nullptr) return ask.nack(nullptr, {"no_table"});
    if (!advice) return ask.nack(then, {"internal"});
    ask.reply(advice_json(ask, *then, *advice));
}

}  // namespace

void act(const AskPtr& ask, Live& live) {
    const std::vector<Action> answers = answers_in(*ask, live.table.match().game().verbs());
    if (answers.empty()) return ask->nack(&live, {"malformed"});
    if (!live.table.is_person(ask->seat)) return ask->nack(&live, {"replaced"});
    const bool stale = live.table.is_asked(ask->seat) && ask->version < live.table.asked_since(ask->seat);
    if (stale || ask->version > live.table.version()) return ask->nack(&live, {"stale"});
    Drafted drafted = draft_answers(live.table, ask->seat, answers, ask->hall.now());
    if (const auto* refused = std::get_if<Refused>(&drafted)) return ask->nack(&live, *refused);
    answer_request(ask, live, std::move(std::get<Draft>(drafted)));
}

void undo(const AskPtr& ask, Live& live) {
    const Table& table = live.table;
    const std::int64_t to = *number_field(ask->message, "to");
    const auto ply = static_cast<std::int64_t>(table.match().ply());
    if (to < 0 || to >= ply || !table.playing()) return ask->nack(&live, {"no_undo"});
    if (table.undos(ask->seat) >= table.share_of(ask->hall.services().limits.table_undos))
        return ask->nack(&live, {"undos_full"});
    if (ask->version < table.lines().back().n) return ask->nack(&live, {"stale"});
    const auto target = static_cast<std::size_t>(to);
    if (table.match().ply() - target <= table.match().free_undo(ask->seat))
        return take_back(ask, live, ask->seat, target, nullptr);
    std::set<Seat> needed = asked_for_consent(table, ask->asker.person);
    if (needed.empty()) return take_back(ask, live, ask->seat, target, "undo_alone");
    note(ask, live, note_of_asking(target), [ask, &live, target, needed = std::move(needed)] {
        live.undo = UndoRequest{ask->seat, target, needed, {}};
    });
}

void consent(const AskPtr& ask, Live& live) {
    if (!live.undo || !live.undo->needed.contains(ask->seat)) return ask->nack(&live, {"no_request"});
    if (!truth_field(ask->message, "agree"))
        return note(ask, live, "undo_refused", [&live] { live.undo.reset(); });
    std::set<Seat> agreed = live.undo->agreed;
    agreed.insert(ask->seat);
    if (agreed == live.undo->needed) return take_back(ask, live, live.undo->by, live.undo->to, "undo_agreed");
    note(ask, live, "undo_agreed_by", [&live, agreed] { live.undo->agreed = agreed; });
}

void why(const AskPtr& ask, Live& live) {
    const AnyGame& game = live.table.match().game();
    if (const auto notation = text_field(ask->message, "notation")) {
        const auto action = game.verbs().read(*notation);
        const Verdict verdict = action ? game.judge(ask->seat, *action) : kMalformed;
        return ask->reply(reason_json(*ask, live, action, verdict));
    }
    const auto spot = text_field(ask->message, "spot");
    if (!spot) return ask->nack(&live, {"malformed"});
    if (!live.table.is_asked(ask->seat)) {
        object json = reason_json(*ask, live, std::nullopt, kNotYourTurn);
        json["spot"] = *spot;
        return ask->reply(std::move(json));
    }
    const Judged judged = judge_spot(game, ask->seat, *spot, texts_in(*ask, "with"));
    object json = reason_json(*ask, live, judged.action, judged.verdict);
    json["spot"] = *spot;
    ask->reply(std::move(json));
}

// Whoever plays there may have the bot answer now; if it has done so meanwhile, all the better.
void hurry(const AskPtr& ask, Live& live) {
    ask->hall.hurry(live);
    ask->ack(live);
}

void hint(const AskPtr& ask, Live& live) {
    const Table& table = live.table;
    Hall& hall = ask->hall;
    if (!table.is_asked(ask->seat)) return ask->nack(&live, {"not_your_turn"});
    const Payer payer = hall.payer(ask->asker.person);
    if (const Millis wait = hall.thinking_wait(payer); wait > 0) return ask->nack(&live, over_budget(wait));
    const GameRow* row = find_game(table.row().kind, hall.services().shelf.games());
    auto bot = row->make_bot(hall.services().shelf, level_bot(kHintLevel));
    if (!bot) return ask->nack(&live, {"busy"});
    const std::shared_ptr<AnyGame> game = table.match().game().clone();
    const std::shared_ptr<AnyBot> advisor = std::move(*bot);
    const auto work = [ask, game, advisor, payer, ply = table.match().ply(), id = table.id()](double) {
        Rng rng{stable_hash("hint " + id + ' ' + std::to_string(ply))};
        const Services& services = ask->hall.services();
        std::optional<Advice> advice;
        const double before = thread_seconds();
        services.faults.contain("hint", [&] { advice = advisor->advise(*game, ask->seat, rng); });
        const double seconds = thread_seconds() - before;
        services.loop.post([=] { advised(*ask, id, payer, seconds, advice); });
    };
    Draft draft;
    add_note(draft, table, ask->seat, "hint", hall.now());
    hall.commit(live, std::move(draft), "", [ask, work, payer, &live](store::Written written) {
        if (written != store::Written::Done) return ask->nack(&live, {"store"});
        const Services& services = ask->hall.services();
        const std::size_t most = services.limits.hints_waiting;
        if (!services.bots.submit({.payer = payer, .most = most, .work = work})) ask->nack(&live, {"busy"});
    });
}

}  // namespace orrery::server
