#include "server/tables/barred.h"

namespace orrery::server {

namespace {

std::string mark(const Hall& hall, const std::string& table, const std::string& who) {
    constexpr std::size_t kDigits = 16;
    const Key& key = hall.services().key;
    return hash_of(std::string{key.begin(), key.end()} + ' ' + table + ' ' + who).substr(0, kDigits);
}

// Empty: it is not known.
std::string range_of(const Hall& hall, const std::string& person) {
    const Whence where = hall.last_seen(person);
    return where.network.empty() ? where.address : where.network;
}

}  // namespace

std::string marks_of(const Hall& hall, const std::string& table, const std::string& gone,
                     const std::string& owner) {
    const std::string there = range_of(hall, gone);
    const std::string of_person = mark(hall, table, gone);
    if (there.empty() || there == range_of(hall, owner)) return of_person;
    return of_person + ' ' + mark(hall, table, there);
}

bool is_barred(const Hall& hall, const Table& table, const std::string& person) {
    if (table.barred(mark(hall, table.id(), person))) return true;
    const std::string there = range_of(hall, person);
    if (there.empty() || !table.barred(mark(hall, table.id(), there))) return false;
    const auto who = hall.services().store.person(person);
    return !who || who->account.empty();
}

}  // namespace orrery::server
