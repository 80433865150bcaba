#include "games/alien_artifacts/view.h"

namespace orrery::aa {

namespace {

using boost::json::array;
using boost::json::object;

bool is_payment(Step step) {
    return step == Step::Pay || step == Step::Spend || step == Step::PrepareSpend || step == Step::SpendSets;
}

// The sum that each section leads to which can be spent now.
object sections_json(const Now& now, const Frame& frame) {
    ActionList options;
    switch (frame.step) {
        case Step::Pay:
            payments(now, options);
            break;
        case Step::Spend:
            spendings(now, options);
            break;
        case Step::PrepareSpend:
            preparations(now, options);
            break;
        default:
            set_spendings(now, options);
    }
    object json;
    for (const Action action : options) {
        if (verb_of(action) == Verb::Done) continue;
        const auto face = static_cast<Face>(action.a);
        json[now.cards.names.id(face)] = now.cards.section(face).icons;
    }
    return json;
}

std::string_view purpose_of(const Frame& frame) {
    switch (frame.step) {
        case Step::Pay:
            return "cost";
        case Step::Spend:
            return static_cast<RowFor>(frame.n) == RowFor::Unblock ? "unblock" : "exchange";
        case Step::PrepareSpend:
            return "prepare";
        default:
            return "sets";
    }
}

object out_json(const Effect& effect, const Out& out) {
    object json{{"word", row_of(out.word).name}};
    if (out.word == Word::Choice) {
        json["of"] = array{out_json(effect, effect.outs[out.arg]), out_json(effect, effect.outs[out.n])};
        return json;
    }
    if (out.n > 0) json["n"] = out.n;
    const Parameter first = row_of(out.word).first;
    if (first == Parameter::Type) json["type"] = names_of(Type{})[out.arg];
    if (first == Parameter::Colour) json["colour"] = names_of(Colour{})[out.arg];
    if (first == Parameter::Kind) json["kind"] = names_of(Kind{})[out.arg];
    if (first >= Parameter::Buyable && first <= Parameter::Limited) json["deed"] = names_of(Deed{})[out.arg];
    if (out.only_new) json["only_new"] = true;
    return json;
}

}  // namespace

Json cost_json(const Effect& effect) {
    return effect.cost.word == Word::None ? Json(nullptr) : Json(out_json(effect, effect.cost));
}

array outs_json(const Effect& effect) {
    array list;
    for (std::size_t i = 0; i < effect.top; ++i) list.push_back(out_json(effect, effect.outs[i]));
    return list;
}

Json payment_json(const Now& now, Seat viewer) {
    if (now.s.todo.empty() || !is_payment(now.s.asked().step)) return nullptr;
    const Frame& frame = now.s.asked();
    const bool sets = frame.step == Step::SpendSets;
    const bool fixed = frame.step == Step::Pay;
    const bool own = frame.who.includes(viewer);
    Card card = kNoCard;
    const std::size_t depth = now.s.todo.size();
    if (depth > 1 && now.s.todo[depth - 2].step == Step::Complete) card = now.s.todo[depth - 2].card;
    const int price = card == kNoCard ? 0 : cost(now, type_of(card));
    return object{{"for", purpose_of(frame)},
                  {"card", to_json(card, &now.cards.names)},
                  {"cost", card == kNoCard ? Json(nullptr) : Json(price)},
                  {"colour", sets ? Json(nullptr) : to_json(frame.colour)},
                  {"gold", frame.gold},
                  {"missing", fixed ? Json(frame.amount) : Json(nullptr)},
                  {"spent", sets    ? Json(array{frame.amount, frame.limit, frame.least})
                            : fixed ? Json(nullptr)
                                    : Json(frame.amount)},
                  {"limit", sets || frame.limit == kNoLimit ? Json(nullptr) : Json(frame.limit)},
                  {"extra", frame.extra},
                  {"sections", own ? Json(sections_json(now, frame)) : Json(nullptr)}};
}

Json choice_json(const Now& now) {
    if (now.s.todo.empty() || now.s.asked().step != Step::Choose) return nullptr;
    const Frame& frame = now.s.asked();
    const Effect& effect = now.cards.effect(frame.effect);
    return out_json(effect, effect.outs[frame.at])["of"];
}

}  // namespace orrery::aa
