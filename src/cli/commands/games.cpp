// orrery games: what can be played, with whom, and how it can be set up.
#include "catalog/strength.h"
#include "cli/commands/setup_arguments.h"
#include "cli/terminal/text_table.h"
#include "protocol/documents.h"

namespace orrery::cli {

namespace {

struct Arguments {
    bool json = false;
};

std::string joined(const std::vector<std::string>& words) {
    std::string all;
    for (const std::string& word : words) all += (all.empty() ? "" : ", ") + word;
    return all;
}

// "level:2 (Navigator): Wins 8 of 10 games against Cadet."; where it is not offered at every table, at which.
Line level_line(const Context& context, const GameInfo& info, const LevelOffer& offer) {
    const std::string level{offer.row->level};
    Line line{std::string{kLevelName} + ':' + level, Ink::News};
    line.add(" (" + context.say("level." + level + ".name") + ')', Ink::Quiet);
    std::string rest;
    if (!offer.measured.empty()) {
        const Message claim = claim_of(*offer.measured.front());
        rest += ": " + context.say(claim.key, claim.params);
    }
    if (offer.players.size() <= static_cast<std::size_t>(info.max_players - info.min_players)) {
        std::vector<std::string> numbers;
        for (const int n : offer.players) numbers.push_back(std::to_string(n));
        rest += ' ' + (numbers.empty() ? context.say("games.not_stronger")
                                       : context.say("games.stronger_with", {{"players", joined(numbers)}}));
    }
    line.add(rest, Ink::Quiet);
    return line;
}

// "temper=raider (Raider): ..."; the usual one is marked.
Line temper_line(const Context& context, const GamePart& part, const std::string& temper,
                 const Texts& texts) {
    Line line{"temper=" + temper, Ink::News};
    const bool usual = temper == part.weights().default_set().name;
    line.add(" (" + texts.get("temper." + temper + ".name") +
                 (usual ? ", " + context.say("games.usual_temper") : "") +
                 "): " + texts.get("temper." + temper + ".about"),
             Ink::Quiet);
    return line;
}

// "length=standard (standard game), long (long game)"; of many values only the first ones.
Line option_line(const Context& context, const SetupOption& option, const Texts& texts) {
    constexpr std::size_t kShown = 8;
    Line line{texts.get("name.option." + std::string{option.id}) + ": "};
    line.add(std::string{option.id} + '=', Ink::News);
    for (std::size_t i = 0; i < std::min(kShown, option.values.size()); ++i) {
        const std::string value{option.values[i]};
        line.add(i == 0 ? "" : ", ").add(value, Ink::News);
        if (const std::string key = "name.value." + value; texts.has(key))
            line.add(" (" + texts.get(key) + ')', Ink::Quiet);
    }
    if (option.values.size() > kShown)
        line.add(", " + context.say("games.more", {{"n", std::to_string(option.values.size() - kShown)}}),
                 Ink::Quiet);
    return line;
}

// "75678d7fb12397ae: 1 fact from the rulebook, 16 reconstructed"
Line content_line(const Context& context, const GamePart& part) {
    Line line{content_digits(part.content_hash()), Ink::News};
    bool first = true;
    for (const Provenance each : every<Provenance>()) {
        const int n = part.sources()[each];
        if (n == 0) continue;
        line.add(std::exchange(first, false) ? ": " : ", ");
        line.add(context.say("source." + std::string{word_of(each)}, {{"n", std::to_string(n)}}), Ink::Quiet);
    }
    return line;
}

void print_game(const Context& context, const GameRow& game, const Texts& texts) {
    const GameInfo& info = game.info();
    context.print(Line{texts.get("game.title"), Ink::Heading}.add("  ").add(std::string{info.id}, Ink::News));
    context.print_wrapped({texts.get("game.blurb")});
    TextTable table;
    table.column({}).column({});
    const auto add = [&](const std::string& key, Line value) {
        table.row({Line{"  " + context.say("games." + key), Ink::Quiet}, std::move(value)});
    };
    add("players", {context.say("games.from_to", {{"min", std::to_string(info.min_players)},
                                                  {"max", std::to_string(info.max_players)}})});
    for (const SetupOption& option : info.options) add("option", option_line(context, option, texts));
    add("bots", {joined(game.bots())});
    for (const LevelOffer& offer : levels_of(info)) add("level", level_line(context, info, offer));
    const GamePart& part = context.shelf.part(info.id);
    for (const std::string& temper : part.weights().tempers)
        add("temper", temper_line(context, part, temper, texts));
    add("rules_version", {std::to_string(info.rules_version)});
    if (part.has_content()) add("content", content_line(context, part));
    context.print(table.lines(context.width()));
}

int list_games(Context& context, const Arguments& arguments) {
    boost::json::array all;
    bool first = true;
    for (const GameRow& game : catalog()) {
        const Texts texts = context.texts_of(game.info());
        if (arguments.json) {
            all.push_back(game_json(context.shelf, game, texts));
        } else {
            if (!std::exchange(first, false)) context.print(Line{});
            print_game(context, game, texts);
        }
    }
    if (arguments.json) context.print_json(all);
    return kOk;
}

}  // namespace

void add_games(CommandLine& line) {
    auto arguments = std::make_shared<Arguments>();
    line.command("games", "read").flag("json", arguments->json).runs([arguments](Context& context) {
        return list_games(context, *arguments);
    });
}

}  // namespace orrery::cli
