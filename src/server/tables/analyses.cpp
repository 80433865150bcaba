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

const Inquiry* Analyses::find(const std::string& key) {
    const auto at = inquiries_.find(key);
    if (at == inquiries_.end()) return nullptr;
    at->second->looked = ++looks_;
    return at->second.get();
}

std::optional<Refused> Analyses::refusal(const Payer& payer) {
    const auto own = [&](const auto& each) {
        return each.second->running() && each.second->payer.person == payer.person;
    };
    if (std::ranges::any_of(inquiries_, own)) return Refused{"analysing"};
    if (crowded(payer)) return Refused{"busy"};
    if (const Millis wait = spent_.wait(payer, budget(), hall_.now()); wait > 0) return over_budget(wait);
    return std::nullopt;
}

// As many run as may: in all, of this address, of its network.
bool Analyses::crowded(const Payer& payer) const {
    const Limits& limits = hall_.services().limits;
    const auto of_address = static_cast<double>(limits.analyses_of_address);
    double all = 0, there = 0, near = 0;
    for (const auto& [key, inquiry] : inquiries_) {
        if (!inquiry->running()) continue;
        ++all;
        there += inquiry->payer.address == payer.address ? 1 : 0;
        near += !payer.network.empty() && inquiry->payer.network == payer.network ? 1 : 0;
    }
    return all >= static_cast<double>(limits.analyses_at_once) || there >= of_address ||
           near >= of_address * limits.network_shares;
}

Budget Analyses::budget() const {
    const Limits& limits = hall_.services().limits;
    return {limits.analysis_of_person, limits.analysis_of_address, limits.network_shares};
}

std::variant<const Inquiry*, Refused> Analyses::begin(const std::string& key, const Match& match,
                                                      const std::string& person) {
    if (const Inquiry* known = find(key)) return known;
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
    const auto inquiry = std::make_shared<Inquiry>(Inquiry{.key = key,
                                                           .payer = payer,
                                                           .bot = looking,
                                                           .game = match.start().clone(),
                                                           .survey = survey,
                                                           .looked = ++looks_});
    inquiries_[key] = inquiry;
    go_on(inquiry);
    return inquiry.get();
}

bool Analyses::stop(const std::string& key, const std::string& person) {
    const auto at = inquiries_.find(key);
    if (at == inquiries_.end() || !at->second->running()) return true;
    if (at->second->payer.person != person) return false;
    at->second->survey = nullptr;
    inquiries_.erase(at);
    return true;
}

void Analyses::go_on(const std::shared_ptr<Inquiry>& inquiry) {
    const auto work = [this, inquiry, survey = inquiry->survey](double) {
        const Services& services = hall_.services();
        const double before = thread_seconds();
        const bool fine = services.faults.contain("analysis", [&] {
            while (!survey->done() && thread_seconds() - before < kPiece) survey->step();
        });
        const double seconds = thread_seconds() - before;
        services.loop.post([this, inquiry, seconds, fine] { heard(inquiry, seconds, fine); });
    };
    const Services& services = hall_.services();
    if (hall_.draining()) return;
    if (!services.bots.submit({.pace = Pace::Idle, .payer = inquiry->payer, .work = work}))
        services.loop.after(kTryAgain, [this, inquiry] {
            if (inquiry->running()) go_on(inquiry);
        });
}

void Analyses::heard(const std::shared_ptr<Inquiry>& inquiry, double seconds, bool fine) {
    spent_.spend(inquiry->payer, budget(), seconds, hall_.now());
    if (!inquiry->running()) return;  // stopped
    inquiry->progress = inquiry->survey->progress();
    if (!fine) {
        inquiry->survey = nullptr;
        inquiries_.erase(inquiry->key);
        return;
    }
    if (!inquiry->survey->done()) return go_on(inquiry);
    inquiry->findings = inquiry->survey->findings();
    inquiry->survey = nullptr;
}

void Analyses::forget_oldest() {
    if (inquiries_.size() < hall_.services().limits.analyses_kept) return;
    auto oldest = inquiries_.end();
    for (auto at = inquiries_.begin(); at != inquiries_.end(); ++at)
        if (!at->second->running() &&
            (oldest == inquiries_.end() || at->second->looked < oldest->second->looked))
            oldest = at;
    if (oldest != inquiries_.end()) inquiries_.erase(oldest);
}

}  // namespace orrery::server
