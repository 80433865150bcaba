// What is looked at, and what comes into sight by itself.
import { fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import LiveTable from "../src/table/LiveTable.svelte";
import { bringIntoSight } from "../src/table/sight";
import { screen as device } from "../src/ui/screen.svelte";
import { placeOf, spotAttributes } from "../src/ui/spot";
import { fixture } from "./helpers";
import { open, quiet, sent } from "./staged";

beforeEach(() => {
  quiet();
  document.body.replaceChildren();
});
const at = (x: number) => ({ clientX: x, clientY: 5, pointerType: "mouse" });

describe("a spot under the pointer", () => {
  const spot = "station:solar_converter";
  it("is explained when the pointer comes to it, not when it comes under a pointer at rest", async () => {
    const table = open(fixture("af_main"));
    render(LiveTable, { table });
    const place = placeOf(spot)!;
    await fireEvent(document.body, new PointerEvent("pointermove", { ...at(40), bubbles: true }));
    await fireEvent(place, new PointerEvent("pointerenter", at(40)));
    expect(table.attention.inspected).toBeNull();
    await fireEvent(place, new PointerEvent("pointermove", { ...at(41), bubbles: true }));
    expect(table.attention.inspected).toBe(spot);
    await fireEvent(place, new PointerEvent("pointerleave", at(80)));
    expect(table.attention.inspected).toBeNull();
    await fireEvent(place, new PointerEvent("pointerenter", at(42)));
    expect(table.attention.inspected).toBe(spot);
  });
  it("answers a finger without an explanation", async () => {
    const table = open(fixture("af_main"));
    spotAttributes(table, spot, "Solar Converter").onpointerenter(new PointerEvent("pointerenter", { pointerType: "touch" }));
    expect(table.attention.inspected).toBeNull();
  });
  it("is forgotten when it goes with the answer, and stays where it stays", async () => {
    const table = open(fixture("af_main"));
    render(LiveTable, { table });
    const next = async () => {
      table.position = { ...table.position!, ply: table.position!.ply + 1 };
      await tick();
      await tick();
    };
    table.attention.look(spot);
    await next();
    expect(table.attention.inspected).toBe(spot);
    table.attention.look("gone:1", true);
    await next();
    expect(table.attention.inspected).toBeNull();
  });
});

describe("what a finger pressed", () => {
  afterEach(() => void (device.phone = device.narrow = false));
  it("is shown until the person goes on, and covers nothing where it is refused", async () => {
    device.phone = device.narrow = true;
    const table = open(fixture("af_main"));
    render(LiveTable, { table });
    const shown = () => document.querySelector(".inspector b")?.textContent ?? null;
    expect(table.stateOf("station:terraforming_station")).toBe("refused");
    await fireEvent.click(placeOf("station:terraforming_station")!);
    expect(shown()).toBeNull();
    expect(sent.at(-1)).toMatchObject({ t: "why", spot: "station:terraforming_station" });
    table.attention.look("station:terraforming_station", true); // it rested there
    await tick();
    expect(shown()).toBe("Terraforming Station");
    const idle = [...document.querySelectorAll("[data-spot].idle")].map((e) => e.getAttribute("data-spot")!).find((spot) => table.face.about(table.position!.view, spot, table.viewer))!;
    await fireEvent.click(placeOf(idle)!);
    expect(shown()).not.toBeNull();
    await fireEvent.click(placeOf("station:solar_converter")!);
    expect(shown()).toBeNull();
  });
});

describe("a question about what is out of sight", () => {
  const boxes = new Map<Element, [top: number, bottom: number]>();
  function lay(...spots: [class_: string, top: number][]): { board: Element; came: string[] } {
    const came: string[] = [];
    const board = document.body.appendChild(document.createElement("main"));
    boxes.set(board, [100, 500]);
    spots.forEach(([name, top], i) => {
      const button = board.appendChild(document.createElement("button"));
      button.className = name;
      button.dataset["spot"] = `s:${i}`;
      boxes.set(button, [top, top + 40]);
      button.scrollIntoView = () => void came.push(`s:${i}`);
    });
    return { board, came };
  }
  beforeEach(() => {
    boxes.clear();
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      const [top = 0, bottom = 0] = boxes.get(this) ?? [];
      return { top, bottom, left: 0, right: 0, width: 0, height: bottom - top, x: 0, y: top } as DOMRect;
    });
    return () => vi.restoreAllMocks();
  });
  it("brings the first place that answers it there", () => {
    const { board, came } = lay(["spot idle", 120], ["spot live later", 300], ["spot live", 600], ["spot live", 700]);
    bringIntoSight(board);
    expect(came).toEqual(["s:2"]);
  });
  it("moves nothing while one of them is seen, or where none is on the board", () => {
    const seen = lay(["spot live", 600], ["spot live", 300]);
    bringIntoSight(seen.board);
    const none = lay(["spot idle", 600]);
    bringIntoSight(none.board);
    expect([...seen.came, ...none.came]).toEqual([]);
  });
});
