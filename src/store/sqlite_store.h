// The store in one SQLite file: write-ahead log, every commit on the disk before anybody hears of it. One
// thread writes; whatever is waiting when it is free goes into one commit.
#pragma once

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "engine/message.h"
#include "store/sqlite.h"
#include "store/store.h"

namespace orrery::store {

inline constexpr const char* kStoreFile = "orrery.db";
inline constexpr const char* kDamagedLog = "orrery.db-wal.damaged";

// Where it is, how much went into it.
struct StoreFigures {
    std::uint64_t commits = 0, transactions = 0, failed = 0;  // failed: commits
    std::size_t waiting = 0;                                  // transactions
};

class SqliteStore final : public Store {
  public:
    // Opens or makes the store of a folder. Refused, with the reason, if it is not ours, newer than this
    // program, or damaged. What is in it is trusted only after check_games() (store/trust.h).
    // `trip` is for tests: called before every commit, it may throw.
    using Trip = std::function<void(std::string_view place)>;
    static Result<std::unique_ptr<SqliteStore>> open(const std::string& folder, Trip trip = {});
    ~SqliteStore() override;
    SqliteStore(const SqliteStore&) = delete;
    SqliteStore& operator=(const SqliteStore&) = delete;

    // Commits that were in a damaged write-ahead log and are lost; the log is kept beside the store.
    std::size_t lost() const { return lost_; }

    void write(Transaction transaction, Done done) override;
    void write_all(std::vector<Transaction> transactions, Done done) override;
    void settle() override;

    bool healthy() const override { return healthy_; }
    void look_again() override;
    std::optional<Person> person(const std::string& id) override;
    std::optional<Person> account(const std::string& name) override;
    bool lost_name(const std::string& person, const std::string& name) override;
    std::vector<Person> guests_called(const std::string& name, std::size_t most) override;
    std::optional<Session> session(const std::string& hash) override;
    std::vector<Session> sessions_of(const std::string& person) override;
    std::optional<Invite> invite(const std::string& hash) override;
    std::optional<StoredGame> game(const std::string& id) override;
    std::optional<StoredGame> game_in_brief(const std::string& id) override;
    std::optional<std::int64_t> request(const std::string& game, const std::string& request) override;
    std::vector<ChatRow> chat(const std::string& game, std::size_t last, std::int64_t before = 0) override;
    std::vector<ChatCount> chat_counts(const std::string& game) override;
    std::vector<std::string> games_of(const std::string& person, std::size_t most) override;
    std::vector<std::string> unfinished_of(const std::string& person) override;
    std::size_t waiting_seats_of(const std::string& person) override;
    std::vector<OpenGame> open_games(std::size_t most, std::size_t most_of_owner) override;
    std::vector<std::string> games_in(GameState state) override;
    std::vector<std::string> idle_games(GameState state, Millis before, std::size_t most) override;
    std::vector<std::string> people() override;
    std::vector<Ban> bans(Millis now) override;
    std::vector<Audit> audits(std::size_t most) override;
    std::vector<Report> reports(std::size_t most, std::int64_t before = 0) override;
    std::vector<std::string> blocked_by(const std::string& person) override;
    std::optional<Reset> reset(const std::string& hash) override;
    bool any_idle(Millis before) override;
    Millis last_change() override;

    StoreFigures figures() const;  // from any thread

  private:
    struct Waiting {
        std::vector<Transaction> transactions;  // together, or not at all
        Done done;
    };

    SqliteStore(Database reader, Database writer, Trip trip);
    void write_on();
    void report(const Done& done, Written result);
    std::vector<Written> commit(std::vector<Waiting>& batch);
    Written apply_together(const std::vector<Transaction>& transactions);
    template <class Read>
    auto reading(Read read) -> decltype(read());
    std::vector<std::string> ids(Statement& statement);

    Database reader_, writer_;
    Trip trip_;
    std::size_t lost_ = 0;
    bool healthy_ = true, damaged_ = false;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<Waiting> waiting_;
    bool writing_ = false, ending_ = false;
    std::atomic<std::uint64_t> commits_{0}, transactions_{0}, failed_{0};
    std::thread thread_;
};

}  // namespace orrery::store
