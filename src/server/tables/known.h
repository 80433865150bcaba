// What only the server knows about stored tables: levels, tempers, clocks.
#pragma once

#include "catalog/shelf.h"
#include "store/trust.h"

namespace orrery::server {

// Whether this server could play on at a table. The shelf stays.
store::Known known_tables(const Shelf& shelf);

}  // namespace orrery::server
