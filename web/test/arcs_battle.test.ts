// Battles of Arcs: which dice there may be and why not, how hits fall, the lines of the panel.
import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { LogEntry, Option, Position } from "../src/api/types";
import { currentLine, lines } from "../src/games/arcs/battle";
import { face } from "../src/games/arcs/face";
import { hitsOnOwn } from "../src/games/arcs/hits";
import type { Place, View } from "../src/games/arcs/view";
import { session } from "../src/state/session.svelte";
import { settings, type Settings } from "../src/state/settings.svelte";
import { Table } from "../src/state/table.svelte";
import Console from "../src/table/Console.svelte";
import { fixture, texts } from "./helpers";

function changed(name: string, change: (view: View) => void, log: string[] = []): Position {
  const position = fixture(name);
  const view = structuredClone(position.view) as View;
  change(view);
  const said = log.map((notation, i): LogEntry => ({ v: 900 + i, n: 900 + i, seat: 1, text: "", flags: [], notation }));
  return { ...position, view, log: [...position.log, ...said] };
}
function open(position: Position): Table {
  const table = new Table(position.table.id, face);
  table.position = position;
  table.log = position.log;
  return table;
}
function choose(table: Table, ...notations: string[]): void {
  for (const notation of notations) table.choose(table.choices.find(({ option }) => option.notation === notation)!.option);
  flushSync();
}
function speak(lang: Settings["lang"]): void {
  settings.lang = lang;
  session.texts = texts("arcs", lang);
}
const row = (kind: string) => [...document.querySelectorAll(".collect .kind")].find((each) => each.querySelector("b")!.textContent === kind)?.querySelector(".row")!.textContent?.trim();

beforeEach(() => {
  speak("en");
  session.connection.request = (message) => Promise.resolve({ t: "ack", id: message.id, v: 1 });
});

describe("raid dice", () => {
  const starport = (owner: number, damaged = false): Place => ({ place: "6g_gate", kind: "gate", owner, piece: "starport", damaged, used: false });
  const refused = (change: (view: View) => void): string | undefined => {
    const table = open(changed("ar_act", change)); // at Gate 6, against Sapphire
    render(face.Board, { table });
    choose(table, "act battle");
    return row("raid");
  };
  it("AR-129 are refused where the rival has a building elsewhere, but none here", () => {
    expect(refused((view) => view.seats[0]!.lore.push("hidden_harbors"))).toBe("Not possible: the rival has a building on the map, but none here (AR-129).");
  });
  it("AR-226 are refused by a fresh starport with the defender's Hidden Harbors", () => {
    expect(refused((view) => {
      view.systems["6g"]!.places = [starport(1)];
      view.seats[1]!.lore.push("hidden_harbors");
    })).toBe("Not possible: a fresh starport with Hidden Harbors stands here (AR-226).");
  });
  it("are not said to be refused by what does not refuse them", () => {
    expect(refused((view) => {
      view.systems["6g"]!.places = [starport(1)];
      view.seats[0]!.lore.push("hidden_harbors");
    })).toBe("none possible here");
  });
  it("AR-221 are no part of Fire Rifles, nor are assault dice", () => {
    const table = open(fixture("ar_act"));
    render(face.Board, { table });
    choose(table, "act fire_rifles");
    table.press("system:6g");
    flushSync();
    expect([...document.querySelectorAll(".collect .kind b")].map((each) => each.textContent)).toEqual(["skirmish"]);
    expect(document.querySelector(".collect")!.textContent).toMatch(/^Dice at .*Up to 3 dice/);
  });
  it("that are settled are shown where only the others are still asked about", () => {
    const position = changed("ar_act", (view) => {
      view.step = "dice_assault";
      view.fight = { ...view.fight, system: Object.keys(view.systems).indexOf("6g"), defender: 1, fresh: 3, dice: [2, 0, 0] };
    });
    const steps = [0, 1].map((n): Option => ({ notation: `assault_dice ${n}`, index: n, verb: "assault_dice", operands: { n: `${n}` }, label: "", spot: "verb:assault_dice" }));
    render(face.Board, { table: open({ ...position, prompt: { ...position.prompt!, step: "dice_assault", options: steps, walks: { steps, walks: [[0], [1]], complete: true } } }) });
    expect([row("raid"), row("assault")]).toEqual(["2", "01"]);
  });
});

