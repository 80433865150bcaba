// States as JSON, out and in, derived from their description (BOOST_DESCRIBE_STRUCT). Reading is strict:
// every field is there, no other is, every number fits; the first problem is reported with its path.
//
// An enum needs names_of(E), or domain_of(E) where the content names it: then its id is written if the names
// of the content are handed in (to_json(value, &names), JsonReader's names), and its number if not. A set
// (Bits) is the list of its elements, in order; read in any order, each once. A type with a form of its own
// has write_json(value), or write_json(value, names), and read_json(json, value, reader).
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <boost/json.hpp>
#include <boost/mp11.hpp>
#include <concepts>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

#include "core/bits.h"
#include "core/fixed_vector.h"
#include "core/kinds.h"
#include "engine/action.h"
#include "engine/message.h"
#include "engine/names.h"

namespace orrery {

using Json = boost::json::value;

// Remembers where it is in the document and the first thing that was wrong there.
class JsonReader {
  public:
    explicit JsonReader(std::string path, const Names* names = nullptr)
        : path_{std::move(path)}, names_{names} {}

    // Of the content that the document belongs to; null: things of the content are numbers.
    const Names* names() const { return names_; }
    bool failed() const { return problem_.has_value(); }
    const std::optional<Message>& problem() const { return problem_; }
    void fail(std::string key, Params params = {});

    // Reads with the path lengthened by `step`.
    template <class Read>
    void inside(std::string_view step, Read&& read) {
        const std::size_t length = path_.size();
        path_ += step;
        read();
        path_.resize(length);
    }

