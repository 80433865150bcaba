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

TEST_CASE("frames that nobody may send end the socket that sent them, with the code that says why") {
    using namespace std::string_literals;
    struct Row {
        const char* what;
        std::string bytes;
        int code;
    };
    const std::string mask(4, '\0'), length = "\x81\xFF"s;
    const std::vector<Row> rows{
        {"unmasked", "\x81\x02{}"s, 1002},
        {"a bit that means nothing", "\xC1\x80"s + mask, 1002},
        {"a kind that there is not", "\x83\x80"s + mask, 1002},
        {"a ping in parts", "\x09\x80"s + mask, 1002},
        {"a ping too long", "\x89\xFE\0\x7E"s + mask + std::string(126, 'x'), 1002},
        {"a continuation of nothing", "\x80\x80"s + mask, 1002},
        {"a length not in its shortest form", length + "\0\0\0\0\0\0\0\x02"s + mask + "{}", 1002},
        {"a length of a gibibyte", length + "\0\0\0\0\x40\0\0\0"s + mask, 1009},
        {"a length with the first bit", length + "\x80\0\0\0\0\0\0\0"s + mask, 1009},
        {"the longest length", length + std::string(8, '\xFF') + mask, 1009},
        {"what is no UTF-8", "\x81\x81"s + mask + "\xFF", 1007},
    };
    House house;
    WebSocket other = greeted(house.guest());
    for (const Row& row : rows) {
        CAPTURE(row.what);
        WebSocket socket = greeted(house.guest());
        REQUIRE(send_bytes(socket, row.bytes));
        while (socket.receive()) {
        }
        CHECK(socket.closed_with() == row.code);
    }
    other.send(object{{"t", "ping"}});
    CHECK(other.receive("pong"));
}

TEST_CASE(
    "what a proxy could take for two requests and the server for one is refused, and nothing is read behind "
    "it") {
    House house;
    const Browser browser = house.guest();
    const std::string host = "Host: 127.0.0.1:" + std::to_string(house.port()) + "\r\n",
                      other = "GET /api/status HTTP/1.1\r\n" + host + "\r\n";
    for (const char* length :
         {"Content-Length: 5\r\nContent-Length: 6\r\n", "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n",
          "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n",
          "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n",
          "Transfer-Encoding: chunked, identity\r\n", "Transfer-Encoding : chunked\r\n",
          "Content-Length: +5\r\n", "Content-Length: -5\r\n", "Content-Length: 0x5\r\n",
          "Content-Length: 18446744073709551621\r\n", "Content-Length: 5\n"}) {
        CAPTURE(length);
        Wire wire{house.port()};
        REQUIRE(wire.send("POST /api/me HTTP/1.1\r\n" + host + "Origin: " + browser.origin() +
                          "\r\nCookie: " + browser.cookie + "\r\nContent-Type: application/json\r\n" +
                          length + "\r\n0\r\n\r\n" + other));
        const int status = wire.status();
        CHECK((status == 400 || status == 501));
        CHECK(wire.status() == 0);
    }
}
