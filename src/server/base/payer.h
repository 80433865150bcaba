// On whose account the machine works or writes.
#pragma once

#include <string>

namespace orrery::server {

// A person, the address they come from, and of the longer addresses the network that they share with
// thousands (address.h), which has some shares of what an address has. Nothing where it is not known.
struct Payer {
    std::string address, person, network{};
};

}  // namespace orrery::server
