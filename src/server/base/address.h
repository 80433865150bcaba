// Addresses of those who ask.
#pragma once

#include <string>
#include <string_view>

namespace orrery::server {

bool is_address(std::string_view text);
// "fe80::1%eth0" without the name of the interface, which is this machine's affair.
std::string without_scope(std::string_view address);
bool is_loopback(std::string_view address);
// What counts as one: an address of four numbers; of the longer ones the first half (/64), of which everybody
// has as many as they like. Nothing that is no address.
std::string address_key(std::string_view address);
// What many of the longer ones have in common (/48): one customer's, as a rule. Nothing of the shorter ones.
std::string network_key(std::string_view address);
// Where somebody is, as limits count it.
struct Whence {
    std::string address;  // address_key
    std::string network;  // network_key
};
Whence whence(std::string_view address);
// "192.0.2.0/24", "2001:db8::/32", or one address.
bool is_range(std::string_view range);
bool in_range(std::string_view address, std::string_view range);

}  // namespace orrery::server
