// orrery serve: the games in the browser, for this machine or a network.
#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>

#include <algorithm>

#include "cli/commands/command_line.h"
#include "cli/commands/data_folder.h"
#include "cli/commands/serve_limits.h"
#include "cli/commands/serve_origin.h"
#include "core/text.h"
#include "core/version.h"
#include "server/base/address.h"
#include "server/server.h"

namespace orrery::cli {

namespace {

struct ServeArguments {
    std::optional<std::string> port, listen, data, admin, origin, proxy, backup_every, backup_to, keep;
    std::vector<std::string> limits;
    bool log_requests = false;
};

// Of this machine in its networks.
std::vector<std::string> own_addresses() {
    std::vector<std::string> all;
    ifaddrs* first = nullptr;
    if (getifaddrs(&first) != 0) return all;
    for (const ifaddrs* each = first; each != nullptr; each = each->ifa_next) {
        if (each->ifa_addr == nullptr || each->ifa_addr->sa_family != AF_INET ||
            (each->ifa_flags & IFF_LOOPBACK) != 0)
            continue;
        char text[INET_ADDRSTRLEN]{};
        const auto* address = reinterpret_cast<const sockaddr_in*>(each->ifa_addr);
        if (inet_ntop(AF_INET, &address->sin_addr, text, sizeof text) != nullptr) all.emplace_back(text);
    }
    freeifaddrs(first);
    return all;
}

bool is_everywhere(const std::string& listen) { return listen == "0.0.0.0" || listen == "::"; }

bool is_alone(const std::string& listen) {
    return listen.starts_with("127.") || listen == "::1" || listen == "localhost";
}

// By which others in the network come here; none where only this machine does.
std::vector<std::string> reached_by(const std::string& listen) {
    if (is_everywhere(listen)) return own_addresses();
    return is_alone(listen) ? std::vector<std::string>{} : std::vector<std::string>{listen};
}

int port_argument(std::string_view name, const std::string& text) {
    return static_cast<int>(number_argument(name, text, 0, kMostPort));
}

// "90m", "12h", "1d"
server::Millis time_argument(std::string_view option, const std::string& text) {
    struct Unit {
        char letter;
        server::Millis millis;
    };
    constexpr Unit kUnits[] = {{'m', 60'000}, {'h', 3'600'000}, {'d', 86'400'000}};
    const auto* unit = std::ranges::find(kUnits, text.empty() ? ' ' : text.back(), &Unit::letter);
    const auto number = whole_number(std::string_view{text}.substr(0, text.empty() ? 0 : text.size() - 1));
    if (unit == std::end(kUnits) || !number || *number < 1 || *number > 1000)
        misuse({"error.usage.time", {{"option", std::string{option}}, {"value", text}}});
    return *number * unit->millis;
}

std::vector<std::string> proxy_argument(const ServeArguments& arguments) {
    std::vector<std::string> all;
    if (!arguments.proxy) return all;
    for (const std::string_view part : split(*arguments.proxy, ',')) all.emplace_back(trimmed(part));
    if (!arguments.origin || !std::ranges::all_of(all, server::is_range))
        misuse({"error.usage.proxy", {{"value", *arguments.proxy}}});
    return all;
}

void say_where(const Context& context, const server::Server& running, const server::Options& options) {
    const std::string port = std::to_string(running.port());
    const bool everywhere = is_everywhere(options.listen);
    const std::string host = everywhere ? "localhost" : options.listen;
    const bool six = host.find(':') != std::string::npos;
    const std::string address = "http://" + (six ? '[' + host + ']' : host) + ':' + port + '/';
    context.print(Line{context.say("serve.ready") + ' '}.add(
        options.origin.empty() ? address : options.origin, Ink::Act));
    if (everywhere)
        for (const std::string& own : options.addresses)
            context.print({context.say("serve.network", {{"address", "http://" + own + ':' + port + '/'}}),
                           Ink::Quiet});
    // Behind a proxy, which has an address of its own, others come all the same.
    if (is_alone(options.listen) && options.origin.empty())
        context.print({context.say("serve.alone"), Ink::Quiet});
    if (running.admin_port() != 0)
        context.print(
            {context.say("serve.admin", {{"port", std::to_string(running.admin_port())}}), Ink::Quiet});
    context.print({context.say("serve.data", {{"folder", options.data}}), Ink::Quiet});
    context.out << std::flush;
}

int serve(Context& context, const ServeArguments& arguments) {
    server::Options options;
    if (arguments.port) options.port = port_argument("--port", *arguments.port);
    if (arguments.admin) options.admin = port_argument("--admin", *arguments.admin);
    if (arguments.listen) options.listen = *arguments.listen;
    if (arguments.origin) options.origin = origin_argument(*arguments.origin);
    options.proxies = proxy_argument(arguments);
    if (options.origin.empty()) options.addresses = reached_by(options.listen);
    options.data = data_folder(arguments.data);
    options.version = version();
    options.handle_signals = context.around.real;
    options.log_requests = arguments.log_requests;
    options.limits = limits_argument(arguments.limits);
    if (arguments.backup_every)
        options.backups.every = time_argument("--backup-every", *arguments.backup_every);
    if (arguments.keep)
        options.backups.keep =
            static_cast<std::size_t>(number_argument("--keep", *arguments.keep, 1, 100'000));
    options.backups.to = arguments.backup_to.value_or("");
    const auto running = value_or_fail(server::Server::open(options, context.shelf));
    say_where(context, *running, options);
    running->run();
    return kOk;
}

}  // namespace

void add_serve(CommandLine& line) {
    auto arguments = std::make_shared<ServeArguments>();
    line.command("serve", "play")
        .option("port", arguments->port)
        .option("listen", arguments->listen)
        .option("data", arguments->data)
        .option("admin", arguments->admin)
        .option("origin", arguments->origin)
        .option("proxy", arguments->proxy)
        .option("backup-every", arguments->backup_every)
        .option("backup-to", arguments->backup_to)
        .option("keep", arguments->keep)
        .options("limit", arguments->limits)
        .flag("log-requests", arguments->log_requests)
        .runs([arguments](Context& context) { return serve(context, *arguments); });
}

}  // namespace orrery::cli
