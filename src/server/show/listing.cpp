// Lists of tables, a few at a time.
#include "server/show/show.h"

namespace orrery::server {

namespace {

constexpr int kWarmAtOnce = 10;

struct Listing {
    Hall& hall;
    std::vector<std::string> ids;
    std::string person;
    Language language;
    std::function<void(const Json&)> done;
    boost::json::array all{};
    std::size_t at = 0;
};

void add_next(Listing& listing) {
    Hall& hall = listing.hall;
    const std::string& id = listing.ids[listing.at++];
    if (const Live* live = hall.find(id))
        listing.all.push_back(summary_json({hall, *live, listing.person, listing.language, {}}));
    else if (const auto why = hall.stopped(id))
        listing.all.push_back(stopped_json(hall, id, *why, listing.language));
}

void list_on(const std::shared_ptr<Listing>& listing) {
    for (int warm = 0; listing->at < listing->ids.size(); ++warm) {
        const bool cold = !listing->hall.in_memory(listing->ids[listing->at]);
        add_next(*listing);
        if (!cold && warm < kWarmAtOnce) continue;
        return listing->hall.services().loop.post([listing] { list_on(listing); });
    }
    listing->done(std::move(listing->all));
}

}  // namespace

void list_tables(Hall& hall, std::vector<std::string> ids, std::string person, Language language,
                 std::function<void(const Json&)> done) {
    list_on(std::make_shared<Listing>(
        Listing{hall, std::move(ids), std::move(person), language, std::move(done)}));
}

}  // namespace orrery::server
