// Content files: TOML, read into described structs (BOOST_DESCRIBE_STRUCT). Reading is strict: every field is
// there, no other is, every number is in its range; the first problem is told with file and line.
// docs/content.md describes it.
//
//     struct Ware {
//         std::string id;
//         Spelling name;                  // the keys name_en and name_pl
//         Colour colour{};                // by names_of(Colour)
//         Number<0, 9> price;
//         Number<1, 20, 1> copies;        // 1 if left out
//         bool rare = false;              // false if left out
//         std::optional<Number<1, 6>> morale;
//         OrDefault<FixedVector<Effect, 4>> effects;
//         Source source;
//         Line line;                      // no key: where the table begins
//     };
//     BOOST_DESCRIBE_STRUCT(Ware, (), (id, name, colour, price, copies, rare, morale, effects, source, line))
//
// A member whose name is a word of C++ has an underscore at its end (`if_`), which its key has not. A type
// with a form of its own has read_toml(const toml::node&, T&, ContentReader&). What follows from the whole,
// such as references from one list to another, is checked by check_content(const T&, ContentReader&) beside
// the type of the document.
#pragma once

#include <set>

#include "engine/content_types.h"
#include "engine/toml.h"

namespace orrery {

// Remembers the file, the key that is being read, and the first thing that was wrong.
class ContentReader {
  public:
    explicit ContentReader(std::string_view file) : file_{file} {}

    bool failed() const { return problem_.has_value(); }
    const std::optional<Message>& problem() const { return problem_; }
    // `key`: of a text with the gaps {file}, {line}, those of `params` and, if it likes, {field} and {entry}.
    void fail(Line where, std::string key, Params params = {});
    void fail(const toml::node& where, std::string key, Params params = {});

    // The document, or nothing if it is no TOML; the text of that problem has the gap {reason}.
    std::optional<toml::table> parse(std::string_view text, std::string key = "error.content.syntax");

    template <class Read>
    void inside(std::string_view field, Read&& read) {
        const std::string outer = std::exchange(field_, std::string{field});
        read();
        field_ = outer;
    }
    // What is read belongs to this table, and to the entry that its id names, if it has one.
    template <class Read>
    void within(const toml::table& table, Read&& read) {
        const std::string outer = entry_;
        if (const auto id = table["id"].value<std::string>()) entry_ = *id;
        read();
        entry_ = outer;
    }
    // The text of a node that must be one.
    std::optional<std::string> text(const toml::node& node);

  private:
    std::string file_;
    std::string field_, entry_;
    std::optional<Message> problem_;
};

// Refuses ids that are there twice, in one list or in several, and those that could not stand in a notation.
class IdCheck {
  public:
    explicit IdCheck(ContentReader& reader) : reader_{reader} {}

    template <class Entries>
    void add(const Entries& entries) {
        for (const auto& entry : entries) add(entry.id, entry.line);
    }
    void add(const std::string& id, Line line);