describe("hits on ships (AR-137)", () => {
  const chips = (position: Position): [string, string][] => {
    const table = open(position);
    return table.choices.map(({ option }) => face.chip!(table.position!.view, option)!).map(({ text, note }) => [text, note]);
  };
  const asks = (position: Position, verb: "lose" | "destroy", ...numbers: number[]): Position => {
    const options = numbers.map((n): Option => ({ notation: `${verb} ${n}`, index: n, verb, operands: { n: `${n}` }, label: "", spot: `verb:${verb}` }));
    return { ...position, prompt: { ...position.prompt!, step: (position.view as View).step!, options, walks: { steps: options, walks: options.map((_, i) => [i]), complete: true } } };
  };
  const hit = (view: View, hits: number) => (view.fight.faces = [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, hits]]);

  it("say what becomes of the ships", () => {
    const table = open(fixture("ar_losses"));
    render(Console, { table });
    expect(table.question).toBe("How do the hits fall on your ships?");
    expect(hitsOnOwn(table.position!.view as View)).toBe((table.position!.view as View).frames.at(-1)!.a);
    expect(screen.getByRole("button", { name: /^2 damaged left: 2 damaged$/ })).toBeTruthy();
    expect(screen.getByRole("button", { name: /^1 destroyed left: 1 fresh$/ })).toBeTruthy();
  });
  it("destroy damaged ships first, and what is left over damages", () => {
    const group = (fresh: number, damaged: number, hits: number) => changed("ar_losses", (view) => {
      view.step = "hit_ships";
      view.systems["1h"]!.fleets[3] = { fresh, damaged };
      hit(view, hits);
    });
    expect(chips(asks(group(2, 1, 2), "destroy", 0, 1))).toEqual([["2 damaged", "left: 3 damaged"], ["1 destroyed, 1 damaged", "left: 1 fresh, 1 damaged"]]);
    expect(chips(asks(group(2, 0, 3), "destroy", 1))).toEqual([["1 destroyed, 1 damaged", "left: 1 damaged"]]);
    expect(chips(asks(group(0, 1, 5), "destroy", 1))).toEqual([["1 destroyed", "none is left"]]);
  });
  it("are counted in Polish", () => {
    speak("pl");
    const five = changed("ar_losses", (view) => {
      view.step = "hit_ships";
      view.systems["1h"]!.fleets[3] = { fresh: 5, damaged: 2 };
      hit(view, 7);
    });
    expect(chips(asks(five, "destroy", 2, 3, 4)).map(([text]) => text)).toEqual(["2 zniszczone, 5 uszkodzonych", "3 zniszczone, 3 uszkodzone", "4 zniszczone, 1 uszkodzony"]);
    const table = open(fixture("ar_losses"));
    expect(table.question).toBe("Jak rozkładasz trafienia na swoje Statki?");
    expect(chips(fixture("ar_losses")).map(([text]) => text)).toEqual(["2 uszkodzone", "1 zniszczony"]);
  });
  it("that are dealt are told by what they do, and the panel goes on to the next line", () => {
    const position = asks(fixture("ar_losses"), "lose", 0, 1);
    const destroy = [0, 1].map((n): Option => ({ notation: `destroy ${n}`, index: n, verb: "destroy", operands: { n: `${n}` }, label: "", spot: "verb:destroy", step: "hit_ships" }));
    const lose = position.prompt!.options.map((option) => ({ ...option, step: "losses" }));
    const walks = { steps: [...lose, ...destroy], walks: [[0, 2], [0, 3], [1, 2], [1, 3]], complete: true };
    const table = open({ ...position, prompt: { ...position.prompt!, walks } });
    render(face.Board, { table });
    render(Console, { table });
    expect(document.querySelector(".battle li.now")!.textContent).toMatch(/own ships/);
    choose(table, "lose 0");
    expect(document.querySelector(".chosen")!.textContent).toMatch(/^Own ships: 2 damaged/);
    expect(table.question).toBe("How do the hits fall on the defending ships?");
    expect(document.querySelector(".battle li.now")!.textContent).toMatch(/hits on ships/);
  });
  it("that destroy nothing are told in the log by what they did", () => {
    const told = (notation: string, seat = 1) => face.tells!({ n: 1, v: 1, seat, text: "", flags: [], notation });
    expect(told("lose 0")).toBe("Sapphire: own ships damaged, none destroyed");
    expect(told("destroy 0")).toBe("Sapphire: defending ships damaged, none destroyed");
    expect(told("lose 1")).toBeNull();
  });
  it("AR-237 of Railgun Arrays are taken by a fresh ship or by a damaged one", () => {
    const railgun = asks(changed("ar_losses", (view) => {
      view.step = "railgun";
      view.fight = { ...view.fight, fresh: 1, damaged: 1, dice: [0, 0, 0], faces: view.fight.faces.map((faces) => faces.map(() => 0)) };
    }), "lose", 0, 1);
    expect(chips(railgun)).toEqual([["a fresh ship", "is damaged"], ["a damaged ship", "is destroyed"]]);
    speak("pl");
    expect(chips(railgun)).toEqual([["nieuszkodzony Statek", "zostanie uszkodzony"], ["uszkodzony Statek", "zostanie zniszczony"]]);
  });
});

