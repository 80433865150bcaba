// Passwords: what is stored of them, and what is taken from elsewhere.
#include "server/base/ids.h"

#include <doctest/doctest.h>

using namespace orrery::server;

TEST_CASE("a password fits its own hash, and none of another cost: a file could ask for hours of work") {
    const std::string password = "correct horse";
    CHECK(password_fits(hash_password(password), password));
    CHECK_FALSE(password_fits(hash_password(password), "correct house"));
    // Of the same password, but cheaper: argon2id with 8 KiB.
    const std::string cheap =
        "$argon2id$v=19$m=8,t=1,p=1$hlsFLEHKzhdek7T34eMSqQ$1pvohoPsuJ9xrKrvVilzrvO5W0OgputNdJOSJqxKBRc";
    CHECK_FALSE(password_fits(cheap, password));
    CHECK_FALSE(password_fits("", password));
}
