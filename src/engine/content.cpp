#include "engine/content.h"

#include <algorithm>

#include "core/enforce.h"

namespace orrery {

namespace {

struct ProvenanceRow {
    Provenance provenance{};
    std::string_view name, word;
};
constexpr auto kProvenances =
    table(&ProvenanceRow::provenance, {ProvenanceRow{Provenance::Rulebook, "S", "rulebook"},
                                       {Provenance::Inferred, "S~", "inferred"},
                                       {Provenance::Public, "P", "public"},
                                       {Provenance::Reconstructed, "R", "reconstructed"}});
constexpr auto kProvenanceNames = names_in(kProvenances);

// The parser bounds how deep values lie in each other, but not of how many parts a key may be (a.b.c), and it
// follows each part with a call of its own. A key lies on one line.
constexpr std::ptrdiff_t kMostDots = 64;

std::optional<Line> overlong_key(std::string_view text) {
    std::uint32_t number = 0;
    for (const std::string_view line : split(text, '\n')) {
        ++number;
        if (!trimmed(line).starts_with('#') && std::ranges::count(line, '.') > kMostDots) return Line{number};
    }
    return std::nullopt;
}

// What a file says, as a message repeats it: without control characters, and not without end.
std::string repeated(std::string text) {
    constexpr std::size_t kMostLetters = 400;
    const auto letters = characters(text);
    if (letters.size() > kMostLetters)
        text = text.substr(0, static_cast<std::size_t>(letters[kMostLetters].data() - text.data())) + "...";
    std::ranges::replace_if(text, is_control, ' ');
    return text;
}

struct NotedSource {
    FixedVector<Provenance, kCount<Provenance>> from;
    std::string note;
};
BOOST_DESCRIBE_STRUCT(NotedSource, (), (from, note))

}  // namespace

std::span<const std::string_view> names_of(Provenance) { return kProvenanceNames; }
std::string_view word_of(Provenance provenance) { return kProvenances[provenance].word; }

Provenance Source::weakest() const { return *std::max_element(from.begin(), from.end()); }

Json source_json(const Source& source) {
    boost::json::array from;
    for (const Provenance each : source.from) from.emplace_back(word_of(each));
    boost::json::object object{{"from", from}};
    if (!source.note.empty()) object["note"] = source.note;
    return object;
}

void give_up(const Message& problem) {
    std::string told = problem.key;
    for (const Param& param : problem.params) told += ' ' + param.value;
    give_up(told.c_str());
}

void ContentReader::fail(Line where, std::string key, Params params) {
    if (problem_) return;
    const auto named = [&](std::string_view name) {
        return std::ranges::any_of(params, [&](const Param& each) { return each.name == name; });
    };
    if (!named("field") && !field_.empty()) params.push_back({"field", field_});
    if (!named("entry")) params.push_back({"entry", entry_.empty() ? "" : " (" + entry_ + ")"});
    for (Param& param : params)
        if (param.name != "known") param.value = repeated(std::move(param.value));
    params.push_back({"file", file_});
    params.push_back({"line", std::to_string(where.number)});
    problem_ = Message{std::move(key), std::move(params)};
}

void ContentReader::fail(const toml::node& where, std::string key, Params params) {
    fail(Line{where.source().begin.line}, std::move(key), std::move(params));
}

std::optional<toml::table> ContentReader::parse(std::string_view text, std::string key) {
    if (const auto where = overlong_key(text)) {
        fail(*where, "error.content.dots", {{"max", std::to_string(kMostDots)}});
        return std::nullopt;
    }
    toml::parse_result parsed = toml::parse(text, std::string_view{file_});
    if (parsed) return std::move(parsed).table();
    fail(Line{parsed.error().source().begin.line}, std::move(key),
         {{"reason", std::string{parsed.error().description()}}});
    return std::nullopt;
}

std::optional<std::string> ContentReader::text(const toml::node& node) {
    const auto* text = node.as_string();
    if (text == nullptr || trimmed(text->get()).empty()) {
        fail(node, "error.content.text");
        return std::nullopt;
    }
    if (std::ranges::any_of(text->get(), is_control)) {
        fail(node, "error.content.control");
        return std::nullopt;
    }
    return text->get();
}

void IdCheck::add(const std::string& id, Line line) {
    constexpr std::size_t kMostIdLetters = 64;
    const bool plain = !id.empty() && std::ranges::all_of(id, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    });
    if (!plain || id.size() > kMostIdLetters)
        reader_.fail(line, "error.content.id", {{"name", id}, {"max", std::to_string(kMostIdLetters)}});
    if (!seen_.insert(id).second) reader_.fail(line, "error.content.twice", {{"name", id}});
}

// A source is told by at least one origin, each once.
void read_toml(const toml::node& node, Source& source, ContentReader& reader) {
    if (node.is_string()) {
        Provenance only{};
        read_value(node, only, reader);
        source.from = {only};
    } else if (node.is_table()) {
        NotedSource noted;
        read_value(node, noted, reader);
        source = {noted.from, noted.note};
    } else {
        read_value(node, source.from, reader);
    }
    const auto& from = source.from;
    bool repeated = from.empty();
    for (std::size_t i = 0; i < from.size(); ++i)
        repeated = repeated || std::count(from.begin(), from.end(), from[i]) > 1;
    if (repeated) reader.fail(node, "error.content.source");
}

namespace content_detail {

std::string spelled(std::string_view key, Language language) {
    return std::string{key} + '_' + std::string{code_of(language)};
}

void read_spelling(const toml::table& table, std::string_view key, Spelling& spelling,
                   ContentReader& reader) {
    for (const Language language : kLanguages)
        read_member(table, spelled(key, language), language == Language::English ? spelling.en : spelling.pl,
                    reader);
}

std::string listed(std::span<const std::string_view> names) {
    std::string all;
    for (const std::string_view name : names) all += (all.empty() ? "" : ", ") + std::string{name};
    return all;
}

void read_whole(const toml::node& node, std::int64_t least, std::int64_t most, std::int64_t& number,
                ContentReader& reader) {
    const auto* whole = node.as_integer();
    if (whole == nullptr || whole->get() < least || whole->get() > most)
        return reader.fail(node, "error.content.number",
                           {{"min", std::to_string(least)}, {"max", std::to_string(most)}});
    number = whole->get();
}

const toml::array* list_at(const toml::node& node, ContentReader& reader, const char* problem) {
    const toml::array* list = node.as_array();
    if (list == nullptr) reader.fail(node, problem);
    return list;
}

}  // namespace content_detail

}  // namespace orrery
