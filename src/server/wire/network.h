// The listening ports and the loop behind them. Boost.Asio stays inside.
#pragma once

#include <memory>

#include "engine/message.h"
#include "server/base/loop.h"
#include "server/wire/front.h"

namespace orrery::server {

class Network {
  public:
    explicit Network(Faults& faults);
    ~Network();
    Network(const Network&) = delete;
    Network& operator=(const Network&) = delete;

    Loop& loop();

    // Begins to listen; or says why not. Port 0 takes any that is free.
    std::optional<Message> listen(const std::string& address, int port);
    std::optional<Message> listen_admin(int port);  // on this machine only
    int port() const;
    int admin_port() const;  // 0: none

    void serve(Front& front, Admin admin);
    // From now on SIGTERM and SIGINT wait for on_signal(), and then for run().
    void catch_signals();
    void on_signal(std::function<void()> work);
    void stop_listening();

    void run();  // until stop()
    void stop();

  private:
    class Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace orrery::server
