// A small client of the server, over plain sockets: requests, and messages of a WebSocket. Everything waits
// at most kPatience, which only a hang reaches, however busy the machine is.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/json.h"

namespace orrery {

inline constexpr int kPatienceSeconds = 300;

struct Reply {
    int status = 0;
    std::map<std::string, std::string> headers;  // names in small letters
    std::string body;

    Json json() const;
};

// One person's browser: keeps the cookie.
class Browser {
  public:
    explicit Browser(int port) : port_{port} {}

    Reply get(const std::string& path) { return request("GET", path, ""); }
    Reply post(const std::string& path, const Json& body) {
        return request("POST", path, boost::json::serialize(body));
    }
    // With other headers than a page would send; an empty value leaves the header out.
    Reply request(const std::string& method, const std::string& path, const std::string& body,
                  const std::map<std::string, std::string>& changed = {});

    int port() const { return port_; }
    std::string origin() const { return "http://127.0.0.1:" + std::to_string(port_); }
    std::string cookie;                         // "sid=..."
    std::map<std::string, std::string> always;  // headers of every request and socket

  private:
    int port_;
};

class WebSocket {
  public:
    explicit WebSocket(const Browser& browser, const std::map<std::string, std::string>& changed = {});
    ~WebSocket();
    WebSocket(WebSocket&& other) noexcept;
    WebSocket(const WebSocket&) = delete;
    WebSocket& operator=(const WebSocket&) = delete;
    WebSocket& operator=(WebSocket&&) = delete;

    int status() const { return status_; }  // 101: open
    bool send(const Json& message) { return send_text(boost::json::serialize(message)); }
    bool send_text(const std::string& text);
    // The next message; nothing: the socket is closed (closed_with) or it took too long.
    std::optional<Json> receive();
    // The next message of a kind; others are passed over.
    std::optional<Json> receive(const std::string& kind);
    int closed_with() const { return closed_with_; }
    const std::string& heard() const { return heard_; }  // every byte that was sent to us, if kept
    void keep_bytes() { keep_ = true; }
    int handle() const { return handle_; }
    bool readable(int milliseconds) const;

  private:
    bool fill(std::size_t bytes);

    int handle_ = -1, status_ = 0, closed_with_ = 0;
    bool keep_ = false;
    std::string buffer_, heard_;
};

// One connection, byte by byte: for what no browser sends.
class Wire {
  public:
    explicit Wire(int port);
    ~Wire();
    Wire(const Wire&) = delete;
    Wire& operator=(const Wire&) = delete;

    bool send(const std::string& bytes) const;
    bool readable(int milliseconds) const;
    int status();  // of the next answer; 0: the connection ended without one

  private:
    int handle_;
};

}  // namespace orrery
