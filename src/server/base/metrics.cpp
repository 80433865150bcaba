#include "server/base/metrics.h"

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>
#include <prometheus/text_serializer.h>

#include <algorithm>
#include <vector>

namespace orrery::server {

namespace {

const prometheus::Histogram::BucketBoundaries kSeconds{0.001, 0.002, 0.005, 0.01, 0.02, 0.05,
                                                       0.1,   0.2,   0.5,   1,    2};

}  // namespace

struct Metrics::Families {
    prometheus::Registry registry;
    prometheus::Histogram& acks = prometheus::BuildHistogram()
                                      .Name("orrery_act_seconds")
                                      .Help("From an answer's arrival to its acknowledgement.")
                                      .Register(registry)
                                      .Add({}, kSeconds);
    prometheus::Family<prometheus::Counter>& refusals = prometheus::BuildCounter()
                                                            .Name("orrery_refused_total")
                                                            .Help("Messages refused, by code.")
                                                            .Register(registry);
    prometheus::Family<prometheus::Counter>& faults = prometheus::BuildCounter()
                                                          .Name("orrery_faults_total")
                                                          .Help("What threw, by the place that contained it.")
                                                          .Register(registry);
    prometheus::Histogram& waits =
        prometheus::BuildHistogram()
            .Name("orrery_bot_wait_seconds")
            .Help("From a bot's turn to the moment a thread begins to think for it.")
            .Register(registry)
            .Add({}, prometheus::Histogram::BucketBoundaries{0.001, 0.01, 0.1, 0.5, 1, 2, 5, 10, 30, 60});
    prometheus::Family<prometheus::Counter>& security =
        prometheus::BuildCounter()
            .Name("orrery_security_total")
            .Help("Failed logins, limits hit, bans, by what it was.")
            .Register(registry);
    prometheus::Histogram& lag = prometheus::BuildHistogram()
                                     .Name("orrery_loop_lag_seconds")
                                     .Help("How much later than asked for the loop's timer ran.")
                                     .Register(registry)
                                     .Add({}, prometheus::Histogram::BucketBoundaries{
                                                  0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1});
    prometheus::Counter& bots = prometheus::BuildCounter()
                                    .Name("orrery_bot_answers_total")
                                    .Help("Turns that bots answered.")
                                    .Register(registry)
                                    .Add({});
    prometheus::Family<prometheus::Counter>& requests = prometheus::BuildCounter()
                                                            .Name("orrery_requests_total")
                                                            .Help("HTTP answers, by status.")
                                                            .Register(registry);
    prometheus::Family<prometheus::Gauge>& gauges =
        prometheus::BuildGauge().Name("orrery_now").Help("How many there are now.").Register(registry);
};

Metrics::Metrics() : families_{std::make_unique<Families>()} {}
Metrics::~Metrics() = default;

void Metrics::acknowledged(double seconds) {
    families_->acks.Observe(seconds);
    latest_[acknowledged_++ % latest_.size()] = seconds;
}
double Metrics::acknowledged_within(double share) const {
    std::vector<double> all(latest_.begin(), latest_.begin() + static_cast<std::ptrdiff_t>(
                                                                   std::min(acknowledged_, latest_.size())));
    if (all.empty()) return 0;
    const auto at = all.begin() + static_cast<std::ptrdiff_t>(share * static_cast<double>(all.size() - 1));
    std::nth_element(all.begin(), at, all.end());
    return *at;
}
void Metrics::refused(const std::string& code) { families_->refusals.Add({{"code", code}}).Increment(); }
void Metrics::security(const std::string& what) { families_->security.Add({{"what", what}}).Increment(); }
void Metrics::loop_lag(double seconds) { families_->lag.Observe(seconds); }
void Metrics::fault(const std::string& place) { families_->faults.Add({{"place", place}}).Increment(); }
void Metrics::bot_waited(double seconds) { families_->waits.Observe(seconds); }
void Metrics::bot_answered() { families_->bots.Increment(); }
void Metrics::request(int status) {
    families_->requests.Add({{"status", std::to_string(status)}}).Increment();
}
void Metrics::set(const std::string& gauge, double value) {
    families_->gauges.Add({{"what", gauge}}).Set(value);
}

std::string Metrics::text() const {
    return prometheus::TextSerializer{}.Serialize(families_->registry.Collect());
}

}  // namespace orrery::server
