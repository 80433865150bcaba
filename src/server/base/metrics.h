// What the server counts; /metrics of the admin port shows it (docs/operations.md).
#pragma once

#include <array>
#include <memory>
#include <string>

namespace orrery::server {

class Metrics {
  public:
    Metrics();
    ~Metrics();

    void acknowledged(double seconds);
    void refused(const std::string& code);
    void security(const std::string& what);
    void loop_lag(double seconds);
    void fault(const std::string& place);
    void bot_waited(double seconds);
    void bot_answered();
    void request(int status);
    void set(const std::string& gauge, double value);  // "tables", "connections", "bots_waiting", ...
    std::string text() const;                          // in the format of Prometheus
    // Within which time so large a share of the latest acknowledgements came; 0: there was none yet.
    double acknowledged_within(double share) const;

  private:
    struct Families;
    std::unique_ptr<Families> families_;
    std::array<double, 1024> latest_{};
    std::size_t acknowledged_ = 0;
};

}  // namespace orrery::server
