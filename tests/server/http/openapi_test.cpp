// The description of the API is true: every path in it is answered, and every path that is answered is in it.
#include <set>

#include "core/text.h"
#include "server/house.h"
#include "server/http/api.h"

using namespace orrery;
using namespace orrery::server;

namespace {

// "GET /api/me" of every path and method of the file.
std::set<std::string> described(const std::string& yaml) {
    std::set<std::string> all;
    std::string path;
    bool in_paths = false;
    for (const std::string_view line : split(yaml, '\n')) {
        if (!line.empty() && line[0] != ' ') in_paths = line.starts_with("paths:");
        if (!in_paths) continue;
        if (line.starts_with("  /")) path = line.substr(2, line.rfind(':') - 2);
        for (const std::string_view method : {"get", "post"})
            if (line == "    " + std::string{method} + ":")
                all.insert((method == "get" ? "GET " : "POST ") + path);
    }
    return all;
}

}  // namespace

TEST_CASE("openapi.yaml names every route, and no other") {
    House house;
    Browser browser = house.guest();
    const std::set<std::string> paths = described(browser.get("/api/openapi.yaml").body);
    std::set<std::string> served{"GET /api/socket"};
    for (const Route& route : routes())
        served.insert(std::string{route.method} + ' ' + std::string{route.path});
    CHECK(paths == served);
}

TEST_CASE("every path of openapi.yaml is answered") {
    House house;
    Browser browser = house.guest();
    const std::string table = new_table(browser, wish("alien_frontiers", {me(), bot()}));
    for (const std::string& each : described(browser.get("/api/openapi.yaml").body)) {
        CAPTURE(each);
        const std::size_t blank = each.find(' ');
        std::string path = each.substr(blank + 1);
        for (const auto& [gap, value] :
             {std::pair{"{lang}", std::string{"pl"}}, std::pair{"{game}", std::string{"alien_frontiers"}},
              std::pair{"{id}", table}})
            if (const std::size_t at = path.find(gap); at != std::string::npos)
                path.replace(at, std::string_view{gap}.size(), value);
        if (path == "/api/socket") continue;
        const Reply reply = each.starts_with("GET") ? browser.get(path) : browser.post(path, object{});
        // What is asked for may not be there; the path is.
        if (reply.status == 404) CHECK(text_at(reply.json(), "code") == "no_content");
        CHECK(reply.status != 405);
        CHECK(reply.status != 0);
    }
}

TEST_CASE("files of the page are sent as what they are") {
    CHECK(content_type_of("index.html") == "text/html; charset=utf-8");
    CHECK(content_type_of("assets/a.webp") == "image/webp");
    CHECK(content_type_of("assets/a.woff2") == "font/woff2");
    CHECK(content_type_of("a.svg") == "image/svg+xml");
    CHECK(content_type_of("favicon.ico") == "image/x-icon");
    CHECK(content_type_of("orrery.webmanifest") == "application/manifest+json");
    CHECK(content_type_of("a.json") == "application/json");
    CHECK(content_type_of("a.unknown") == "application/octet-stream");
}
