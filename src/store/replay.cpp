#include "store/replay.h"

#include "core/text.h"

namespace orrery::store {

namespace {

Message about(const char* key, const TableRow& row, Params params = {}) {
    params.push_back({"table", row.id});
    return {key, std::move(params)};
}

Message refused(const Entry& entry, std::string_view rule) {
    return {"error.store.replay",
            {{"n", std::to_string(entry.n)}, {"answer", entry.body}, {"rule", std::string{rule}}}};
}

// Whoever keeps times by seat relies on it. Times are kept so near that sums of them do not overflow.
bool is_whole(const Match& match, const Entry& entry) {
    constexpr Millis kFar = 10'000'000'000'000;
    return entry.seat >= -1 && entry.seat < match.game().players() && entry.spent > -kFar &&
           entry.spent < kFar && entry.at > -kFar && entry.at < kFar;
}

// What the rules say to this entry; an empty text: they take it.
std::string judged(Match& match, const Entry& entry) {
    if (!is_whole(match, entry)) return "seat";
    if (entry.kind == EntryKind::Note) return "";
    if (entry.kind == EntryKind::Undo) {
        if (entry.ply < 0 || static_cast<std::size_t>(entry.ply) > match.ply()) return "undo";
        match.undo(match.ply() - static_cast<std::size_t>(entry.ply));
        return "";
    }
    const auto action = match.game().verbs().read(entry.body);
    if (!action) return kMalformed.rule;
    const Seat seat = entry.seat < 0 ? kChance : static_cast<Seat>(entry.seat);
    const Verdict verdict = match.answer(seat, *action);
    if (!verdict) return verdict.rule;
    return static_cast<std::size_t>(entry.ply) == match.ply() ? "" : "ply";
}

}  // namespace

std::string options_text(const GameInfo& info, const Setup& setup) {
    std::string text;
    for (std::size_t i = 0; i < info.options.size(); ++i) {
        if (setup.choice[i] == 0) continue;
        if (!text.empty()) text += ' ';
        text.append(info.options[i].id).append("=").append(info.options[i].values[setup.choice[i]]);
    }
    return text;
}

Result<Setup> read_setup(const GameInfo& info, int players, std::string_view options) {
    Setup setup;
    if (auto problem = set_players(info, setup, players)) return *problem;
    for (const std::string_view word : words(options)) {
        const std::size_t equals = std::min(word.find('='), word.size() - 1);
        if (auto problem = set_option(info, setup, word.substr(0, equals), word.substr(equals + 1)))
            return *problem;
    }
    return setup;
}

Result<std::unique_ptr<AnyGame>> set_up(const TableRow& row, const Games& games) {
    const GameInfo* info = games.find(row.kind);
    if (info == nullptr) return about("error.store.game", row, {{"game", row.kind}});
    if (info->rules_version != row.rules_version)
        return about("error.store.rules", row,
                     {{"game", row.kind},
                      {"version", std::to_string(row.rules_version)},
                      {"known", std::to_string(info->rules_version)}});
    const auto setup = read_setup(*info, row.players, row.options);
    if (!setup) return setup.problem();
    auto game = games.make(row.kind, *setup);
    if (game && content_digits((*game)->content_hash()) != row.content)
        return about("error.store.content", row,
                     {{"game", row.kind},
                      {"content", row.content},
                      {"known", content_digits((*game)->content_hash())}});
    return game;
}

std::optional<Message> take(Match& match, const Entry& entry) {
    const std::string rule = judged(match, entry);
    if (rule.empty()) return std::nullopt;
    return refused(entry, rule);
}

Replayer::Replayer(Match& match, std::span<const Entry> entries) : match_{match}, entries_{entries} {
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const Entry& entry = entries[i];
        if (entry.kind == EntryKind::Answer) answers_.push_back(i);
        if (entry.kind != EntryKind::Undo || entry.ply < 0) continue;
        const auto ply = static_cast<std::size_t>(entry.ply);
        if (ply > answers_.size()) break;  // refused when its turn comes
        answers_.resize(ply);
        if (ply > 0) ++kept_[answers_.back()].wanted;
    }
    answers_.clear();
}

// False: the game as it stood then was not kept.
bool Replayer::undo(const Entry& entry) {
    const auto ply = static_cast<std::size_t>(entry.ply);
    if (entry.ply <= 0 || ply > match_.ply() || match_.ply() != answers_.size()) return false;
    const auto found = kept_.find(answers_[ply - 1]);
    if (found == kept_.end() || found->second.game == nullptr) return false;
    const bool last = --found->second.wanted == 0;
    auto game = last ? std::move(found->second.game) : found->second.game->clone();
    match_.undo(match_.ply() - ply, std::move(game));
    if (last) kept_.erase(found);
    return true;
}

std::optional<Message> Replayer::next() {
    const std::size_t place = at_++;
    const Entry& entry = entries_[place];
    const bool undone = entry.kind == EntryKind::Undo && is_whole(match_, entry) && undo(entry);
    if (auto problem = undone ? std::nullopt : take(match_, entry)) return problem;
    if (entry.kind == EntryKind::Undo) answers_.resize(static_cast<std::size_t>(entry.ply));
    if (entry.kind != EntryKind::Answer) return std::nullopt;
    answers_.push_back(place);
    if (const auto found = kept_.find(place); found != kept_.end())
        found->second.game = match_.game().clone();
    return std::nullopt;
}

Result<Match> replay(const StoredGame& stored, const Games& games) {
    auto game = set_up(stored.game, games);
    if (!game) return game.problem();
    Match match{std::move(*game)};
    Replayer replayer{match, stored.entries};
    std::int64_t expected = 0;
    for (const Entry& entry : stored.entries) {
        std::optional<Message> problem;
        if (entry.n != ++expected)
            problem = refused(entry, "gap");
        else
            problem = replayer.next();
        if (!problem) continue;
        problem->params.push_back({"table", stored.game.id});
        return *problem;
    }
    return match;
}

void learn_who_knows(StoredGame& stored, const Games& games) {
    auto game = set_up(stored.game, games);
    if (!game) return;
    Match match{std::move(*game)};
    Replayer replayer{match, stored.entries};
    for (Entry& entry : stored.entries) {
        if (replayer.next()) return;
        entry.known = entry.kind == EntryKind::Answer ? match.answers().back().witnesses : kEverybody;
    }
}

}  // namespace orrery::store
