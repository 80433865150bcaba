// orrery store: looks after what `orrery serve` keeps.

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <future>

#include "catalog/catalog.h"
#include "cli/commands/command_line.h"
#include "cli/commands/data_folder.h"
#include "server/base/ids.h"
#include "server/tables/known.h"
#include "store/archive.h"
#include "store/backup.h"
#include "store/names.h"
#include "store/private_file.h"
#include "store/sqlite_store.h"
#include "store/trust.h"

namespace orrery::cli {

namespace {

struct StoreArguments {
    std::optional<std::string> what, file, role, data;
};

store::Millis now() {
    const auto since = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
}

std::unique_ptr<store::SqliteStore> open_store(const std::string& folder) {
    if (auto problem = store::check_file(folder)) fail(*problem);
    return value_or_fail(store::SqliteStore::open(folder));
}

const std::string& file_of(const StoreArguments& arguments) {
    if (!arguments.file) misuse({"error.usage.store_file", {{"what", *arguments.what}}});
    return *arguments.file;
}

// Of an account, or of whom a ban is about.
const std::string& name_of(const StoreArguments& arguments) {
    if (!arguments.file) misuse({"error.usage.store_name", {{"what", *arguments.what}}});
    return *arguments.file;
}

// For work on somebody who has to be named, while a server may run, so without a long look. A slip in the
// name of the folder makes no store there.
std::unique_ptr<store::SqliteStore> open_as_it_is(const StoreArguments& arguments,
                                                  const std::string& folder) {
    name_of(arguments);
    const std::string file = folder + '/' + store::kStoreFile;
    if (!std::filesystem::exists(file)) fail({"error.store.missing", {{"file", file}}});
    return value_or_fail(store::SqliteStore::open(folder));
}

void say(const Context& context, const char* key, std::size_t people, std::size_t games,
         const std::string& file) {
    context.print_wrapped({context.say(
        key, {{"people", std::to_string(people)}, {"games", std::to_string(games)}, {"file", file}})});
}

void check(Context& context, const StoreArguments&, const std::string& folder) {
    const auto store = open_store(folder);
    const auto trusted = value_or_fail(check_games(*store, all_games(context.shelf), store::Depth::Everything,
                                                   server::known_tables(context.shelf)));
    for (const Message& stopped : trusted.stopped)
        context.print_wrapped({context.say(stopped.key, stopped.params)});
    say(context, "store.checked", trusted.entries, trusted.games, folder);
}

void back_up(Context& context, const StoreArguments& arguments, const std::string& folder) {
    if (auto problem = store::back_up(folder, file_of(arguments))) fail(*problem);
    say(context, "store.backed_up", 0, 0, *arguments.file);
}

void restore(Context& context, const StoreArguments& arguments, const std::string& folder) {
    if (auto problem = store::restore(file_of(arguments), folder)) fail(*problem);
    say(context, "store.restored", 0, 0, folder);
}

void export_all(Context& context, const StoreArguments& arguments, const std::string& folder) {
    const auto store = open_store(folder);
    if (arguments.file.value_or("-") == "-") {
        value_or_fail(write_archive(*store, context.raw));
        return;
    }
    std::ofstream out;
    if (store::make_private(*arguments.file)) out.open(*arguments.file, std::ios::binary);
    if (!out.is_open()) fail({"error.archive.write", {}});
    const auto counted = value_or_fail(write_archive(*store, out));
    say(context, "store.exported", counted.people, counted.games, *arguments.file);
}

[[noreturn]] void fail_at_line(const Context& context, const std::string& file, const Message& problem) {
    const auto line = std::ranges::find(problem.params, "line", &Param::name);
    if (line == problem.params.end()) fail(problem);
    fail({"error.archive.at",
          {{"file", file}, {"line", line->value}, {"why", context.say(problem.key, problem.params)}}});
}

void import_all(Context& context, const StoreArguments& arguments, const std::string& folder) {
    std::ifstream in{file_of(arguments), std::ios::binary};
    if (!in) fail({"error.file.missing", {{"file", *arguments.file}}});
    const auto store = value_or_fail(store::SqliteStore::open(folder));
    const auto counted =
        read_archive(*store, all_games(context.shelf), in, now(), server::known_tables(context.shelf));
    if (!counted) fail_at_line(context, *arguments.file, counted.problem());
    say(context, "store.imported", counted->people, counted->games, folder);
}

store::Person account_of(store::SqliteStore& store, const StoreArguments& arguments) {
    const auto account = store.account(name_of(arguments));
    if (!account) fail({"error.store.no_account", {{"name", *arguments.file}}});
    return *account;
}

void write_now(store::SqliteStore& store, store::Transaction transaction, const std::string& act,
               const std::string& about) {
    transaction.audits.push_back({.at = now(), .by = "", .act = act, .about = about});
    std::promise<store::Written> written;
    store.write(std::move(transaction), [&](store::Written result) { written.set_value(result); });
    if (written.get_future().get() != store::Written::Done) fail({"error.archive.write", {}});
}

// Works while a server runs: it reads the role with every request.
void give_role(Context& context, const StoreArguments& arguments, const std::string& folder) {
    const std::string role = arguments.role.value_or("");
    if (role != "owner" && role != "none") misuse({"error.usage.store_role", {{"value", role}}});
    const auto store = open_as_it_is(arguments, folder);
    const store::Person person = account_of(*store, arguments);
    store::Transaction transaction;
    transaction.changes.push_back({.id = person.id, .role = role == "owner" ? role : ""});
    write_now(*store, std::move(transaction), "role", person.id + ' ' + role);
    context.print_wrapped({context.say("store.role_" + role, {{"name", person.name}})});
}

// The link to a new password; who has it is that person.
void reset_password(Context& context, const StoreArguments& arguments, const std::string& folder) {
    constexpr store::Millis kDay = 86'400'000;
    const auto store = open_as_it_is(arguments, folder);
    const store::Person person = account_of(*store, arguments);
    const std::string token = server::new_secret();
    store::Transaction transaction;
    transaction.resets.push_back(
        {.hash = server::hash_of(token), .person = person.id, .until = now() + kDay});
    write_now(*store, std::move(transaction), "reset_password", person.id);
    context.print_wrapped({context.say("store.reset", {{"name", person.name}, {"link", "/reset#" + token}})});
}

// By the name of who is banned, or by the range. A running server looks every second.
void unban(Context& context, const StoreArguments& arguments, const std::string& folder) {
    const auto store = open_as_it_is(arguments, folder);
    const std::string key = store::name_key(name_of(arguments));
    std::size_t ended = 0;
    for (const store::Ban& ban : store->bans(now())) {
        const auto person = store->person(ban.person);
        const bool meant = ban.range == *arguments.file || (person && store::name_key(person->name) == key);
        if (!meant) continue;
        store::Transaction transaction;
        transaction.ended_ban = ban.id;
        write_now(*store, std::move(transaction), "end_ban", std::to_string(ban.id));
        ++ended;
    }
    if (ended == 0) fail({"error.store.no_ban", {{"name", *arguments.file}}});
    context.print_wrapped({context.say("store.unbanned", {{"name", *arguments.file}})});
}

// After the clock of the machine was ahead: the server would wait until it has come so far again.
void set_clock(Context& context, const StoreArguments&, const std::string& folder) {
    const auto store = open_store(folder);
    store::Transaction transaction;
    transaction.latest = now();
    write_now(*store, std::move(transaction), "clock", "");
    context.print_wrapped({context.say("store.clock", {{"folder", folder}})});
}

struct Work {
    std::string_view name;
    void (*run)(Context& context, const StoreArguments& arguments, const std::string& folder);
    bool changes;  // no server may be at work
};
constexpr Work kWorks[] = {
    {"check", check, false},          {"backup", back_up, false},   {"restore", restore, true},
    {"export", export_all, false},    {"import", import_all, true}, {"role", give_role, false},
    {"reset", reset_password, false}, {"unban", unban, false},      {"clock", set_clock, false}};

int look_after(Context& context, const StoreArguments& arguments) {
    const auto* work = std::ranges::find(kWorks, arguments.what.value_or(""), &Work::name);
    if (work == std::end(kWorks)) misuse({"error.usage.store", {{"value", arguments.what.value_or("")}}});
    const std::string folder = data_folder(arguments.data);
    std::optional<server::FolderLock> lock;
    if (work->changes) {
        lock.emplace(folder);
        if (auto problem = lock->problem()) fail(*problem);
    }
    work->run(context, arguments, folder);
    return kOk;
}

}  // namespace

void add_store(CommandLine& line) {
    auto arguments = std::make_shared<StoreArguments>();
    line.command("store", "files")
        .argument("what", arguments->what)
        .argument("file", arguments->file)
        .argument("role", arguments->role)
        .option("data", arguments->data)
        .runs([arguments](Context& context) { return look_after(context, *arguments); });
}

}  // namespace orrery::cli
