#include <doctest/doctest.h>

#include "bots/mcts/node_pool.h"

namespace orrery::mcts {

namespace {

ActionList answers(int n) {
    ActionList list;
    for (int i = 0; i < n; ++i) list.push_back({0, static_cast<std::uint8_t>(i)});
    return list;
}

}  // namespace

TEST_CASE("a node is found by its key, with its answers") {
    NodePool pool{16};
    CHECK(pool.find(7) == nullptr);
    Node* node = pool.add(7, 1, answers(3));
    REQUIRE(node != nullptr);
    CHECK(pool.find(7) == node);
    CHECK(pool.find(8) == nullptr);
    CHECK(node->seat == 1);
    CHECK(node->count == 3);
    CHECK(pool.edges(*node)[2].action == Action{0, 2});
    CHECK(pool.edge(*node, {0, 1}) == pool.edges(*node) + 1);
    CHECK(pool.edge(*node, {0, 3}) == nullptr);
    CHECK(pool.size() == 1);
    pool.clear();
    CHECK(pool.find(7) == nullptr);
    CHECK(pool.size() == 0);
}

TEST_CASE("keys that want one place are told apart") {
    NodePool pool{16};  // a table of 32 places
    for (std::uint64_t i = 0; i < 5; ++i) REQUIRE(pool.add(3 + 32 * i, 0, answers(2)) != nullptr);
    REQUIRE(pool.add(4, 0, answers(2)) != nullptr);
    for (std::uint64_t i = 0; i < 5; ++i) CHECK(pool.find(3 + 32 * i)->key == 3 + 32 * i);
    CHECK(pool.find(4)->key == 4);
    CHECK(pool.find(3 + 32 * 5) == nullptr);
}

TEST_CASE("a full pool takes no more, of nodes or of answers") {
    NodePool pool{4};
    for (std::uint64_t key = 1; key <= 4; ++key) CHECK(pool.add(key, 0, answers(2)) != nullptr);
    CHECK(pool.add(5, 0, answers(2)) == nullptr);
    CHECK(pool.find(5) == nullptr);
    NodePool wide{4};
    CHECK(wide.add(1, 0, answers(30)) != nullptr);
    CHECK(wide.add(2, 0, answers(3)) == nullptr);
    CHECK(wide.add(3, 0, answers(2)) != nullptr);
    CHECK(wide.added() == 2);
}

TEST_CASE("what the last search did not touch makes place for the next one") {
    NodePool pool{8};
    pool.begin_search();
    for (std::uint64_t key = 1; key <= 6; ++key) pool.add(key, 0, answers(static_cast<int>(key)));
    pool.begin_search();  // more than half full: but all were touched by the search before, which is too much
    CHECK(pool.size() == 0);
    for (std::uint64_t key = 1; key <= 4; ++key) pool.add(key, 0, answers(static_cast<int>(key)));
    pool.begin_search();
    CHECK(pool.size() == 4);
    pool.add(5, 0, answers(5));
    Node* kept = pool.find(3);
    pool.touch(*kept);
    kept->visits = 11;
    pool.edges(*kept)[2].visits = 9;
    pool.begin_search();
    CHECK(pool.size() == 2);
    for (const std::uint64_t gone : {1, 2, 4}) CHECK(pool.find(gone) == nullptr);
    REQUIRE(pool.find(3) != nullptr);
    CHECK(pool.find(3)->visits == 11);
    CHECK(pool.edges(*pool.find(3))[2].visits == 9);
    CHECK(pool.edges(*pool.find(5))[4].action == Action{0, 4});
    CHECK(pool.added() == 11);
}

TEST_CASE("the fingerprint tells trees apart") {
    NodePool one{8}, two{8};
    CHECK(one.fingerprint() == two.fingerprint());
    one.add(1, 0, answers(2));
    CHECK(one.fingerprint() != two.fingerprint());
    two.add(1, 0, answers(2));
    CHECK(one.fingerprint() == two.fingerprint());
    one.edges(*one.find(1))[1].visits = 1;
    CHECK(one.fingerprint() != two.fingerprint());
}

}  // namespace orrery::mcts
