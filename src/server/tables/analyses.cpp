#include "server/tables/analyses.h"

#include <algorithm>

#include "server/tables/clock.h"

namespace orrery::server {

namespace {

constexpr double kPiece = 0.1;      // seconds of a thread, before others have their turn
constexpr Millis kTryAgain = 1000;  // where the queue is full

std::string searching(std::size_t iterations) { return "mcts:iterations=" + std::to_string(iterations); }

// All decisions of a long game take hardly longer than those of a short one.
std::size_t glance_of(const Limits& limits, std::size_t answers) {
    constexpr std::size_t kLeast = 10, kMost = 200;
    return std::clamp(limits.analysis_glances / std::max<std::size_t>(1, answers), kLeast, kMost);
}

}  // namespace

const Study* Analyses::find(const std::string& key) {
    const auto at = studies_.find(key);
    if (at == studies_.end()) return nullptr;
    at->second->looked = ++looks_;
    return at->second.get();
}

std::optional<Refused> Analyses::refusal(const Payer& payer) {
    const Limits& limits = hall_.services().limits;
    const auto running = [](const auto& each) { return each.second->running(); };
    const auto own = [&](const auto& each) {
        return running(each) && each.second->payer.person == payer.person;
    };
    if (std::ranges::any_of(studies_, own)) return Refused{"analysing"};
    const auto near = [&](const auto& each) {
        return running(each) && each.second->payer.address == payer.address;
    };
    if (std::ranges::count_if(studies_, running) >= static_cast<long>(limits.analyses_at_once) ||
        std::ranges::count_if(studies_, near) >= static_cast<long>(limits.analyses_of_address))
        return Refused{"busy"};
    Millis wait = spent_.wait(payer.person, limits.analysis_of_person, hall_.now());
    if (payer.address != payer.person)
        wait = std::max(wait, spent_.wait(payer.address, limits.analysis_of_address, hall_.now()));
    if (wait > 0) return Refused{"budget", {}, {{"n", std::to_string(wait / kMinute + 1)}}};
    return std::nullopt;
}

std::variant<const Study*, Refused> Analyses::begin(const std::string& key, const Match& match,
                                                    const std::string& person) {
    if (const Study* known = find(key)) return known;
    const Payer payer = hall_.payer(person);
    if (auto refused = refusal(payer)) return *refused;
    const Shelf& shelf = hall_.services().shelf;
    const GameRow* row = find_game(match.start().info().id, shelf.games());
    const Limits& limits = hall_.services().limits;
    const std::string looking = searching(limits.analysis_look);
    auto quick = row->make_bot(shelf, searching(glance_of(limits, match.ply())));
    auto thorough = row->make_bot(shelf, looking);
    if (!quick || !thorough) return Refused{"busy"};
    forget_oldest();
    const auto survey = std::make_shared<Survey>(match, std::move(*quick), std::move(*thorough));
    const auto study = std::make_shared<Study>(Study{.key = key,
                                                     .payer = payer,
                                                     .bot = looking,
                                                     .game = match.start().clone(),
                                                     .survey = survey,
                                                     .looked = ++looks_});
    studies_[key] = study;
    go_on(study);
    return study.get();
}

bool Analyses::stop(const std::string& key, const std::string& person) {
    const auto at = studies_.find(key);
    if (at == studies_.end() || !at->second->running()) return true;
    if (at->second->payer.person != person) return false;
    at->second->survey = nullptr;
    studies_.erase(at);
    return true;
}

void Analyses::go_on(const std::shared_ptr<Study>& study) {
    const auto work = [this, study, survey = study->survey](double) {
        const Services& services = hall_.services();
        const double before = thread_seconds();
        const bool fine = services.faults.contain("analysis", [&] {
            while (!survey->done() && thread_seconds() - before < kPiece) survey->step();
        });
        const double seconds = thread_seconds() - before;
        services.loop.post([this, study, seconds, fine] { heard(study, seconds, fine); });
    };
    const Services& services = hall_.services();
    if (hall_.draining()) return;
    if (!services.bots.submit({.pace = Pace::Idle, .payer = study->payer, .work = work}))
        services.loop.after(kTryAgain, [this, study] {
            if (study->running()) go_on(study);
        });
}

void Analyses::heard(const std::shared_ptr<Study>& study, double seconds, bool fine) {
    const Limits& limits = hall_.services().limits;
    const Payer& payer = study->payer;
    spent_.spend(payer.person, limits.analysis_of_person, seconds, hall_.now());
    if (payer.address != payer.person)
        spent_.spend(payer.address, limits.analysis_of_address, seconds, hall_.now());
    if (!study->running()) return;  // stopped
    study->progress = study->survey->progress();
    if (!fine) {
        study->survey = nullptr;
        studies_.erase(study->key);
        return;
    }
    if (!study->survey->done()) return go_on(study);
    study->findings = study->survey->findings();
    study->survey = nullptr;
}

void Analyses::forget_oldest() {
    if (studies_.size() < hall_.services().limits.analyses_kept) return;
    auto oldest = studies_.end();
    for (auto at = studies_.begin(); at != studies_.end(); ++at)
        if (!at->second->running() &&
            (oldest == studies_.end() || at->second->looked < oldest->second->looked))
            oldest = at;
    if (oldest != studies_.end()) studies_.erase(oldest);
}

}  // namespace orrery::server