  private:
    std::string path_;
    const Names* names_;
    std::optional<Message> problem_;
};

// The text as JSON, or what is wrong with it. Documents nested deeper than 32 are refused.
Result<Json> parse_json(std::string_view text);
// With line breaks and two blanks of indentation, for people.
std::string pretty(const Json& json);

// Who is asked: "chance", or a list of seats.
Json write_json(const Actors& actors);
void read_json(const Json& json, Actors& actors, JsonReader& reader);

template <class T>
concept WritesItself = requires(const T& value) {
    { write_json(value) } -> std::convertible_to<Json>;
};
template <class T>
concept WritesItselfWithNames = requires(const T& value, const Names* names) {
    { write_json(value, names) } -> std::convertible_to<Json>;
};
template <class T>
concept ReadsItself = requires(const Json& json, T& value, JsonReader& reader) {
    read_json(json, value, reader);
};

template <class T>
inline constexpr bool kIsList = false;
template <class T, std::size_t N>
inline constexpr bool kIsList<FixedVector<T, N>> = true;

template <class T>
inline constexpr bool kIsBits = false;
template <std::size_t N, class E, class Of>
inline constexpr bool kIsBits<Bits<N, E, Of>> = true;

template <class T>
inline constexpr bool kIsVector = false;
template <class T>
inline constexpr bool kIsVector<std::vector<T>> = true;

// Fields of a content that are no part of its value, such as what a card is called: they are not written.
template <class T>
inline constexpr bool kForPeople = false;
template <class T>
inline constexpr bool kForPeople<std::optional<T>> = kForPeople<T>;

template <class T>
Json to_json(const T& value, const Names* names = nullptr);

template <class T>
void from_json(const Json& json, T& value, JsonReader& reader);

namespace json_detail {

template <class T>
using Members = boost::describe::describe_members<T, boost::describe::mod_public>;

// How many values of the enum there are, and how one of them is called.
template <class E>
std::size_t count_of(const Names* names) {
    if constexpr (NamedByContent<E>)
        if (names != nullptr) return static_cast<std::size_t>(names->size<E>());
    return kCount<E>;
}
template <class E>
std::string name_of(E value, const Names* names) {
    if constexpr (NamedByContent<E>) {
        return names == nullptr ? std::to_string(static_cast<int>(value)) : std::string{names->id(value)};
    } else {
        return std::string{orrery::name_of(value)};
    }
}

template <class E>
Json write_enum(E value, const Names* names) {
    if constexpr (NamedByContent<E>)
        if (names == nullptr) return static_cast<std::int64_t>(value);
    return Json(name_of(value, names));
}

template <class T>
Json write_struct(const T& value, const Names* names) {
    boost::json::object object;
    boost::mp11::mp_for_each<Members<T>>([&](auto member) {
        if constexpr (!kForPeople<std::remove_cvref_t<decltype(value.*member.pointer)>>)
            object[member.name] = to_json(value.*member.pointer, names);
    });
    return object;
}

template <class T>
Json write_items(const T& items, const Names* names) {
    boost::json::array array;
    for (const auto& item : items) array.push_back(to_json(item, names));
    return array;
}

template <std::size_t N, class E, class Of>
Json write_bits(const Bits<N, E, Of>& set, const Names* names) {
    boost::json::array array;
    for (const E element : set)
        if constexpr (NamedByContent<E>) {
            array.push_back(write_enum(element, names));
        } else {
            array.emplace_back(names_of(Of{})[static_cast<std::size_t>(element)]);
        }
    return array;
}

// Of things that the content names only those that it has.
template <class T>
Json write_by(const T& by, const Names* names) {
    using E = typename T::key_type;
    boost::json::object object;
    for (std::size_t i = 0; i < count_of<E>(names); ++i)
        object[name_of(static_cast<E>(i), names)] = to_json(by.items[i], names);
    return object;
}

template <class T>
void read_struct(const Json& json, T& value, JsonReader& reader) {
    const auto* object = json.if_object();
    if (object == nullptr) return reader.fail("error.json.object");
    std::size_t known = 0;
    boost::mp11::mp_for_each<Members<T>>([&](auto member) {
        if (reader.failed()) return;
        const auto* field = object->if_contains(member.name);
        if (field == nullptr) return reader.fail("error.json.missing", {{"field", member.name}});
        ++known;
        reader.inside(std::string{"."} + member.name,
                      [&] { from_json(*field, value.*member.pointer, reader); });
    });
    if (!reader.failed() && known != object->size()) reader.fail("error.json.unknown");
}

// The items of an array one after the other, until one is refused: read(item, i).
template <class Read>
void read_items(const boost::json::array& array, JsonReader& reader, Read&& read) {
    for (std::size_t i = 0; i < array.size() && !reader.failed(); ++i)
        reader.inside('[' + std::to_string(i) + ']', [&] { read(array[i], i); });
}

template <class T>
void read_list(const Json& json, T& list, JsonReader& reader) {
    const auto* array = json.if_array();
    if (array == nullptr) return reader.fail("error.json.array");
    if (array->size() > T::kCapacity)
        return reader.fail("error.json.length", {{"max", std::to_string(T::kCapacity)}});
    list.clear();
    read_items(*array, reader, [&](const Json& json_item, std::size_t) {
        typename T::value_type item{};
        from_json(json_item, item, reader);
        list.push_back(item);
    });
}

template <class T>
void read_array(const Json& json, T& values, JsonReader& reader) {
    const auto* array = json.if_array();
    if (array == nullptr || array->size() != values.size())
        return reader.fail("error.json.array_of", {{"n", std::to_string(values.size())}});
    read_items(*array, reader, [&](const Json& item, std::size_t i) { from_json(item, values[i], reader); });
}

template <class T>
void read_by(const Json& json, T& by, JsonReader& reader) {
    using E = typename T::key_type;
    const auto* object = json.if_object();
    if (object == nullptr) return reader.fail("error.json.object");
    const std::size_t count = count_of<E>(reader.names());
    if (object->size() > count) return reader.fail("error.json.unknown");
    by = {};
    for (std::size_t i = 0; i < count && !reader.failed(); ++i) {
        const std::string name = name_of(static_cast<E>(i), reader.names());
        const auto* field = object->if_contains(name);
        if (field == nullptr) return reader.fail("error.json.missing", {{"field", name}});
        reader.inside('.' + name, [&] { from_json(*field, by.items[i], reader); });
    }
}

template <class T>
void read_number(const Json& json, T& value, JsonReader& reader) {
    boost::system::error_code error;
    const auto number = json.to_number<std::int64_t>(error);
    if (error || !json.is_number() || json.is_double() || number < std::numeric_limits<T>::min() ||
        number > static_cast<std::int64_t>(std::numeric_limits<T>::max()))
        return reader.fail("error.json.number", {{"max", std::to_string(std::numeric_limits<T>::max())}});
    value = static_cast<T>(number);
}

// The number of a thing that the content would name.
template <NamedByContent E>
void read_bare_enum(const Json& json, E& value, JsonReader& reader) {
    std::uint8_t number = 0;
    read_number(json, number, reader);
    if (!reader.failed() && number >= kCount<E>)
        reader.fail("error.json.number", {{"max", std::to_string(kCount<E> - 1)}});
    if (!reader.failed()) value = static_cast<E>(number);
}

// The place of a name in a list of them; nothing, with the problem told, if it is not there.
std::optional<std::size_t> read_name(const Json& json, std::span<const std::string_view> names,
                                     JsonReader& reader);

template <class E>
void read_enum(const Json& json, E& value, JsonReader& reader) {
    if constexpr (NamedByContent<E>) {
        if (reader.names() == nullptr) return read_bare_enum(json, value, reader);
        const auto* text = json.if_string();
        if (text == nullptr) return reader.fail("error.json.string");
        const auto found = reader.names()->find<E>(*text);
        if (!found) return reader.fail("error.json.name", {{"name", std::string{*text}}});
        value = *found;
    } else if (const auto found = read_name(json, names_of(E{}), reader)) {
        value = static_cast<E>(*found);
    }
}

// An element of a set: not a value behind the last one, whatever it is called.
template <std::size_t N, class E, class Of>
std::optional<E> read_element(const Json& json, const Bits<N, E, Of>&, JsonReader& reader) {
    if constexpr (NamedByContent<E>) {
        E element{};
        read_enum(json, element, reader);
        return reader.failed() ? std::nullopt : std::optional{element};
    } else {
        std::size_t count = N;
        if constexpr (std::is_enum_v<E>) count = kCount<E>;
        const auto found = read_name(json, names_of(Of{}).first(count), reader);
        return found ? std::optional{static_cast<E>(*found)} : std::nullopt;
    }
}

template <std::size_t N, class E, class Of>
void read_bits(const Json& json, Bits<N, E, Of>& set, JsonReader& reader) {
    const auto* array = json.if_array();
    if (array == nullptr) return reader.fail("error.json.array");
    set = {};
    read_items(*array, reader, [&](const Json& item, std::size_t) {
        const auto element = read_element(item, set, reader);
        if (!element) return;
        if (set.has(*element)) return reader.fail("error.json.repeated");
        set.add(*element);
    });
}

}  // namespace json_detail

template <class T>
Json to_json(const T& value, const Names* names) {
    if constexpr (WritesItselfWithNames<T>) {
        return write_json(value, names);
    } else if constexpr (WritesItself<T>) {
        return write_json(value);
    } else if constexpr (std::same_as<T, bool>) {
        return value;
    } else if constexpr (std::is_enum_v<T>) {
        return json_detail::write_enum(value, names);
    } else if constexpr (std::integral<T>) {
        return static_cast<std::int64_t>(value);
    } else if constexpr (kIsOptional<T>) {
        return value ? to_json(*value, names) : Json(nullptr);
    } else if constexpr (std::same_as<T, std::string>) {
        return Json(value);
    } else if constexpr (kIsList<T> || kIsVector<T> || kIsArray<T>) {
        return json_detail::write_items(value, names);
    } else if constexpr (kIsBits<T>) {
        return json_detail::write_bits(value, names);
    } else if constexpr (kIsBy<T>) {
        return json_detail::write_by(value, names);
    } else {
        return json_detail::write_struct(value, names);
    }
}

template <class T>
void from_json(const Json& json, T& value, JsonReader& reader) {
    if (reader.failed()) return;
    if constexpr (ReadsItself<T>) {
        read_json(json, value, reader);
    } else if constexpr (std::same_as<T, bool>) {
        if (!json.is_bool()) return reader.fail("error.json.bool");
        value = json.get_bool();
    } else if constexpr (std::is_enum_v<T>) {
        json_detail::read_enum(json, value, reader);
    } else if constexpr (std::integral<T>) {
        json_detail::read_number(json, value, reader);
    } else if constexpr (kIsOptional<T>) {
        value.reset();
        if (!json.is_null()) from_json(json, value.emplace(), reader);
    } else if constexpr (kIsList<T>) {
        json_detail::read_list(json, value, reader);
    } else if constexpr (kIsBits<T>) {
        json_detail::read_bits(json, value, reader);
    } else if constexpr (kIsArray<T>) {
        json_detail::read_array(json, value, reader);
    } else if constexpr (kIsBy<T>) {
        json_detail::read_by(json, value, reader);
    } else {
        json_detail::read_struct(json, value, reader);
    }
}

}  // namespace orrery
