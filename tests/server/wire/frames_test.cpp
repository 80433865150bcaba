// Frames that make no message: read within bounds, and then no more.
#include "server/bytes.h"
#include "server/house.h"

using namespace orrery;
using namespace orrery::server;

namespace {

constexpr std::size_t kBound = 4096;
const std::string kBegun{"\x01\x80\0\0\0\0", 6}, kGoesOn{"\x00\x80\0\0\0\0", 6};

// So many frames without content, none of which is the last of a message.
std::string empty_frames(std::size_t count) {
    std::string all;
    for (std::size_t i = 0; i < count; ++i) all += kGoesOn;
    return all;
}

House bounded() {
    return House{[](Options& options) {
        options.limits.unended_bytes = kBound;
        options.limits.messages = {1e6, 1e6, 1000};
    }};
}

}  // namespace

TEST_CASE("who sends frames and never ends a message is cut off, and others are served") {
    const House house = bounded();
    const Browser browser = house.guest();
    WebSocket other = greeted(house.guest()), flood = greeted(browser);
    REQUIRE(send_bytes(flood, kBegun + empty_frames(2 * kBound / kGoesOn.size())));
    while (flood.receive()) {
    }
    CHECK(flood.closed_with() == 1008);
    CHECK(Browser{house.port()}.get("/api/status").status == 200);
    other.send(object{{"t", "ping"}});
    CHECK(other.receive("pong"));
}

TEST_CASE("who goes on after that is hardly read any more") {
    const House house = bounded();
    const WebSocket flood = greeted(house.guest());
    const int small = 64 * 1024;
    REQUIRE(::setsockopt(flood.handle(), SOL_SOCKET, SO_SNDBUF, &small, sizeof small) == 0);
    REQUIRE(send_bytes(flood, kBegun));
    const std::string frames = empty_frames(1000);
    constexpr std::size_t kMany = 64 << 20U;
    std::size_t sent = 0;
    while (sent < kMany && send_bytes(flood, frames)) sent += frames.size();
    CHECK(sent < kMany / 8);  // what the buffers on the way hold
}

TEST_CASE("messages and pongs that are counted otherwise may come for as long as somebody stays") {
    const House house = bounded();
    WebSocket socket = greeted(house.guest());
    constexpr int kTimes = 200;
    for (int i = 0; i < kTimes; ++i) {
        if (i % 4 == 0) REQUIRE(send_bytes(socket, {"\x8A\x80\0\0\0\0", 6}));
        socket.send(object{{"t", "ping"}, {"more", std::string(100, 'x')}});
        CHECK(socket.receive("error"));
    }
    socket.send(object{{"t", "ping"}});
    CHECK(socket.receive("pong"));
}
