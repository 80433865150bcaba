// Who only looks on: the same for all of them is written once.
#include "server/place.h"

using namespace orrery;
using namespace orrery::server;

namespace {

// A page of which it is known whether it was sent the very text that another one got.
class Onlooker final : public Connection {
  public:
    Onlooker(const char* who, Language reads) {
        person = who;
        language = reads;
    }
    void send(std::shared_ptr<const std::string> text) override { heard.push_back(std::move(text)); }
    void close(Closing) override {}
    Json last() const { return boost::json::parse(*heard.back()).at("position"); }

    std::vector<std::shared_ptr<const std::string>> heard;
};

}  // namespace

TEST_CASE("who only looks on at a table shares what is written for it; who plays there or made it does not") {
    Place place;
    const std::string id = place.table_of_two();
    Onlooker ewa{"ewa", Language::English}, again{"ewa", Language::English}, late{"ewa", Language::English},
        pl{"ewa", Language::Polish}, ola{"ola", Language::English}, ala{"ala", Language::English};
    Live& live = *place.hall.find(id);
    std::vector<Onlooker*> all{&ewa, &again, &late, &pl, &ola, &ala};
    for (Onlooker* each : all) place.hall.watch(*each, live);
    place.hall.broadcast(live);
    late.sent = 0;  // knows no line yet
    REQUIRE(place.answer(id, "a").at("t") == "ack");
    CHECK(ewa.heard.back() == again.heard.back());
    for (const Onlooker* other : {&late, &pl, &ola, &ala}) CHECK(ewa.heard.back() != other->heard.back());
    CHECK(late.last().at("log").as_array().size() > ewa.last().at("log").as_array().size());
    CHECK(pl.last().at("table").at("prompt") != ewa.last().at("table").at("prompt"));
    // Each is sent what it would be sent alone.
    for (Onlooker* each : all) {
        CAPTURE(each->person);
        const std::string told = *each->heard.back();
        each->sent = each == &late ? 0 : boost::json::parse(told).at("position").at("v").to_number<int>();
        place.hall.show(*each, live);
        Json alone = each->last(), together = boost::json::parse(told).at("position");
        if (each != &late) alone.at("log") = together.at("log"), alone.at("notes") = together.at("notes");
        CHECK(alone == together);
    }
    for (Onlooker* each : all) place.hall.leave(*each);
}
