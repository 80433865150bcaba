// orrery store: looks after what `orrery serve` keeps.

#include <algorithm>
#include <fstream>

#include "catalog/catalog.h"
#include "cli/commands/command_line.h"
#include "cli/commands/data_folder.h"
#include "store/archive.h"
#include "store/backup.h"
#include "store/sqlite_store.h"
#include "store/trust.h"

namespace orrery::cli {

namespace {

struct Arguments {
    std::optional<std::string> what, file, data;
};

std::unique_ptr<store::SqliteStore> open_store(const std::string& folder) {
    if (auto problem = store::check_file(folder)) fail(*problem);
    return value_or_fail(store::SqliteStore::open(folder));
}

const std::string& file_of(const Arguments& arguments) {
    if (!arguments.file) misuse({"error.usage.store_file", {{"what", *arguments.what}}});
    return *arguments.file;
}

void say(const Context& context, const char* key, std::size_t people, std::size_t games,
         const std::string& file) {
    context.print_wrapped({context.say(
        key, {{"people", std::to_string(people)}, {"games", std::to_string(games)}, {"file", file}})});
}

void check(Context& context, const Arguments&, const std::string& folder) {
    const auto store = open_store(folder);
    const auto trusted =
        value_or_fail(check_games(*store, all_games(context.shelf), store::Depth::Everything));
    say(context, "store.checked", trusted.entries, trusted.games, folder);
}

void back_up(Context& context, const Arguments& arguments, const std::string& folder) {
    if (auto problem = store::back_up(folder, file_of(arguments))) fail(*problem);
    say(context, "store.backed_up", 0, 0, *arguments.file);
}

void restore(Context& context, const Arguments& arguments, const std::string& folder) {
    if (auto problem = store::restore(file_of(arguments), folder)) fail(*problem);
    say(context, "store.restored", 0, 0, folder);
}

void export_all(Context& context, const Arguments& arguments, const std::string& folder) {
    const auto store = open_store(folder);
    if (arguments.file.value_or("-") == "-") {
        value_or_fail(write_archive(*store, context.raw));
        return;
    }
    std::ofstream out{*arguments.file, std::ios::binary};
    if (!out) fail({"error.archive.write", {}});
    const auto counted = value_or_fail(write_archive(*store, out));
    say(context, "store.exported", counted.people, counted.games, *arguments.file);
}

void import_all(Context& context, const Arguments& arguments, const std::string& folder) {
    std::ifstream in{file_of(arguments), std::ios::binary};
    if (!in) fail({"error.file.missing", {{"file", *arguments.file}}});
    const auto store = value_or_fail(store::SqliteStore::open(folder));
    const auto counted = value_or_fail(read_archive(*store, all_games(context.shelf), in));
    say(context, "store.imported", counted.people, counted.games, folder);
}

struct Work {
    std::string_view name;
    void (*run)(Context& context, const Arguments& arguments, const std::string& folder);
    bool changes;  // no server may be at work
};
constexpr Work kWorks[] = {{"check", check, false},
                           {"backup", back_up, false},
                           {"restore", restore, true},
                           {"export", export_all, false},
                           {"import", import_all, true}};

int look_after(Context& context, const Arguments& arguments) {
    const auto* work = std::ranges::find(kWorks, arguments.what.value_or(""), &Work::name);
    if (work == std::end(kWorks)) misuse({"error.usage.store", {{"value", arguments.what.value_or("")}}});
    const std::string folder = arguments.data.value_or(default_data_folder());
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
    auto arguments = std::make_shared<Arguments>();
    line.command("store", "files")
        .argument("what", arguments->what)
        .argument("file", arguments->file)
        .option("data", arguments->data)
        .runs([arguments](Context& context) { return look_after(context, *arguments); });
}

}  // namespace orrery::cli
