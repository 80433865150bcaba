#include "games/alien_artifacts/effect_reader.h"

#include <optional>
#include <vector>

#include "core/text.h"
#include "games/alien_artifacts/effect_tokens.h"
#include "games/alien_artifacts/vocabulary.h"

namespace orrery::aa {

namespace {

template <class E>
std::optional<std::uint8_t> value_named(std::string_view name) {
    const auto names = names_of(E{});
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == name) return static_cast<std::uint8_t>(i);
    return std::nullopt;
}

template <class E>
std::optional<E> named_in_file(std::string_view name) {
    for (const E value : every<E>())
        if (name_in_file(value) == name) return value;
    return std::nullopt;
}

bool fits(Parameter param, Deed deed) {
    switch (param) {
        case Parameter::Buyable:
            return deed <= Deed::Purchase;
        case Parameter::Operation:
            return deed >= Deed::Offensive;
        default:
            return deed <= Deed::Discover || (deed >= Deed::Prepare && deed <= Deed::Unblock);
    }
}

// Goes through the tokens of one string and keeps the first problem.
class Reader {
  public:
    explicit Reader(std::string_view text) : text_{text}, tokens_{tokens_of(text)} {}

    bool at_end() const { return next_ == tokens_.size(); }
    std::string_view peek(std::size_t ahead = 0) const {
        return next_ + ahead < tokens_.size() ? tokens_[next_ + ahead] : std::string_view{};
    }
    bool take(std::string_view token) {
        if (peek() != token) return false;
        ++next_;
        return true;
    }
    void want(std::string_view token) {
        if (!take(token)) fail("sign", {{"sign", std::string{token}}});
    }
    void finish() {
        if (!at_end()) fail("rest", {{"word", std::string{peek()}}});
    }

    // A word that may stand in one of these lists, with its parameters.
    Out word(int fields) {
        const WordRow* row = known_word();
        if (row == nullptr) return fail("word", {{"word", std::string{peek()}}}), Out{};
        if ((row->fields & fields) == 0) return fail("not_here", {{"word", std::string{row->name}}}), Out{};
        next_ += row->name.find(' ') == std::string_view::npos ? 1 : 2;
        Out out{.word = row->word};
        if (row->bracketed) want("(");
        if (row->first == Parameter::Choice) {
            read_choice(out, fields);
        } else {
            read_param(row->first, out);
            if (row->second != Parameter::None) want(",");
            read_param(row->second, out);
        }
        if (row->bracketed) want(")");
        return out;
    }

    // A list of words into `outs`; alternatives of choices go behind the list.
    void list(int fields, Outs& outs) {
        FixedVector<Out, kMostOuts> found;
        do {
            if (found.full()) return fail("long", {{"n", std::to_string(kMostOuts)}});
            const bool only_new = (fields & InGain) != 0 && take("IF_NEW_KIND");
            Out out = word(fields);
            out.only_new = only_new;
            found.push_back(out);
        } while (!problem_ && take(","));
        for (const Out& out : found) outs.push_back(out);
        for (std::size_t i = 0; i < outs.size() && !problem_; ++i) place_alternatives(outs, i);
    }

    std::uint8_t number() {
        const auto n = whole_number(peek());
        if (!n || *n < 1 || *n > 15) return fail("number", {{"word", std::string{peek()}}}), std::uint8_t{0};
        ++next_;
        return static_cast<std::uint8_t>(*n);
    }
    template <class E>
    std::uint8_t value(const char* problem) {
        const auto found = value_named<E>(peek());
        if (!found) return fail(problem, {{"word", std::string{peek()}}}), std::uint8_t{0};
        ++next_;
        return *found;
    }
    void fail(const char* key, Params params = {}) {
        if (problem_) return;
        params.push_back({"text", std::string{text_}});
        problem_ = Message{std::string{"error.effect."} + key, std::move(params)};
    }
    template <class T>
    Result<T> result(T value) {
        if (problem_) return *problem_;
        return value;
    }
    bool failed() const { return problem_.has_value(); }

  private:
    const WordRow* known_word() const {
        for (const Word word : every<Word>()) {
            const std::string_view name = row_of(word).name;
            const std::size_t blank = name.find(' ');
            const bool same = blank == std::string_view::npos
                                  ? name == peek()
                                  : name.substr(0, blank) == peek() && name.substr(blank + 1) == peek(1);
            if (same && !name.empty()) return &row_of(word);
        }
        return nullptr;
    }

