// The page: files of web/dist that were compiled in, or a few words where there are none.
#include <map>

#include "core/text.h"
#include "server/http/api.h"

namespace orrery {
std::span<const EmbeddedFile> server_page();
std::span<const EmbeddedFile> server_texts();
}  // namespace orrery

namespace orrery::server {

namespace {

struct Type {
    std::string_view ending, type;
};
constexpr Type kTypes[] = {
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".webp", "image/webp"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".json", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".txt", "text/plain; charset=utf-8"},
    {".wasm", "application/wasm"},
};

using Files = std::map<std::string_view, std::string_view>;
const Files& files() {
    static const Files all = [] {
        Files made;
        for (const EmbeddedFile& file : server_page()) made.emplace(file.name, file.text);
        return made;
    }();
    return all;
}

Response plain_page(Language language) {
    Texts texts{language};
    texts.add(server_texts());
    return {.status = 200,
            .content_type = "text/html; charset=utf-8",
            .body = "<!doctype html><html lang=\"" + std::string{code_of(language)} +
                    "\"><meta charset=\"utf-8\"><title>" + texts.get("page.title") + "</title><p>" +
                    texts.get("page.missing") + "</p></html>\n",
            .headers = {{"Cache-Control", "no-store"}}};
}

Response file_response(const Request& request, std::string_view name) {
    const std::string zipped = std::string{name} + ".gz";
    const bool zip = files().contains(zipped) && request.accept_encoding.find("gzip") != std::string::npos;
    const std::string_view bytes = files().at(zip ? std::string_view{zipped} : name);
    Response response{
        .status = 200, .content_type = std::string{content_type_of(name)}, .body = "", .headers = {}};
    if (zip) response.headers.emplace_back("Content-Encoding", "gzip");
    response.headers.emplace_back("Vary", "Accept-Encoding");
    if (name.starts_with("assets/")) {  // their names hold a hash of what is in them
        response.headers.emplace_back("Cache-Control", "public, max-age=31536000, immutable");
    } else {
        const std::string tag = '"' + std::to_string(stable_hash(bytes)) + '"';
        response.headers.emplace_back("Cache-Control", "no-cache");
        response.headers.emplace_back("ETag", tag);
        if (request.if_none_match == tag) {
            response.status = 304;
            return response;
        }
    }
    response.body = bytes;
    return response;
}

}  // namespace

std::string_view content_type_of(std::string_view name) {
    for (const Type& each : kTypes)
        if (name.ends_with(each.ending)) return each.type;
    return "application/octet-stream";
}

Response static_file(const Request& request) {
    const bool polish = request.accept_language.find("pl") < request.accept_language.find("en");
    if (files().empty()) return plain_page(polish ? Language::Polish : Language::English);
    const std::string_view path = std::string_view{request.path}.substr(1);
    if (files().contains(path) && !path.ends_with(".gz")) return file_response(request, path);
    const std::string_view last = path.substr(std::min(path.rfind('/') + 1, path.size()));
    if (last.find('.') == std::string_view::npos) return file_response(request, "index.html");
    return {.status = 404, .content_type = "text/plain; charset=utf-8", .body = "404\n", .headers = {}};
}

}  // namespace orrery::server
