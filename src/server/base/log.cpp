#include "server/base/log.h"

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

namespace orrery::server {

namespace {

spdlog::logger& logger() {
    static const auto made = [] {
        auto own =
            std::make_shared<spdlog::logger>("orrery", std::make_shared<spdlog::sinks::stderr_sink_mt>());
        own->set_pattern(R"({"at":"%Y-%m-%dT%H:%M:%S.%eZ","level":"%l",%v})", spdlog::pattern_time_type::utc);
        return own;
    }();
    return *made;
}

}  // namespace

void log_event(Level level, std::string_view event, boost::json::object more) {
    boost::json::object line{{"event", event}};
    for (const auto& field : more) line[field.key()] = field.value();
    const std::string text = boost::json::serialize(line);
    const auto severity = level == Level::Error     ? spdlog::level::err
                          : level == Level::Warning ? spdlog::level::warn
                                                    : spdlog::level::info;
    logger().log(severity, "{}", std::string_view{text}.substr(1, text.size() - 2));
}

}  // namespace orrery::server
