#include "cli/session/session.h"

#include <algorithm>

#include "catalog/levels.h"
#include "cli/session/show.h"
#include "core/text.h"

namespace orrery::cli {

namespace {

// Whether with this answer a turn was over; `after` is the game that followed.
bool ends_turn(const Answer& answer, const AnyGame& after) {
    return answer.seat != kChance && answer.flags.changes_actor && after.settled();
}

}  // namespace

Session::Session(Context& context, SeatedGame seated)
    : context_{context}, texts_{context.texts_of(seated.game->info())}, table_{std::move(seated)} {
    for (const std::string& name : table_.seats) seat_bot(name);
    seen_.assign(table_.seats.size(), 0);
    saved_ = table_.match.ply();
    // Of a game that is taken up again: which answers were not really choices, and where turns ended.
    const auto game = table_.match.start().clone();
    for (std::size_t ply = 0; ply < table_.match.ply(); ++ply) {
        const Answer& answer = table_.match.answers()[ply];
        ActionList options;
        game->list(answer.seat, options);
        if (answer.seat != kChance && options.size() == 1) forced_.insert(ply);
        game->play(answer.seat, answer.action);
        if (ends_turn(answer, *game)) seen_[answer.seat] = ply + 1;
    }
}

// Levels promise how long a turn takes; whoever names a bot otherwise has said how long it thinks.
void Session::seat_bot(const std::string& name) {
    const auto seconds = turn_seconds(name);
    patience_.push_back(seconds ? std::make_unique<Patience>(*seconds, machine_aids()) : nullptr);
    const BotAids& aids = seconds ? *patience_.back() : machine_aids();
    bots_.push_back(name == kHuman ? nullptr
                                   : value_or_fail(make_player(*table_.game, context_.shelf, name, aids)));
}

int Session::play() {
    for (std::size_t seat = 0; seat < bots_.size(); ++seat)
        if (bots_[seat] != nullptr)
            if (auto problem = bots_[seat]->new_game(table_.match.game(), static_cast<Seat>(seat)))
                fail(*problem);
    while (!table_.match.game().over() && context_.out.good()) {
        const Actors actors = table_.match.game().actors();
        if (actors.chance) {
            answer(kChance, fair_outcome(table_.seed, table_.match.ply(), table_.match.game()));
        } else if (const Seat seat = actors.first(); bots_[seat] != nullptr) {
            answer_bot(seat);
        } else if (ask(seat) == Next::Leave) {
            return kOk;
        }
    }
    return context_.out.good() ? finish() : kOk;
}

void Session::answer(Seat seat, Action action) {
    [[maybe_unused]] const Verdict verdict = table_.match.answer(seat, action);
    fresh_ = true;
    // At the end of a turn its story is known; the next one begins here.
    if (ends_turn(table_.match.answers().back(), table_.match.game())) seen_[seat] = table_.match.ply();
}

// What a bot does depends on the seed, the ply and what it remembers of the game: with bots that remember
// nothing, a game that is taken up again goes on as it would have.
void Session::answer_bot(Seat seat) {
    Rng rng{stable_hash(to_hex(table_.seed) + " bot " + std::to_string(table_.match.ply()))};
    Patience* patience = patience_[seat].get();
    if (patience != nullptr && last_to_answer() != seat) patience->begin_turn();
    if (patience != nullptr) patience->begin_answer();
    const auto chosen = bots_[seat]->choose(table_.match.game(), seat, rng);
    if (patience != nullptr) patience->end_answer();
    if (!chosen) give_up(chosen.problem());
    answer(seat, *chosen);
}

Seat Session::last_to_answer() const {
    const auto answers = table_.match.answers();
    for (std::size_t ply = answers.size(); ply > 0; --ply)
        if (answers[ply - 1].seat != kChance) return answers[ply - 1].seat;
    return kNobody;
}

// A program that plays along has failed. People keep what they have played.
void Session::give_up(const Message& problem) {
    const bool people = std::ranges::any_of(bots_, [](const auto& bot) { return bot == nullptr; });
    if (people && saved_ != table_.match.ply()) save("");
    fail(problem);
}

bool Session::is_forced(Seat seat, const ActionList& options) const {
    if (options.size() != 1) return false;
    const AnyGame& game = table_.match.game();
    if (!game.settled()) return true;
    return !game.clone()
                ->play(seat, options[0])
                .changes_actor;  // the end of a turn is never taken for granted
}

void Session::answer_forced(Seat seat, Action only) {
    forced_.insert(table_.match.ply());
    note({context_.say("play.forced", {{"label", label(texts_, table_.match.game().verbs(), only)}}),
          Ink::Quiet});
    answer(seat, only);
}

Session::Next Session::ask(Seat seat) {
    pass_keyboard(seat);
    ActionList options;
    table_.match.game().list(seat, options);
    if (is_forced(seat, options)) {
        answer_forced(seat, options[0]);
        return Next::Answered;
    }
    if (std::exchange(fresh_, false)) show(seat, options);
    std::string line;
    const Line prompt = Line{std::string{silhouette(seat)}, seat_ink(seat)}.add(" > ");
    if (!read_line(context_.paint(prompt), line)) return leave();
    return obey(seat, options, line);
}

// Only where the next person sees something that the last one does not.
void Session::pass_keyboard(Seat seat) {
    const Seat before = std::exchange(last_person_, seat);
    if (before == kNobody || before == seat) return;
    const AnyGame& game = table_.match.game();
    if (game.view(before) == game.view(seat)) return;
    if (context_.around.out_is_terminal) context_.out << "\033[H\033[2J";
    std::string ignored;
    read_line(context_.say("play.pass_keyboard", {{"player", seat_name(seat, texts_).text()}}), ignored);
}

int Session::finish() {
    const AnyGame& game = table_.match.game();
    for (const auto& bot : bots_)
        if (bot != nullptr) bot->over(game);  // whatever a program makes of it, the result stands
    context_.print(Line{});
    context_.print(board_lines(context_, game, texts_, kSpectator, who()));
    context_.print(Line{});
    std::size_t from = table_.match.ply();
    for (std::size_t seat = 0; seat < seen_.size(); ++seat)
        if (bots_[seat] == nullptr) from = std::min(from, seen_[seat]);
    context_.print(story_since(from, kOmniscient, OwnDeeds::Told));
    context_.print(Line{});
    context_.print({context_.say("play.over"), Ink::Heading});
    context_.print(result_lines(context_, game, texts_, who()));
    if (hints_ > 0) context_.print({context_.say("play.hints", {{"n", std::to_string(hints_)}}), Ink::Quiet});
    reveal();
    return offer_record() ? kOk : kFailed;
}

void Session::reveal() {
    if (!table_.committed) {
        context_.print_wrapped({context_.say("play.not_committed"), Ink::Quiet});
        return;
    }
    context_.print(Line{});
    context_.print_wrapped(Line{context_.say("play.seed") + ' ', Ink::Quiet}.add(to_hex(table_.seed)));
    context_.print_wrapped(
        Line{context_.say("play.commitment") + ' ', Ink::Quiet}.add(commitment(table_.seed)));
}

// False: the file that was asked for could not be written. Who is there to name another one is asked again.
bool Session::offer_record() {
    if (!table_.record_file.empty()) return save(table_.record_file);
    std::string file;
    while (context_.around.in_is_terminal && read_line(context_.say("play.record_prompt"), file)) {
        file = trimmed(file);
        if (file.empty() || save(file)) break;
    }
    return true;
}

}  // namespace orrery::cli
