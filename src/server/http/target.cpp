#include "server/http/target.h"

#include <boost/url/parse.hpp>
#include <boost/url/url_view.hpp>

namespace orrery::server {

std::optional<Target> read_target(std::string_view text) {
    const auto url = boost::urls::parse_origin_form({text.data(), text.size()});
    if (!url || !text.starts_with('/')) return std::nullopt;
    Target target;
    target.path = std::string{text.substr(0, text.find('?'))};
    boost::urls::encoding_opts options;
    options.space_as_plus = true;
    for (const auto& each : url->params(options)) target.parameters.emplace_back(each.key, each.value);
    return target;
}

}  // namespace orrery::server