describe("the panel", () => {
  const shown = (position: Position, nth: number) => {
    const table = open(position);
    render(face.Board, { table });
    return document.querySelectorAll(".battle li")[nth]!.textContent;
  };
  const keys = (position: Position) => lines(position.view as View, position.log).map(({ key }) => key);
  const fires = (view: View, cities = 0) => Object.assign(view.fight, { rifles: true, cities, dice: [0, 0, 2], faces: [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 2]] });
  // Of two ships one fresh is left after three hits, of which two have destroyed one.
  const raided = (view: View) => {
    view.step = "raid";
    view.fight.faces[1] = [0, 0, 0, 1, 1];
    view.systems["1h"]!.fleets[3] = { fresh: 0, damaged: 2 };
  };

  it("says how many ships intercept (AR-132)", () => {
    expect(shown(fixture("ar_losses"), 1)).toBe("Intercepted by 1 ship: 1 more");
    const many = (n: number) => changed("ar_losses", (view) => (view.systems["1h"]!.fleets[3] = { fresh: n, damaged: 0 }));
    speak("pl");
    expect([1, 2, 5].map((n) => (document.body.replaceChildren(), shown(many(n), 1)))).toEqual(["Przechwytuje 1 Statek: 1 trafienie więcej", "Przechwytują 2 Statki: 2 trafienia więcej", "Przechwytuje 5 Statków: 5 trafień więcej"]);
  });
  it("says it of those who were there before they were hit", () => {
    const by = (change: (view: View) => void, log: string[]) => {
      const position = changed("ar_losses", change, log);
      return lines(position.view as View, position.log)[1];
    };
    expect(by(raided, ["roll_assault 0-0 0-1-1", "destroy 1"])).toMatchObject({ key: "line_by", count: 2 });
    expect(by(raided, ["destroy 1", "roll_assault 0-0 0-1-1"])).toMatchObject({ key: "line_by", count: 3 });
    // Nobody is left: that they were fresh cannot be known any more.
    expect(by((view) => { raided(view); view.systems["1h"]!.fleets[3] = { fresh: 0, damaged: 0 }; }, ["roll_assault 0-0 0-1-1", "destroy 2"])).toMatchObject({ key: "line_int" });
  });
  describe("tells what a line did", () => {
    // Two raid dice and two assault dice: 1 own hit, 2 intercepts, 4 hits, 1 on buildings; at Hexagon 1, against Pearl.
    const told = (change: (view: View) => void, log: string[]): string[] => {
      document.body.replaceChildren();
      const table = open(changed("ar_raid", (view) => {
        Object.assign(view.fight, { faces: [[0, 0, 1, 0, 1], [0, 0, 0, 2, 0], [0, 0]], fresh: 0, damaged: 2, keys: 0 });
        change(view);
      }, ["roll_assault 0-0 0-2-0", ...log]));
      render(face.Board, { table });
      return [...document.querySelectorAll(".battle li")].map((line) => line.textContent!);
    };
    const pearl = (view: View, fresh: number, damaged: number, ...places: [piece: "city" | "starport" | null, damaged: boolean][]) => {
      view.systems["1h"]!.fleets[3] = { fresh, damaged };
      view.systems["1h"]!.places.forEach((place, i) => Object.assign(place, { piece: places[i]?.[0] ?? null, damaged: places[i]?.[1] ?? false, owner: places[i]?.[0] ? 3 : null }));
    };
    it("to the attacker's ships, where the last of the own hits stands", () => {
      const own = (log: string[], fresh: number, damaged: number) => told((view) => { pearl(view, 1, 0); Object.assign(view.fight, { faces: [[0, 0, 1, 0, 1], [0, 0, 0, 0, 0], [0, 0]], fresh, damaged }); }, log).slice(0, 2);
      expect(own(["lose 0"], 0, 2)).toEqual(["1 hit on own ships", "Intercepted by 1 ship, 1 more: 2 ships damaged"]);
      expect(own(["lose 1"], 1, 0)).toEqual(["1 hit on own ships", "Intercepted by 1 ship, 1 more: 1 ship lost"]);
      expect(own(["lose 2"], 0, 0)).toEqual(["1 hit on own ships", "Intercepted by 1 ship, 1 more: 2 ships lost"]);
      const alone = told((view) => { pearl(view, 1, 0); Object.assign(view.fight, { faces: [[0, 1, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0]], fresh: 1, damaged: 1 }); }, ["lose 0"]);
      expect(alone.slice(0, 2)).toEqual(["1 hit on own ships: 1 ship damaged", "0 intercepts: a hit for each fresh ship"]);
    });
    it("to the defender's ships and buildings (AR-133, AR-134)", () => {
      const theirs = (log: string[], ...left: Parameters<typeof pearl> extends [View, ...infer Rest] ? Rest : never) => told((view) => pearl(view, ...left), log).slice(2, 4);
      expect(theirs(["destroy 2", "hit_building 1h_1"], 0, 2, ["city", true])).toEqual(["4 hits: 2 ships lost, 2 ships damaged", "1 on buildings: city damaged"]);
      expect(theirs(["destroy 1"], 1, 2)).toEqual(["4 hits: 1 ship lost, 2 ships damaged", "1 on buildings: none left"]);
      expect(theirs(["destroy 2", "hit_building 1h_1"], 0, 0, ["city", true])).toEqual(["4 hits: 2 ships lost", "1 on buildings: city damaged"]);
    });
    // So many hits and one on buildings; of the defender's ships none is left.
    const struck = (hits: number, log: string[], cities: number, ...left: Parameters<typeof pearl> extends [View, number, number, ...infer Rest] ? Rest : never) =>
      told((view) => { pearl(view, 0, 0, ...left); Object.assign(view.fight, { faces: [[0, 0, 1, 0, 0], [0, 0, 0, 0, 0], [0, hits]], cities }); }, log).slice(2, 4);
    it("to buildings that no ships protected", () => {
      expect(struck(1, ["hit_building 1h_2", "hit_building 1h_1"], 0, ["city", true])).toEqual(["1 hit: starport lost", "1 on buildings: city damaged"]);
      expect(struck(3, ["hit_building 1h_2", "hit_building 1h_1", "hit_building 1h_1"], 1)).toEqual(["3 hits: building lost, building lost", "1 on buildings: none left"]);
    });
    it("where nothing is left, if it can be worked out (AR-134)", () => {
      expect(struck(2, ["destroy 2", "hit_building 1h_1"], 1)).toEqual(["2 hits: 2 ships lost", "1 on buildings: city lost"]);
      expect(struck(4, ["destroy 1", "hit_building 1h_1", "hit_building 1h_1"], 1)).toEqual(["4 hits: 1 ship lost, city lost", "1 on buildings: none left"]);
      // A ship that was damaged leaves both to the city, and the hit on buildings is lost; one that was fresh, only the first.
      expect(struck(3, ["destroy 1", "hit_building 1h_1", "hit_building 1h_1"], 1)).toEqual(["3 hits on ships, then buildings", "1 hit on buildings"]);
    });
    it("only when it is known", () => {
      const waiting = told((view) => { pearl(view, 0, 0, ["city", false], ["city", false]); view.step = "hit_building"; view.frames.push({ step: "hit_building", who: [1], a: 2, b: 0, c: 0, d: 0 }); }, ["destroy 1", "hit_building 1h_1"]);
      expect(waiting.slice(2, 4)).toEqual(["4 hits: 1 ship lost, city damaged", "1 hit on buildings"]);
      const before = told((view) => { pearl(view, 2, 0, ["city", false]); view.step = "losses"; }, []);
      expect(before.slice(0, 4)).toEqual(["1 hit on own ships", "Intercepted by 2 ships: 2 more", "4 hits on ships, then buildings", "1 hit on buildings"]);
    });
    it("to a destroyed city (AR-143, AR-145)", () => {
      const city = (lang: Settings["lang"]) => {
        speak(lang);
        return told((view) => { pearl(view, 0, 1, [null, false]); Object.assign(view.fight, { cities: 1, provoked: ["material"] }); }, ["destroy 0", "hit_building 1h_1", "ransack farseers"]).slice(3, 6);
      };
      expect(city("en")).toEqual(["1 on buildings: city lost", "Outrage: tokens and Guild cards go (Material)", "Ransack: Farseers"]);
      expect(city("pl")[0]).toBe("1 trafienie w Budowle: Miasto zniszczone");
    });
  });
  it("AR-145, AR-204 ransacks only where it may be done", () => {
    const cities = (change: (view: View) => void, log: string[] = []) => keys(changed("ar_raid", (view) => {
      view.fight.cities = 1;
      view.step = "hit_building";
      view.seats[3]!.leader = "warrior";
      for (const place of view.court.row) place.agents[3] = 1;
      change(view);
    }, log)).filter((key) => key === "line_outrage" || key === "line_ransack");
    const gone = (view: View) => { for (const place of view.court.row) place.agents[3] = 0; };
    const both = ["line_outrage", "line_ransack"];
    expect(cities(() => {})).toEqual(both);
    expect(cities(gone)).toEqual(["line_outrage"]);
    expect(cities((view) => { gone(view); view.step = "raid"; }, ["ransack song_of_freedom"])).toEqual(both);
    expect(cities((view) => { gone(view); view.step = "ransack"; })).toEqual(both);
    expect(cities((view) => (view.seats[3]!.leader = "elder"))).toEqual(["line_outrage"]);
    expect(cities((view) => { view.seats[3]!.leader = "elder"; fires(view, 1); })).toEqual(both);
  });
  it("says what is given up when a raid is ended (AR-148)", () => {
    const { view, prompt } = fixture("ar_raid");
    const stop = prompt!.options.find(({ verb }) => verb === "raid_stop")!;
    expect(face.endNote(view, stop).text).toBe("gives up 1 key");
    speak("pl");
    const many = structuredClone(view) as View;
    many.fight.keys = 3;
    expect(face.endNote(many, stop).text).toBe("przepadną 3 klucze");
  });
  it("AR-222 has no line of a battle for Fire Rifles", () => {
    const position = changed("ar_raid", (view) => { fires(view); view.step = "hit_building"; });
    expect(keys(position)).toEqual(["line_hit"]);
    expect(currentLine(position.view as View, position.log)).toBe(0);
  });
});
