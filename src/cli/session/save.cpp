// Saving: a record that anybody may read, and the seed of a game that is not over in a file of its own.
#include <filesystem>

#include "cli/files.h"
#include "cli/session/session.h"

namespace orrery::cli {

Record Session::record() const {
    Record record{{}, table_.match};
    record.header.seats = table_.seats;
    if (table_.committed) {
        record.header.commitment = commitment(table_.seed);
        if (table_.match.game().over()) record.header.seed = table_.seed;
    }
    return record;
}

bool Session::save(std::string file) {
    if (file.empty()) file = table_.save_file;
    const std::string seed_file = file + ".seed";
    const bool over = table_.match.game().over();
    std::error_code error;
    auto problem = std::filesystem::is_directory(file, error)
                       ? std::optional{Message{"error.file.directory", {{"file", file}}}}
                       : std::nullopt;
    if (!problem && !over)
        problem = write_text_file(seed_file, to_hex(table_.seed) + '\n', Secrecy::OwnerOnly);
    if (!problem)
        problem = write_text_file(file, write_record(record(), all_games(context_.shelf)), Secrecy::Public);
    if (problem) {
        context_.print_wrapped({context_.say(problem->key, problem->params), Ink::Danger});
        return false;
    }
    saved_ = table_.match.ply();
    if (over) {
        std::error_code ignored;
        std::filesystem::remove(seed_file, ignored);  // the record reveals it now
        context_.print_wrapped(marked_up(context_.say("play.recorded", {{"file", file}})));
    } else {
        table_.save_file = file;
        context_.print_wrapped(marked_up(context_.say("play.saved", {{"file", file}, {"seed", seed_file}})));
    }
    return true;
}

}  // namespace orrery::cli
