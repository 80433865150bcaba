// The loop on Asio's io_context, run by one thread.
#pragma once

#include <chrono>

#include "server/loop.h"
#include "server/wire/asio.h"

namespace orrery::server::wire {

class AsioLoop final : public Loop {
  public:
    explicit AsioLoop(asio::io_context& context) : context_{context} {}

    void post(std::function<void()> work) override { asio::post(context_, std::move(work)); }
    void after(Millis delay, std::function<void()> work) override {
        auto timer = std::make_shared<asio::steady_timer>(context_, std::chrono::milliseconds{delay});
        timer->async_wait([timer, work = std::move(work)](const boost::system::error_code& error) {
            if (!error) work();
        });
    }
    Millis now() const override {
        return std::chrono::duration_cast<std::chrono::milliseconds>(
                   std::chrono::system_clock::now().time_since_epoch())
            .count();
    }

  private:
    asio::io_context& context_;
};

}  // namespace orrery::server::wire
