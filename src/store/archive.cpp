#include "store/archive.h"

#include <algorithm>
#include <future>
#include <set>
#include <string>

#include "engine/json.h"
#include "store/archive_rows.h"
#include "store/names.h"
#include "store/replay.h"

namespace orrery::store {

using boost::json::object;

namespace {

constexpr std::string_view kFormat = "orrery-store";
constexpr int kVersion = 2;
constexpr std::size_t kAllChat = 1'000'000;

Message wrong(const char* key = "error.archive.line") { return {key, {}}; }

// Reads an archive line by line: what is to be written, in order.
class Reading {
  public:
    Reading(Store& store, const Games& games, Millis now, const Known& known)
        : store_{store}, games_{games}, now_{now}, known_{known} {}

    // What is wrong with the next line.
    std::optional<Message> add(const std::string& text) {
        ++line_;
        auto problem = problem_in(text);
        if (problem) problem->params.push_back({"line", std::to_string(line_)});
        return problem;
    }
    std::size_t lines() const { return line_; }
    const Archived& counted() const { return counted_; }
    // Rematches come last: they may stand anywhere in the file. One that was removed is not in it.
    std::vector<Transaction> transactions() && {
        for (const auto& [game, next] : rematches_) {
            if (!tables_.contains(next)) continue;
            Transaction transaction;
            transaction.game = game;
            transaction.next = next;
            transactions_.push_back(std::move(transaction));
        }
        return std::move(transactions_);
    }

  private:
    std::optional<Message> problem_in(const std::string& text) {
        const auto json = parse_json(text);
        const auto* document = json ? json->if_object() : nullptr;
        if (document == nullptr) return wrong();
        if (line_ == 1) {
            const object header{{"format", kFormat}, {"version", kVersion}};
            return *document == header ? std::nullopt : std::optional{wrong("error.archive.format")};
        }
        if (const auto* person = document->if_contains("person"); person != nullptr && person->is_object())
            return add_person(person->get_object());
        const auto* game = document->if_contains("game");
        return game != nullptr && game->is_object() ? add_game(game->get_object()) : wrong();
    }

    std::optional<Message> add_person(const object& json) {
        Person person;
        if (!read_person_json(json, person) || person.id.empty() ||
            person.account.empty() != person.password.empty())
            return wrong();
        if (store_.person(person.id) || !people_.insert(person.id).second)
            return wrong("error.archive.there");
        const bool taken = !person.account.empty() &&
                           (store_.account(person.name) || !accounts_.insert(name_key(person.name)).second ||
                            !logins_.insert(person.account).second);
        if (taken) return wrong("error.archive.name");
        Transaction transaction;
        transaction.people.push_back(std::move(person));
        transactions_.push_back(std::move(transaction));
        ++counted_.people;
        return std::nullopt;
    }

    std::optional<Message> add_game(const object& json) {
        StoredGame stored;
        std::vector<ChatRow> chat;
        if (!read_game_json(json, stored, chat) || stored.game.id.empty()) return wrong();
        if (!knows_people(stored, chat)) return wrong("error.archive.person");
        if (auto problem = check_game(stored)) return problem;
        learn_who_knows(stored, games_);
        if (store_.game(stored.game.id) || !tables_.insert(stored.game.id).second)
            return wrong("error.archive.there");
        if (!stored.game.next.empty()) rematches_.emplace_back(stored.game.id, stored.game.next);
        stored.game.next.clear();
        Transaction transaction;
        transaction.game = stored.game.id;
        transaction.new_game = std::move(stored.game);
        transaction.seats = std::move(stored.seats);
        transaction.entries = std::move(stored.entries);
        transaction.chat = std::move(chat);
        transaction.at = transaction.new_game->updated;
        transactions_.push_back(std::move(transaction));
        ++counted_.games;
        return std::nullopt;
    }

    std::optional<Message> check_game(const StoredGame& stored) const {
        const auto match = replay(stored, games_);
        if (!match) return match.problem();
        if (auto problem = check_state(stored, *match)) return problem;
        if (known_ && !known_(stored)) return wrong("error.archive.seats");
        if (auto problem = check_clock(stored.game.updated, now_)) return problem;
        return check_luck(stored, *match);
    }

    bool is_here(const std::string& person) const {
        return people_.contains(person) || store_.person(person).has_value();
    }
    // Lines of a chat are numbered upwards, and everybody who is named is there.
    bool knows_people(const StoredGame& stored, const std::vector<ChatRow>& chat) const {
        std::int64_t last = 0;
        for (const ChatRow& row : chat)
            if (std::exchange(last, row.n) >= row.n || !is_here(row.person)) return false;
        return is_here(stored.game.owner) && std::ranges::all_of(stored.seats, [&](const SeatRow& seat) {
                   return seat.person.empty() || is_here(seat.person);
               });
    }

    Store& store_;
    const Games& games_;
    Millis now_;
    const Known& known_;
    std::size_t line_ = 0;
    std::set<std::string> people_, accounts_, logins_, tables_;
    std::vector<Transaction> transactions_;
    std::vector<std::pair<std::string, std::string>> rematches_;
    Archived counted_;
};

}  // namespace

Result<Archived> write_archive(Store& store, std::ostream& out) {
    Archived counted;
    out << boost::json::serialize(object{{"format", kFormat}, {"version", kVersion}}) << '\n';
    for (const std::string& id : store.people()) {
        const auto person = store.person(id);
        if (!person) return Message{"error.store.unreadable", {{"table", id}}};
        out << boost::json::serialize(object{{"person", person_json(*person)}}) << '\n';
        ++counted.people;
    }
    for (const GameState state : {GameState::Waiting, GameState::Playing, GameState::Over})
        for (const std::string& id : store.games_in(state)) {
            const auto stored = store.game(id);
            if (!stored) return Message{"error.store.unreadable", {{"table", id}}};
            out << boost::json::serialize(object{{"game", game_json(*stored, store.chat(id, kAllChat))}})
                << '\n';
            ++counted.games;
        }
    if (!store.healthy() || !out.flush().good()) return wrong("error.archive.write");
    return counted;
}

Result<Archived> read_archive(Store& store, const Games& games, std::istream& in, Millis now,
                              const Known& known) {
    Reading reading{store, games, now, known};
    std::string text;
    while (std::getline(in, text))
        if (auto problem = reading.add(text)) return *problem;
    if (reading.lines() == 0)
        if (auto problem = reading.add("{}")) return *problem;
    const Archived counted = reading.counted();
    std::promise<Written> written;
    store.write_all(std::move(reading).transactions(), [&](Written result) { written.set_value(result); });
    if (written.get_future().get() != Written::Done) return wrong("error.archive.write");
    store.settle();
    return counted;
}

}  // namespace orrery::store