  private:
    ContentReader& reader_;
    std::set<std::string> seen_;
};

namespace content_detail {

template <class T>
concept ReadsItself = requires(const toml::node& node, T& value, ContentReader& reader) {
    read_toml(node, value, reader);
};
template <class T>
concept Checked = requires(const T& value, ContentReader& reader) {
    check_content(value, reader);
};

template <class T>
inline constexpr bool kIsNumber = false;
template <int... N>
inline constexpr bool kIsNumber<Number<N...>> = true;
template <class T>
inline constexpr bool kIsAt = false;
template <class T>
inline constexpr bool kIsAt<At<T>> = true;
template <class T>
inline constexpr bool kIsOrDefault = false;
template <class T>
inline constexpr bool kIsOrDefault<OrDefault<T>> = true;

// Whether a value is read from a table by the description of its type.
template <class T>
inline constexpr bool kIsTable = boost::describe::has_describe_members<T>::value && !ReadsItself<T>;

template <class T>
constexpr bool may_be_left_out() {
    if constexpr (kIsNumber<T>) return T::kMayBeLeftOut;
    return kIsOptional<T> || kIsOrDefault<T> || std::same_as<T, bool>;
}

// The key of a member: "if_" is "if".
constexpr std::string_view key_of(std::string_view member) {
    return member.ends_with('_') ? member.substr(0, member.size() - 1) : member;
}

std::string spelled(std::string_view key, Language language);  // "name_en"
void read_spelling(const toml::table& table, std::string_view key, Spelling& spelling, ContentReader& reader);
std::string listed(std::span<const std::string_view> names);
void read_whole(const toml::node& node, std::int64_t least, std::int64_t most, std::int64_t& number,
                ContentReader& reader);
const toml::array* list_at(const toml::node& node, ContentReader& reader, const char* problem);

}  // namespace content_detail

void read_toml(const toml::node& node, Source& source, ContentReader& reader);

template <class T>
void read_value(const toml::node& node, T& value, ContentReader& reader);

namespace content_detail {

template <class T>
void keys_of(std::set<std::string, std::less<>>& keys) {
    boost::mp11::mp_for_each<json_detail::Members<T>>([&]<class Member>(Member member) {
        using Type = std::remove_cvref_t<decltype(std::declval<T>().*Member::pointer)>;
        if constexpr (std::same_as<Type, Spelling> || std::same_as<Type, std::optional<Spelling>>) {
            for (const Language language : kLanguages) keys.insert(spelled(key_of(member.name), language));
        } else if constexpr (!std::same_as<Type, Line>) {
            keys.insert(std::string{key_of(member.name)});
        }
    });
}

template <class T>
void read_member(const toml::table& table, std::string_view key, T& value, ContentReader& reader) {
    if constexpr (std::same_as<T, Line>) {
        value.number = table.source().begin.line;
    } else if constexpr (std::same_as<T, Spelling>) {
        read_spelling(table, key, value, reader);
    } else if constexpr (std::same_as<T, std::optional<Spelling>>) {
        for (const Language language : kLanguages)
            if (!value && table.contains(spelled(key, language)))
                read_spelling(table, key, value.emplace(), reader);
    } else if (const toml::node* node = table.get(key)) {
        reader.inside(key, [&] { read_value(*node, value, reader); });
    } else if constexpr (!may_be_left_out<T>()) {
        reader.fail(table, "error.content.missing", {{"field", std::string{key}}});
    }
}

// `root`: the document, which may also name its game.
template <class T>
void read_table(const toml::table& table, T& value, ContentReader& reader, bool root = false) {
    std::set<std::string, std::less<>> known;
    keys_of<T>(known);
    reader.within(table, [&] {
        for (const auto& [key, node] : table)
            if (!known.contains(key.str()) && !(root && key == "game"))
                return reader.fail(node, "error.content.unknown", {{"field", std::string{key.str()}}});
        boost::mp11::mp_for_each<json_detail::Members<T>>([&](auto member) {
            if (!reader.failed()) read_member(table, key_of(member.name), value.*member.pointer, reader);
        });
    });
}

template <class E>
void read_enum(const toml::node& node, E& value, ContentReader& reader) {
    static_assert(!NamedByContent<E>,
                  "what the content names is read as a text and looked up when all names are known");
    const auto text = reader.text(node);
    if (!text) return;
    const auto names = names_of(E{});
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i] != *text) continue;
        value = static_cast<E>(i);
        return;
    }
    reader.fail(node, "error.content.name", {{"name", *text}, {"known", listed(names)}});
}

template <class T>
void read_number(const toml::node& node, T& value, ContentReader& reader) {
    std::int64_t number = 0;
    if constexpr (kIsNumber<T>) {
        read_whole(node, T::kLeast, T::kMost, number, reader);
    } else {
        read_whole(node, std::numeric_limits<T>::min(), std::numeric_limits<T>::max(), number, reader);
    }
    if (!reader.failed()) value = static_cast<std::conditional_t<kIsNumber<T>, int, T>>(number);
}

