// Move and Catapult (5.12).
#include "arcs/table.h"

using namespace orrery;
using namespace orrery::ar;

TEST_CASE(
    "AR-114 any number of ships, fresh or damaged, out of one system into a neighbour; nothing blocks") {
    auto table = Table::of(3)
                     .ships("3h", Ruby, 2, 2)
                     .ships("3g", Jade, 5)
                     .acting(Ruby, "mobilization_2")
                     .play("act move");
    CHECK(table.options() == Lines{"move_to 3g", "move_to 3c"});
    CHECK(table.refuses("move_to 3a") == "AR-114");
    table.play("move_to 3g");
    CHECK(table.options() == Lines{"move_fresh 0", "move_fresh 1", "move_fresh 2"});
    CHECK(table.lacks("move_fresh 3") == "AR-114 ships 3 2");
    State fresh = table.state;
    table.play("move_fresh 0");
    CHECK(table.options() == Lines{"move_damaged 1", "move_damaged 2"});
    CHECK(table.refuses("move_damaged 0") == "AR-114");
    table.state = fresh;
    table.play("move_fresh 1", "move_damaged 2");
    CHECK(table.fresh("3g", Ruby) == 1);
    CHECK(table.damaged("3g", Ruby) == 2);
    CHECK(table.fresh("3h", Ruby) == 1);
    CHECK(table.asks(Step::Act));
}

TEST_CASE(
    "AR-115, AR-116, AR-E9 a Catapult goes on through gates that no Rival controlled, and ends elsewhere") {
    // AR-E9, with 3h for the planet of cluster 4 and 5g reached over the path.
    auto table = Table::of(3).starport("3h_1", Ruby).ships("3h", Ruby, 2).ships("5g", Jade, 1);
    table.acting(Ruby, "mobilization_2").play("act move", "move_to 3g", "move_fresh 2");
    CHECK(table.options() == Lines{"halt", "fly_on 2g", "fly_on 3a", "fly_on 3c", "fly_on 3h", "fly_on 5g"});
    State gate = table.state;
    table.play("fly_on 5g", "on_fresh 2");
    CHECK(table.asks(Step::Act));  // Jade controlled 5g before they entered
    CHECK(table.fresh("5g", Ruby) == 2);
    table.state = gate;
    table.play("fly_on 3c", "on_fresh 1");
    CHECK(table.asks(Step::Act));  // a planet
    CHECK(table.fresh("3g", Ruby) == 1);
    table.state = gate;
    table.play("halt");
    CHECK(table.fresh("3g", Ruby) == 2);
    // Without a starport there is one step only.
    auto plain =
        Table::of(3).ships("3h", Ruby, 1).acting(Ruby, "mobilization_2").play("act move", "move_to 3g");
    CHECK(plain.asks(Step::Act));
}

TEST_CASE("AR-117 only own starports launch, and only ships that started together go on") {
    auto table = Table::of(3).starport("3h_1", Jade).ships("3h", Ruby, 1).acting(Ruby, "mobilization_2");
    CHECK(table.play("act move", "move_to 3g").asks(Step::Act));
    auto waiting = Table::of(3)
                       .starport("3h_1", Ruby)
                       .ships("3h", Ruby, 1)
                       .ships("3g", Ruby, 4)
                       .acting(Ruby, "mobilization_2");
    waiting.play("act move", "move_from 3h", "move_to 3g", "fly_on 3c");
    CHECK(waiting.fresh("3c", Ruby) == 1);
    CHECK(waiting.fresh("3g", Ruby) == 4);
}

TEST_CASE("AR-118, AR-E21, AR-Q27 back and forth is legal once a ship was left behind") {
    auto route =
        Table::of(2, "2p_mixup1").starport("3h_1", Ruby).ships("3h", Ruby, 3).acting(Ruby, "mobilization_2");
    // 3h - 3g (drops one) - 4g (drops one) - 3g - 3c.
    route.play("act move", "move_to 3g", "move_fresh 3", "fly_on 4g", "on_fresh 2", "fly_on 3g", "on_fresh 1",
               "fly_on 3c");
    CHECK(route.fresh("3g", Ruby) == 1);
    CHECK(route.fresh("4g", Ruby) == 1);
    CHECK(route.fresh("3c", Ruby) == 1);
    CHECK(route.asks(Step::Act));
    // A single ship may not enter the same gate twice.
    auto single =
        Table::of(2, "2p_mixup1").starport("3h_1", Ruby).ships("3h", Ruby, 1).acting(Ruby, "mobilization_2");
    single.play("act move", "move_to 3g", "fly_on 4g");
    CHECK(single.lacks("fly_on 3g") == "AR-118 ships 2 1");
    CHECK(single.allows("fly_on 6g"));
}

TEST_CASE("AR-Q58 two ships that came through 3g to 4g may go back to 3g if one stays in 4g") {
    auto table =
        Table::of(2, "2p_mixup1").starport("3h_1", Ruby).ships("3h", Ruby, 2).acting(Ruby, "mobilization_2");
    table.play("act move", "move_to 3g", "move_fresh 2", "fly_on 4g", "on_fresh 2", "fly_on 3g");
    CHECK(table.fresh("4g", Ruby) == 1);  // exactly one could fly on: no question
    CHECK(table.fresh("3g", Ruby) == 1);
    table.play("fly_on 3c");
    CHECK(table.fresh("3c", Ruby) == 1);
    // Left behind, nothing counts as entered: the gate just left may be entered again.
    auto again =
        Table::of(2, "2p_mixup1").starport("3h_1", Ruby).ships("3h", Ruby, 3).acting(Ruby, "mobilization_2");
    again.play("act move", "move_to 3g", "move_fresh 3", "fly_on 4g", "on_fresh 2");
    CHECK(again.allows("fly_on 3g"));
    again.play("fly_on 3g");
    CHECK(again.allows("on_fresh 2"));
}
