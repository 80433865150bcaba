#include "shared/web_client.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace orrery {

namespace {

int connect_to(int port) {
    const int handle = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const timeval patience{kPatienceSeconds, 0};
    setsockopt(handle, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    setsockopt(handle, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
    const int on = 1;
    setsockopt(handle, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    if (connect(handle, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0) return handle;
    close(handle);
    return -1;
}

bool send_all(int handle, const std::string& bytes) {
    std::size_t sent = 0;
    while (sent < bytes.size()) {
        const ssize_t n = send(handle, bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL);
        if (n <= 0) return false;
        sent += static_cast<std::size_t>(n);
    }
    return true;
}

bool read_more(int handle, std::string& buffer) {
    char chunk[16384];
    const ssize_t n = recv(handle, chunk, sizeof chunk, 0);
    if (n <= 0) return false;
    buffer.append(chunk, static_cast<std::size_t>(n));
    return true;
}

bool is_readable(int handle, int milliseconds) {
    pollfd wait{handle, POLLIN, 0};
    return poll(&wait, 1, milliseconds) > 0;
}

std::string small(std::string text) {
    for (char& c : text)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return text;
}

// Takes the head of an answer from the buffer; what follows stays there.
bool read_head(int handle, std::string& buffer, Reply& reply) {
    std::size_t end = 0;
    while ((end = buffer.find("\r\n\r\n")) == std::string::npos)
        if (!read_more(handle, buffer)) return false;
    const std::string head = buffer.substr(0, end);
    buffer.erase(0, end + 4);
    reply.status = std::atoi(head.substr(9, 3).c_str());
    std::size_t at = head.find("\r\n");
    while (at != std::string::npos) {
        const std::size_t next = head.find("\r\n", at + 2);
        const std::string line = head.substr(at + 2, next - at - 2);
        const std::size_t colon = line.find(": ");
        if (colon != std::string::npos) reply.headers[small(line.substr(0, colon))] = line.substr(colon + 2);
        at = next;
    }
    return true;
}

std::string written(const std::map<std::string, std::string>& headers) {
    std::string text;
    for (const auto& [name, value] : headers)
        if (!value.empty()) text += name + ": " + value + "\r\n";
    return text;
}

}  // namespace

Json Reply::json() const {
    boost::system::error_code error;
    return boost::json::parse(body, error);
}

Reply Browser::request(const std::string& method, const std::string& path, const std::string& body,
                       const std::map<std::string, std::string>& changed) {
    std::map<std::string, std::string> headers{{"Host", "127.0.0.1:" + std::to_string(port_)},
                                               {"Origin", origin()},
                                               {"Content-Type", "application/json"},
                                               {"Content-Length", std::to_string(body.size())},
                                               {"Connection", "close"},
                                               {"Cookie", cookie}};
    for (const auto& [name, value] : always) headers[name] = value;
    for (const auto& [name, value] : changed) headers[name] = value;
    Reply reply;
    const int handle = connect_to(port_);
    if (handle < 0) return reply;
    std::string buffer;
    send_all(handle, method + ' ' + path + " HTTP/1.1\r\n" + written(headers) + "\r\n" + body);
    if (read_head(handle, buffer, reply)) {
        while (read_more(handle, buffer)) {
        }
        reply.body = buffer;
    }
    close(handle);
    if (const auto set = reply.headers.find("set-cookie"); set != reply.headers.end())
        cookie = set->second.substr(0, set->second.find(';'));
    return reply;
}

WebSocket::WebSocket(const Browser& browser, const std::map<std::string, std::string>& changed)
    : handle_{connect_to(browser.port())} {
    std::map<std::string, std::string> headers{{"Host", "127.0.0.1:" + std::to_string(browser.port())},
                                               {"Origin", browser.origin()},
                                               {"Upgrade", "websocket"},
                                               {"Connection", "Upgrade"},
                                               {"Sec-WebSocket-Version", "13"},
                                               {"Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="},
                                               {"Cookie", browser.cookie}};
    for (const auto& [name, value] : browser.always) headers[name] = value;
    for (const auto& [name, value] : changed) headers[name] = value;
    Reply reply;
    send_all(handle_, "GET /api/socket HTTP/1.1\r\n" + written(headers) + "\r\n");
    read_head(handle_, buffer_, reply);
    status_ = reply.status;
}

WebSocket::~WebSocket() {
    if (handle_ >= 0) close(handle_);
}

WebSocket::WebSocket(WebSocket&& other) noexcept
    : handle_{std::exchange(other.handle_, -1)},
      status_{other.status_},
      closed_with_{other.closed_with_},
      keep_{other.keep_},
      buffer_{std::move(other.buffer_)},
      heard_{std::move(other.heard_)} {}

bool WebSocket::send_text(const std::string& text) {
    std::string frame{'\x81'};
    if (text.size() < 126) {
        frame += static_cast<char>(0x80U | text.size());
    } else if (text.size() < 65536) {
        frame += static_cast<char>(0x80 | 126);
        for (int shift = 8; shift >= 0; shift -= 8) frame += static_cast<char>(text.size() >> shift);
    } else {
        frame += static_cast<char>(0x80 | 127);
        for (int shift = 56; shift >= 0; shift -= 8) frame += static_cast<char>(text.size() >> shift);
    }
    frame += std::string(4, '\0') + text;  // a mask of zeros is a mask, too
    return send_all(handle_, frame);
}

bool WebSocket::fill(std::size_t bytes) {
    while (buffer_.size() < bytes)
        if (!read_more(handle_, buffer_)) return false;
    return true;
}

bool WebSocket::readable(int milliseconds) const {
    return !buffer_.empty() || is_readable(handle_, milliseconds);
}

std::optional<Json> WebSocket::receive() {
    for (;;) {
        if (handle_ < 0 || !fill(2)) return std::nullopt;
        const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(buffer_[i]); };
        const int kind = byte(0) & 0x0F;
        std::size_t size = byte(1) & 0x7F;
        const std::size_t extra = size == 126 ? 2 : size == 127 ? 8 : 0;
        if (!fill(2 + extra)) return std::nullopt;
        if (extra != 0) size = 0;
        for (std::size_t i = 0; i < extra; ++i) size = size << 8U | byte(2 + i);
        if (!fill(2 + extra + size)) return std::nullopt;
        const std::string text = buffer_.substr(2 + extra, size);
        buffer_.erase(0, 2 + extra + size);
        if (kind == 8) {
            if (size >= 2)
                closed_with_ =
                    static_cast<unsigned char>(text[0]) * 256 + static_cast<unsigned char>(text[1]);
            return std::nullopt;
        }
        if (kind == 9) send_all(handle_, std::string{"\x8A\x80\0\0\0\0", 6});  // an empty pong
        if (kind != 1) continue;
        if (keep_) heard_ += text + '\n';
        return boost::json::parse(text);
    }
}

std::optional<Json> WebSocket::receive(const std::string& kind) {
    for (int i = 0; i < 10'000; ++i) {
        auto message = receive();
        if (!message || message->at("t").as_string() == kind) return message;
    }
    return std::nullopt;
}

Wire::Wire(int port) : handle_{connect_to(port)} {}
Wire::~Wire() {
    if (handle_ >= 0) close(handle_);
}
bool Wire::send(const std::string& bytes) const { return send_all(handle_, bytes); }
bool Wire::readable(int milliseconds) const { return is_readable(handle_, milliseconds); }
int Wire::status() {
    Reply reply;
    std::string buffer;
    return read_head(handle_, buffer, reply) ? reply.status : 0;
}

}  // namespace orrery