    void read_param(Parameter param, Out& out) {
        switch (param) {
            case Parameter::None:
                return;
            case Parameter::Number:
                out.n = number();
                return;
            case Parameter::One:
                out.n = number();
                if (out.n != 1) fail("one");
                return;
            case Parameter::Plus:
            case Parameter::Minus:
                want(param == Parameter::Plus ? "+" : "-");
                out.n = failed() ? std::uint8_t{0} : number();
                return;
            case Parameter::Type:
                out.arg = value<Type>("type");
                return;
            case Parameter::Colour:
                out.arg = value<Colour>("colour");
                return;
            case Parameter::Kind:
                out.arg = value<Kind>("kind");
                return;
            case Parameter::Side:
                out.n = value<Side>("side");
                return;
            default:
                read_deed(param, out);
        }
    }

    void read_deed(Parameter param, Out& out) {
        const auto deed = named_in_file<Deed>(peek());
        if (!deed || !fits(param, *deed)) return fail("deed", {{"word", std::string{peek()}}});
        ++next_;
        out.arg = static_cast<std::uint8_t>(*deed);
    }

    // The alternatives wait in pairs until the list they belong to is complete.
    void read_choice(Out& out, int fields) {
        // Each choice adds two words to the list; choices within choices are read by calls within calls.
        if (2 * ++choices_ >= kMostOuts) return fail("long", {{"n", std::to_string(kMostOuts)}});
        const Out one = word(fields);
        want("/");
        const Out two = word(fields);
        out.arg = static_cast<std::uint8_t>(waiting_.size());
        waiting_.push_back({one, two});
    }

    void place_alternatives(Outs& outs, std::size_t i) {
        if (outs[i].word != Word::Choice) return;
        if (outs.size() + 2 > kMostOuts) return fail("long", {{"n", std::to_string(kMostOuts)}});
        const auto [one, two] = waiting_[outs[i].arg];
        outs[i].arg = static_cast<std::uint8_t>(outs.size());
        outs.push_back(one);
        outs[i].n = static_cast<std::uint8_t>(outs.size());
        outs.push_back(two);
    }

    std::string_view text_;
    std::vector<std::string_view> tokens_;
    std::size_t next_ = 0;
    std::vector<std::pair<Out, Out>> waiting_;
    std::size_t choices_ = 0;
    std::optional<Message> problem_;
};

void read_outs(Reader& in, Effect& effect, int fields) {
    in.list(fields, effect.outs);
    if (in.failed()) return;
    std::size_t alternatives = 0;
    for (const Out& out : effect.outs) alternatives += out.word == Word::Choice ? 2 : 0;
    effect.top = static_cast<std::uint8_t>(effect.outs.size() - alternatives);
}

// [cost] "->" out {"," out}
void read_use_into(Reader& in, Effect& effect) {
    if (in.peek() != "->") effect.cost = in.word(InCost);
    if (!in.failed()) in.want("->");
    if (!in.failed()) read_outs(in, effect, InOut);
    if (in.failed()) return;
    for (const Out& out : effect.outs)
        if (out.word == Word::VpPerSet && effect.cost.word != Word::PaySets)
            in.fail("only_after", {{"word", "VP_PER_SET"}, {"other", "PAY_SETS"}});
}

void read_trigger(Reader& in, Effect& effect) {
    effect.timing = Timing::Trigger;
    const auto event = named_in_file<Event>(in.peek());
    if (!event) return in.fail("event", {{"word", std::string{in.peek()}}});
    effect.event = *event;
    in.take(in.peek());
    in.want(":");
    if (!in.failed()) read_outs(in, effect, InGain);
    for (const Out& out : effect.outs)  // AA-208
        if (out.only_new && effect.event > Event::Discover)
            in.fail("only_after", {{"word", "IF_NEW_KIND"}, {"other", "ON DISCOVER, ON DEVELOP, ON BUILD"}});
}

void read_additionally(Reader& in, Effect& effect) {
    effect.timing = Timing::Additionally;
    if (in.peek() != row_of(Word::PlanetExtra).name) return read_use_into(in, effect);
    in.take(in.peek());
    effect.outs.push_back({.word = Word::PlanetExtra, .n = in.number()});
    effect.top = 1;
}

}  // namespace

