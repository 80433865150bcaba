#include "engine/json.h"

#include <cstdlib>

// Boost is told here what to do instead of throwing: nothing that we ask of it can fail this way.
namespace boost {
BOOST_NORETURN void throw_exception(const std::exception&) { std::abort(); }
BOOST_NORETURN void throw_exception(const std::exception&, const source_location&) { std::abort(); }
}  // namespace boost

namespace orrery {

void JsonReader::fail(std::string key, Params params) {
    if (problem_) return;
    params.push_back({"path", path_});
    problem_ = Message{std::move(key), std::move(params)};
}

Result<Json> parse_json(std::string_view text) {
    boost::system::error_code error;
    boost::json::parse_options options;
    options.max_depth = 32;
    Json json = boost::json::parse(text, error, {}, options);
    if (error) return Message{"error.json.syntax", {{"reason", error.message()}}};
    return json;
}

Json write_json(const Actors& actors) {
    if (actors.chance) return "chance";
    boost::json::array seats;
    for (Seat seat = 0; seat < kMaxSeats; ++seat)
        if (actors.includes(seat)) seats.emplace_back(seat);
    return seats;
}

void read_json(const Json& json, Actors& actors, JsonReader& reader) {
    if (json.is_string() && json.get_string() == "chance") {
        actors = Actors::nature();
        return;
    }
    FixedVector<Seat, kMaxSeats> seats;
    from_json(json, seats, reader);
    actors = {};
    for (const Seat seat : seats) {
        if (seat >= kMaxSeats || actors.includes(seat)) return reader.fail("error.json.seats");
        actors.seats = static_cast<std::uint8_t>(actors.seats | (1U << seat));
    }
}

std::optional<std::size_t> json_detail::read_name(const Json& json, std::span<const std::string_view> names,
                                                  JsonReader& reader) {
    const auto* text = json.if_string();
    if (text == nullptr) {
        reader.fail("error.json.string");
        return std::nullopt;
    }
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == std::string_view{*text}) return i;
    reader.fail("error.json.name", {{"name", std::string{*text}}});
    return std::nullopt;
}

namespace {

void write_pretty(const Json& json, std::string& out, std::string& indent);

bool is_short(const boost::json::array& array) {
    for (const Json& item : array)
        if (item.is_structured()) return false;
    return true;
}

template <class Items, class WriteItem>
void write_block(const Items& items, char open, char close, std::string& out, std::string& indent,
                 WriteItem write) {
    out += open;
    indent += "  ";
    bool first = true;
    for (const auto& item : items) {
        out += first ? "\n" : ",\n";
        out += indent;
        write(item);
        first = false;
    }
    indent.resize(indent.size() - 2);
    if (!first) out += '\n' + indent;
    out += close;
}

void write_pretty(const Json& json, std::string& out, std::string& indent) {
    if (const auto* object = json.if_object()) {
        write_block(*object, '{', '}', out, indent, [&](const auto& field) {
            out += boost::json::serialize(Json(field.key())) + ": ";
            write_pretty(field.value(), out, indent);
        });
    } else if (const auto* array = json.if_array(); array != nullptr && !is_short(*array)) {
        write_block(*array, '[', ']', out, indent,
                    [&](const Json& item) { write_pretty(item, out, indent); });
    } else {
        out += boost::json::serialize(json);
    }
}

}  // namespace

std::string pretty(const Json& json) {
    std::string out;
    std::string indent;
    write_pretty(json, out, indent);
    return out + '\n';
}

}  // namespace orrery
