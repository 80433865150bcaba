// A whole store as text, one JSON document in a line: to move it, to read it, to keep it. Sessions and
// invites are not in it.
#pragma once

#include <istream>
#include <ostream>

#include "engine/position.h"
#include "store/store.h"
#include "store/trust.h"

namespace orrery::store {

struct Archived {
    std::size_t people = 0, games = 0;
};

Result<Archived> write_archive(Store& store, std::ostream& out);
// Everything is read and replayed before anything is written, in one commit; refused with the line (a
// parameter of the message) if something is wrong with it, is there already, or was changed later than `now`.
Result<Archived> read_archive(Store& store, const Games& games, std::istream& in, Millis now,
                              const Known& known = {});

}  // namespace orrery::store