Result<Effect> read_logistic(std::string_view text) {
    Reader in{text};
    Effect effect;
    if (in.take("CONST")) {
        effect.timing = Timing::Constant;
        if (in.take("ON"))
            read_trigger(in, effect);
        else
            read_outs(in, effect, InMod);
    } else if (in.take("ADD")) {
        read_additionally(in, effect);
    } else if (in.take("ACT")) {
        effect.timing = Timing::Action;
        read_use_into(in, effect);
    } else {
        in.fail("timing");
    }
    in.finish();
    return in.result(effect);
}

Result<Effect> read_use(std::string_view text) {
    Reader in{text};
    Effect effect;
    effect.timing = Timing::Action;
    read_use_into(in, effect);
    in.finish();
    return in.result(effect);
}

Result<Effect> read_play(std::string_view text) {
    Reader in{text};
    Effect effect;
    effect.timing = Timing::Play;
    read_outs(in, effect, InOut);
    if (!in.failed())
        for (const Out& out : effect.outs)
            if (out.word == Word::VpPerSet)
                in.fail("only_after", {{"word", "VP_PER_SET"}, {"other", "PAY_SETS"}});
    in.finish();
    return in.result(effect);
}

Result<Effect> read_row(std::string_view text) {
    Reader in{text};
    Effect effect;
    effect.timing = Timing::Row;
    if (!in.take("NONE")) read_outs(in, effect, InHit);
    in.finish();
    return in.result(effect);
}

Result<Ability> read_ability(std::string_view text) {
    Reader in{text};
    Ability ability;
    in.list(InAbility, ability.words);
    in.finish();
    for (const Out& out : ability.words) {
        const auto add = [&](std::uint8_t& sum) { sum = static_cast<std::uint8_t>(sum + out.n); };
        switch (out.word) {
            case Word::Attack:
                add(ability.attack);
                break;
            case Word::AttackSystem:
                add(ability.against_system);
                break;
            case Word::AttackPlayer:
                add(ability.against_player);
                break;
            case Word::AttackMatch:
                add(ability.if_match);
                break;
            case Word::AfterCredits:
                add(ability.credits_after);
                break;
            case Word::QuietVp:
                add(ability.quiet_points);
                break;
            case Word::MoreBlock:
                add(ability.more_tokens);
                break;
            case Word::TwoCards:
                ability.two_cards = true;
                break;
            default:
                ability.tough = true;
        }
    }
    return in.result(ability);
}

Result<Outs> read_bonus(std::string_view text) {
    Reader in{text};
    Outs parts;
    in.list(InBonus, parts);
    in.finish();
    return in.result(parts);
}

Result<Count> read_count(std::string_view text) {
    struct Name {
        std::string_view name;
        Counts what;
    };
    static constexpr Name kNames[] = {{"COUNT_ALL", Counts::All},      {"OWN_KIND", Counts::OwnKind},
                                      {"CREDITS", Counts::Credits},    {"STORED", Counts::Stored},
                                      {"SMALLEST", Counts::Smallest},  {"PLANS", Counts::Plans},
                                      {"ARTIFACTS", Counts::Artifacts}};
    Reader in{text};
    Count count;
    for (const Name& each : kNames)
        if (in.peek() == each.name) count.what = each.what;
    if (in.take("KINDS") || in.peek() == "COUNT") {
        const bool kinds = !in.take("COUNT");
        in.want("(");
        if (!kinds && value_named<Side>(in.peek())) {
            count = {.what = Counts::OfSide, .side = static_cast<Side>(in.value<Side>("side"))};
        } else {
            count = {.what = kinds ? Counts::Kinds : Counts::OfType,
                     .type = static_cast<Type>(in.value<Type>("type"))};
            if (!kinds && !in.failed() && in.take(","))
                count = {Counts::OfTypeAndSide, count.type, static_cast<Side>(in.value<Side>("side"))};
        }
        in.want(")");
    } else {
        const bool known = count.what != Counts::All || in.peek() == "COUNT_ALL";
        if (!known) in.fail("word", {{"word", std::string{in.peek()}}});
        in.take(in.peek());
    }
    in.finish();
    return in.result(count);
}

}  // namespace orrery::aa
