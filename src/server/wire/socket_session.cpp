#include <deque>

#include "server/wire/beast.h"

namespace orrery::server::wire {

namespace {

class Socket final : public Connection, public std::enable_shared_from_this<Socket> {
  public:
    Socket(Stream stream, Front& front)
        : stream_{std::move(stream)}, front_{front}, cut_{stream_.get_executor()} {}

    Awaitable<void> serve(HttpRequest request, Ticket ticket);

    void send(std::shared_ptr<const std::string> text) override {
        if (closing_) return;
        queued_ += text->size();
        if (queued_ > front_.limits().outbound_bytes && !queue_.empty()) return close(Closing::Resync);
        queue_.push_back(std::move(text));
        if (!writing_) start_writing();
    }

    // Says goodbye after what is being written; who does not read is cut off.
    void close(Closing why) override {
        if (closing_) return;
        closing_ = why;
        if (why == Closing::Resync) queue_.clear();
        if (!writing_) start_writing();
        cut_.expires_after(std::chrono::seconds{2});
        cut_.async_wait([self = shared_from_this()](const beast::error_code&) {
            beast::error_code ignored;
            beast::get_lowest_layer(self->stream_).socket().close(ignored);
        });
    }

  private:
    void start_writing() {
        writing_ = true;
        asio::co_spawn(
            stream_.get_executor(), [self = shared_from_this()] { return self->write_on(); },
            contained(front_.faults(), "socket"));
    }
    Awaitable<void> write_on();
    Awaitable<void> read_on();

    websocket::stream<Stream> stream_;
    Front& front_;
    asio::steady_timer cut_;
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
        beast::get_lowest_layer(stream_).rate_policy().counted();
        if (!stream_.got_text()) close(Closing::NotText);
        if (!closing_) front_.hear(*this, beast::buffers_to_string(buffer.data()));
        buffer.consume(buffer.size());
    }
    // The other side's goodbye.
    while (!std::get<0>(co_await stream_.async_read(buffer, kAwait))) buffer.consume(buffer.size());
}

Awaitable<void> Socket::serve(HttpRequest request, Ticket ticket) {
    const Limits& limits = front_.limits();
    beast::get_lowest_layer(stream_).expires_never();
    stream_.set_option(websocket::stream_base::timeout{std::chrono::seconds{10},
                                                       std::chrono::milliseconds{limits.silence}, true});
    stream_.read_message_max(limits.message_bytes);
    stream_.auto_fragment(false);
    // Not at once: it comes in the middle of reading.
    stream_.control_callback([this](websocket::frame_type kind, beast::string_view) {
        if (kind == websocket::frame_type::close || closing_) return;
        beast::get_lowest_layer(stream_).rate_policy().counted();
        asio::post(stream_.get_executor(), [self = shared_from_this()] {
            if (!self->closing_) self->front_.pinged(*self);
        });
    });
    const auto [error] = co_await stream_.async_accept(request, kAwait);
    if (error) co_return;
    // However reading ends, nothing is sent any more and the front forgets this socket.
    struct Open {
        Socket& socket;
        explicit Open(Socket& of) : socket{of} {}
        Open(const Open&) = delete;
        Open& operator=(const Open&) = delete;
        ~Open() {
            socket.closing_ = socket.closing_.value_or(Closing::GoingAway);
            socket.front_.faults().contain("closed", [&] { socket.front_.closed(socket); });
        }
    };
    const Open open{*this};
    front_.opened(*this, ticket);
    beast::get_lowest_layer(stream_).rate_policy().limit(limits.unended_bytes, [this] {
        asio::post(stream_.get_executor(), [self = shared_from_this()] {
            if (!self->closing_) self->front_.poured(*self);
        });
    });
    co_await read_on();
}

}  // namespace

Awaitable<void> socket_session(Stream stream, HttpRequest request, Ticket ticket, Front& front) {
    const auto socket = std::make_shared<Socket>(std::move(stream), front);
    co_await socket->serve(std::move(request), ticket);
}

}  // namespace orrery::server::wire
