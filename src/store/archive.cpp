#include "store/archive.h"

#include <future>
#include <string>

#include "engine/json.h"
#include "store/archive_rows.h"
#include "store/replay.h"
#include "store/trust.h"

namespace orrery::store {

using boost::json::object;

namespace {

constexpr std::string_view kFormat = "orrery-store";
constexpr int kVersion = 2;
constexpr std::size_t kAllChat = 1'000'000;

Message wrong(std::size_t line, const char* key = "error.archive.line") {
    return {key, {{"line", std::to_string(line)}}};
}

// What is to be written, in order.
struct Reading {
    std::vector<Transaction> transactions;
    Archived counted;
};

std::optional<Message> add_game(const object& json, const Games& games, Reading& reading, std::size_t line) {
    StoredGame stored;
    std::vector<ChatRow> chat;
    if (!read_game_json(json, stored, chat)) return wrong(line);
    const auto match = replay(stored, games);
    if (!match) return match.problem();
    if (auto problem = check_luck(stored, *match)) return problem;
    Transaction transaction;
    transaction.game = stored.game.id;
    transaction.seats = stored.seats;
    transaction.entries = stored.entries;
    transaction.chat = chat;
    transaction.at = stored.game.updated;
    transaction.next = stored.game.next.empty() ? std::nullopt : std::optional{stored.game.next};
    stored.game.next.clear();  // the rematch may come later in the file
    transaction.new_game = stored.game;
    reading.transactions.push_back(std::move(transaction));
    ++reading.counted.games;
    return std::nullopt;
}

std::optional<Message> add_line(Store& store, const Games& games, const std::string& text, std::size_t line,
                                Reading& reading) {
    const auto json = parse_json(text);
    const auto* document = json ? json->if_object() : nullptr;
    if (document == nullptr) return wrong(line);
    if (line == 1) {
        const object header{{"format", kFormat}, {"version", kVersion}};
        return *document == header ? std::nullopt : std::optional{wrong(line, "error.archive.format")};
    }
    if (const auto* person = document->if_contains("person"); person != nullptr && person->is_object()) {
        Person read;
        if (!read_person_json(person->get_object(), read)) return wrong(line);
        if (store.person(read.id)) return wrong(line, "error.archive.there");
        Transaction transaction;
        transaction.people.push_back(std::move(read));
        reading.transactions.push_back(std::move(transaction));
        ++reading.counted.people;
        return std::nullopt;
    }
    const auto* game = document->if_contains("game");
    if (game == nullptr || !game->is_object()) return wrong(line);
    if (auto problem = add_game(game->get_object(), games, reading, line)) return problem;
    if (store.game(reading.transactions.back().game)) return wrong(line, "error.archive.there");
    return std::nullopt;
}

Written write_now(Store& store, Transaction transaction) {
    std::promise<Written> written;
    store.write(std::move(transaction), [&](Written result) { written.set_value(result); });
    return written.get_future().get();
}

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
    if (!store.healthy() || !out.good()) return Message{"error.archive.write", {}};
    return counted;
}

Result<Archived> read_archive(Store& store, const Games& games, std::istream& in) {
    Reading reading;
    std::string text;
    std::size_t line = 0;
    while (std::getline(in, text))
        if (auto problem = add_line(store, games, text, ++line, reading)) return *problem;
    if (line == 0) return wrong(1, "error.archive.format");
    std::vector<std::pair<std::string, std::string>> rematches;
    for (Transaction& transaction : reading.transactions) {
        if (transaction.next) rematches.emplace_back(transaction.game, *transaction.next);
        transaction.next.reset();
        if (write_now(store, std::move(transaction)) != Written::Done)
            return Message{"error.archive.write", {}};
    }
    for (const auto& [game, next] : rematches) {
        Transaction transaction;
        transaction.game = game;
        transaction.next = next;
        if (write_now(store, std::move(transaction)) != Written::Done)
            return Message{"error.archive.write", {}};
    }
    store.settle();
    return reading.counted;
}

}  // namespace orrery::store
