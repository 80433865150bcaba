// Noise of all kinds, from a seed: nothing ends the server, nothing is answered with a fault of ours. What
// gets further is in fuzz_messages_test.cpp and fuzz_doors_test.cpp.
#include "server/house.h"
#include "server/http/soup.h"

using namespace orrery;
using namespace orrery::server;

namespace {

constexpr const char* kPaths[] = {"/api/me", "/api/tables", "/api/login", "/api/records",
                                  "/api/tables/x/actions"};
constexpr const char* kHeaders[] = {"Host",         "Origin",  "Cookie",          "X-Forwarded-For",
                                    "Content-Type", "Upgrade", "Accept-Language", "X-1"};

// A target, a header, or a body; the status.
int noise(Browser& browser, Rng& rng) {
    switch (rng.below(3)) {
        case 0:  // a target may begin with anything
            return browser.request("GET", (rng.below(4) == 0 ? "" : "/") + soup(rng, 8), "").status;
        case 1: {
            Browser stranger{browser.port()};  // a cookie that is none would not be kept
            const char* name = kHeaders[below(rng, std::size(kHeaders))];
            const char* method = rng.below(2) == 0 ? "GET" : "POST";
            return stranger.request(method, "/api/status", "", {{name, soup(rng, 6)}}).status;
        }
        default:
            return browser.request("POST", kPaths[below(rng, std::size(kPaths))], soup(rng, 12)).status;
    }
}

}  // namespace

TEST_CASE("fuzz: broken targets, headers, bodies and messages harm nobody") {
    House house{[](Options& options) {
        options.admin = 0;
        options.limits.messages = options.limits.floods = {1e9, 1e9, 1000};
        options.limits.request_time = 200;
    }};
    Browser browser = house.guest();
    Rng rng{20261116};
    auto socket = std::make_unique<WebSocket>(browser);
    for (int i = 0; i < fuzz_inputs() / 2; ++i) {
        CAPTURE(i);
        if (rng.below(4) != 0) {
            REQUIRE(noise(browser, rng) != 500);
            continue;
        }
        const bool sent = socket->send_text(soup(rng, 12));
        while (sent && socket->readable(0) && socket->receive()) {
        }
        if (!sent || socket->closed_with() != 0) socket = std::make_unique<WebSocket>(browser);
    }
    CHECK(Browser{house.port()}.get("/api/status").status == 200);
    const std::string metrics = Browser{house.server().admin_port()}.get("/metrics").body;
    CHECK(metrics.find("orrery_faults_total{") == std::string::npos);
}
