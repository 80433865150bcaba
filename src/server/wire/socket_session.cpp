#include <deque>

#include "server/wire/http_session.h"

namespace orrery::server::wire {

namespace {

class Socket final : public Connection, public std::enable_shared_from_this<Socket> {
  public:
    Socket(beast::tcp_stream stream, Api& api) : stream_{std::move(stream)}, api_{api} {}

    Awaitable<void> serve(HttpRequest request, Identity who);

    void send(std::shared_ptr<const std::string> text) override {
        if (closing_) return;
        queued_ += text->size();
        if (queued_ > api_.hall().services().limits.outbound_bytes && !queue_.empty())
            return close(Closing::Resync);
        queue_.push_back(std::move(text));
        if (!writing_) start_writing();
    }

    // Says goodbye after what is being written; who does not read is cut off.
    void close(Closing why) override {
        if (closing_) return;
        closing_ = why;
        queue_.clear();
        if (!writing_) start_writing();
        api_.hall().services().loop.after(2000, [self = shared_from_this()] {
            beast::error_code ignored;
            beast::get_lowest_layer(self->stream_).socket().close(ignored);
        });
    }

  private:
    void start_writing() {
        writing_ = true;
        asio::co_spawn(
            stream_.get_executor(), [self = shared_from_this()] { return self->write_on(); }, asio::detached);
    }
    Awaitable<void> write_on();
    Awaitable<void> read_on();

    websocket::stream<beast::tcp_stream> stream_;
    Api& api_;
    std::deque<std::shared_ptr<const std::string>> queue_;
    std::size_t queued_ = 0;
    std::optional<Closing> closing_;
    bool writing_ = false;
};

Awaitable<void> Socket::write_on() {
    while (!queue_.empty()) {
        const auto text = queue_.front();
        const auto [error, bytes] = co_await stream_.async_write(asio::buffer(*text), kAwait);
        if (!queue_.empty() && queue_.front() == text) queue_.pop_front();
        queued_ -= std::min(queued_, text->size());
        if (error) co_return;  // writing_ stays: nothing is written any more
    }
    if (closing_) {
        const auto code = static_cast<websocket::close_code>(*closing_);
        co_await stream_.async_close({code, *closing_ == Closing::Resync ? "resync" : ""}, kAwait);
        co_return;
    }
    queued_ = 0;
    writing_ = false;
}

Awaitable<void> Socket::read_on() {
    beast::flat_buffer buffer;
    while (!closing_) {
        const auto [error, bytes] = co_await stream_.async_read(buffer, kAwait);
        if (error) co_return;
        if (stream_.got_text()) api_.hear(*this, beast::buffers_to_string(buffer.data()));
        buffer.consume(buffer.size());
    }
    // The other side's goodbye.
    while (!std::get<0>(co_await stream_.async_read(buffer, kAwait))) buffer.consume(buffer.size());
}

Awaitable<void> Socket::serve(HttpRequest request, Identity who) {
    const Limits& limits = api_.hall().services().limits;
    beast::get_lowest_layer(stream_).expires_never();
    stream_.set_option(websocket::stream_base::timeout{std::chrono::seconds{10},
                                                       std::chrono::milliseconds{limits.silence}, true});
    stream_.read_message_max(limits.message_bytes);
    stream_.auto_fragment(false);
    const auto [error] = co_await stream_.async_accept(request, kAwait);
    if (error) co_return;
    api_.open_socket(*this, who);
    co_await read_on();
    closing_ = closing_.value_or(Closing::GoingAway);  // nothing is sent any more
    api_.hall().drop_connection(*this);
}

}  // namespace

Awaitable<void> socket_session(beast::tcp_stream stream, HttpRequest request, Identity who, Api& api) {
    const auto socket = std::make_shared<Socket>(std::move(stream), api);
    co_await socket->serve(std::move(request), std::move(who));
}

}  // namespace orrery::server::wire
