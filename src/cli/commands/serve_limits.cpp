#include "cli/commands/serve_limits.h"

#include <algorithm>

#include "cli/commands/command_line.h"
#include "core/text.h"

namespace orrery::cli {

namespace {

using server::Limits;
using server::Rate;

// A rate, a count or a time in days. What keeps the program within its memory (sizes, queues) is not among
// them.
struct LimitRow {
    std::string_view name;
    Rate Limits::*rate = nullptr;
    std::size_t Limits::*count = nullptr;
    server::Millis Limits::*days = nullptr;
};

constexpr LimitRow kLimitRows[] = {
    {"requests", &Limits::requests},
    {"readings", &Limits::readings},
    {"guests", &Limits::guests},
    {"logins", &Limits::logins},
    {"logins-of-account", &Limits::logins_of_account},
    {"passwords", &Limits::passwords},
    {"names", &Limits::names},
    {"reports", &Limits::reports},
    {"reports-of-address", &Limits::reports_of_address},
    {"exports", &Limits::exports},
    {"new-tables", &Limits::new_tables},
    {"tables-a-day", &Limits::tables_a_day},
    {"messages", &Limits::messages},
    {"hellos", &Limits::hellos},
    {"hellos-of-address", &Limits::hellos_of_address},
    {"joins", &Limits::joins},
    {"joins-of-address", &Limits::joins_of_address},
    {"leaving", &Limits::seats},
    {"freeing", &Limits::freeing},
    {"acts", &Limits::acts},
    {"acts-of-address", &Limits::acts_of_address},
    {"whys", &Limits::whys},
    {"whys-of-address", &Limits::whys_of_address},
    {"undos", &Limits::undos},
    {"undos-of-address", &Limits::undos_of_address},
    {"chat", &Limits::chat},
    {"chat-of-address", &Limits::chat_of_address},
    {"hints", &Limits::hints},
    {"thinking-of-person", &Limits::thinking_of_person},
    {"thinking-of-address", &Limits::thinking_of_address},
    {"analysis-of-person", &Limits::analysis_of_person},
    {"analysis-of-address", &Limits::analysis_of_address},
    {"connections-of-address", nullptr, &Limits::connections_of_address},
    {"connections-of-network", nullptr, &Limits::connections_of_network},
    {"connections-of-person", nullptr, &Limits::connections_of_person},
    {"connections", nullptr, &Limits::connections},
    {"waiting-seats", nullptr, &Limits::waiting_seats},
    {"session-days", nullptr, nullptr, &Limits::session_idle},
    {"waiting-table-days", nullptr, nullptr, &Limits::waiting_table_idle},
    {"playing-table-days", nullptr, nullptr, &Limits::playing_table_idle},
};

constexpr std::int64_t kMostCount = 20'000, kMostSeconds = 86'400;

std::int64_t part_argument(std::string_view text, std::int64_t most, const std::string& whole) {
    const auto number = whole_number(text);
    if (!number || *number < 1 || *number > most)
        misuse({"error.usage.limit_number",
                {{"value", whole},
                 {"count", std::to_string(kMostCount)},
                 {"seconds", std::to_string(kMostSeconds)}}});
    return *number;
}

std::string known_names() {
    std::string all;
    for (const std::string_view name : limit_names()) all += (all.empty() ? "" : ", ") + std::string{name};
    return all;
}

void set_limit(Limits& limits, const std::string& given) {
    const std::size_t equals = std::min(given.find('='), given.size());
    const std::string name = given.substr(0, equals);
    const auto* row = std::ranges::find(kLimitRows, name, &LimitRow::name);
    if (row == std::end(kLimitRows))
        misuse({"error.usage.limit_name", {{"name", name}, {"known", known_names()}}});
    const std::string value = equals < given.size() ? given.substr(equals + 1) : "";
    const auto parts = split(value, '/');
    const std::size_t wanted = row->rate != nullptr ? 2 : 1;
    if (value.empty() || parts.size() != wanted)
        misuse({row->rate != nullptr ? "error.usage.limit_rate" : "error.usage.limit_count",
                {{"name", name}, {"value", given}}});
    const std::int64_t count = part_argument(parts[0], kMostCount, given);
    constexpr server::Millis kDay = 86'400'000;
    if (row->days != nullptr) limits.*row->days = count * kDay;
    if (row->count != nullptr) limits.*row->count = static_cast<std::size_t>(count);
    if (row->rate == nullptr) return;
    // All of them may come at once: that is what "30 in ten minutes" says.
    const auto many = static_cast<double>(count);
    limits.*row->rate = {many, many, part_argument(parts[1], kMostSeconds, given) * 1000};
}

}  // namespace

std::vector<std::string_view> limit_names() {
    std::vector<std::string_view> all;
    for (const LimitRow& row : kLimitRows) all.push_back(row.name);
    return all;
}

server::Limits limits_argument(const std::vector<std::string>& given) {
    Limits limits;
    for (const std::string& each : given) set_limit(limits, each);
    return limits;
}

}  // namespace orrery::cli