template <class T>
void read_list(const toml::node& node, T& list, ContentReader& reader) {
    using Item = typename T::value_type;
    const toml::array* items =
        list_at(node, reader, kIsTable<Item> ? "error.content.table" : "error.content.list");
    if (items == nullptr) return;
    if constexpr (kIsList<T>)
        if (items->size() > T::kCapacity)
            return reader.fail(node, "error.content.length", {{"max", std::to_string(T::kCapacity)}});
    list.clear();
    for (const toml::node& each : *items) {
        Item item{};
        read_value(each, item, reader);
        if (reader.failed()) return;
        list.push_back(std::move(item));
    }
}

template <class T>
void read_array(const toml::node& node, T& values, ContentReader& reader) {
    const toml::array* items = list_at(node, reader, "error.content.list");
    if (items == nullptr) return;
    if (items->size() != values.size())
        return reader.fail(node, "error.content.items", {{"n", std::to_string(values.size())}});
    for (std::size_t i = 0; i < values.size() && !reader.failed(); ++i)
        read_value((*items)[i], values[i], reader);
}

// A table with a key for each value of the enum.
template <class T>
void read_by(const toml::table& table, T& by, ContentReader& reader) {
    using E = typename T::key_type;
    const auto names = names_of(E{});
    for (const auto& [key, node] : table)
        if (std::find(names.begin(), names.end(), key.str()) == names.end())
            return reader.fail(node, "error.content.name",
                               {{"name", std::string{key.str()}}, {"known", listed(names)}});
    for (const E key : every<E>())
        if (!reader.failed()) read_member(table, names[static_cast<std::size_t>(key)], by[key], reader);
}

}  // namespace content_detail

template <class T>
void read_value(const toml::node& node, T& value, ContentReader& reader) {
    using namespace content_detail;
    if (reader.failed()) return;
    if constexpr (content_detail::ReadsItself<T>) {
        read_toml(node, value, reader);
    } else if constexpr (kIsOptional<T>) {
        read_value(node, value.emplace(), reader);
    } else if constexpr (kIsAt<T>) {
        value.line.number = node.source().begin.line;
        read_value(node, value.value, reader);
    } else if constexpr (std::same_as<T, bool>) {
        if (!node.is_boolean()) return reader.fail(node, "error.content.flag");
        value = *node.value<bool>();
    } else if constexpr (std::same_as<T, std::string>) {
        if (auto text = reader.text(node)) value = std::move(*text);
    } else if constexpr (std::is_enum_v<T>) {
        content_detail::read_enum(node, value, reader);
    } else if constexpr (std::integral<T> || kIsNumber<T>) {
        content_detail::read_number(node, value, reader);
    } else if constexpr (kIsOrDefault<T>) {
        read_value(node, static_cast<typename T::Base&>(value), reader);
    } else if constexpr (kIsList<T> || kIsVector<T>) {
        content_detail::read_list(node, value, reader);
    } else if constexpr (kIsArray<T>) {
        content_detail::read_array(node, value, reader);
    } else {
        const toml::table* table = node.as_table();
        if (table == nullptr) return reader.fail(node, "error.content.table");
        if constexpr (kIsBy<T>) {
            content_detail::read_by(*table, value, reader);
        } else {
            content_detail::read_table(*table, value, reader);
        }
    }
}

template <class T>
Result<T> read_content(std::string_view file, std::string_view text) {
    ContentReader reader{file};
    T content{};
    if (const auto document = reader.parse(text))
        content_detail::read_table(*document, content, reader, true);
    if constexpr (content_detail::Checked<T>)
        if (!reader.failed()) check_content(content, reader);
    if (reader.failed()) return *reader.problem();
    return content;
}

}  // namespace orrery
