// The pictures of cards are made from their ids, and stay what they are for ever.
import { describe, expect, it } from "vitest";
import { crops, emblem, emblemParts, palette, stream, type Part } from "../src/art/emblem";
import { figures } from "../src/art/emblem_figures";
import { frames } from "../src/art/emblem_frames";
import { medal } from "../src/art/emblem_medal";

const blue = palette(253);
const sum = (text: string): number => {
  const draw = stream(text);
  return Math.floor(draw() * 1e6);
};

describe("emblems", () => {
  it("draws the same numbers for the same words", () => {
    const draw = stream("titan");
    expect([draw(), draw(), draw()].map((x) => Math.round(x * 1e6))).toEqual([491513, 922938, 44756]);
  });

  it("makes a picture of numbers alone, and another for another id", () => {
    const one = emblemParts({ seed: "titan", palette: blue, frame: "squares", figure: "vessel" });
    const other = emblemParts({ seed: "frigate", palette: blue, frame: "squares", figure: "vessel" });
    expect(one).not.toEqual(other);
    expect(one).not.toMatch(/NaN|undefined|Infinity/);
    expect(one).toEqual(emblemParts({ seed: "titan", palette: blue, frame: "squares", figure: "vessel" }));
  });

  it("knows each figure and frame, well formed and small", () => {
    for (const figure of Object.keys(figures) as (keyof typeof figures)[])
      for (const frame of Object.keys(frames) as (keyof typeof frames)[])
        for (const seed of ["a", "b", "c", "d", "e", "f"]) {
          const drawn = emblemParts({ seed, palette: blue, frame, figure });
          expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
          expect(drawn.length).toBeLessThan(12000);
          const parsed = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${drawn}</svg>`, "image/svg+xml");
          expect(parsed.querySelector("parsererror")).toBeNull();
        }
  });

  it("never changes a picture that people know", () => {
    const fingerprint = (seed: string, figure?: keyof typeof figures) => sum(emblemParts({ seed, palette: blue, frame: "dial", figure }));
    expect({
      vessel: fingerprint("titan", "vessel"),
      surface: fingerprint("recyclotron", "surface"),
      orbital: fingerprint("jump_gate", "orbital"),
      living: fingerprint("biospheres", "living"),
      mind: fingerprint("autolab", "mind"),
      hall: fingerprint("capitol", "hall"),
      planet: fingerprint("terra", "planet"),
      lot: fingerprint("somebody's own card"),
      medal: sum(medal("victoria")),
    }).toEqual({ vessel: 266679, surface: 810113, orbital: 851815, living: 531733, mind: 400752, hall: 173960, planet: 416075, lot: 959667, medal: 23099 });
  });

  it("is made once for each seed and crop", () => {
    const card = { seed: "titan", palette: blue, frame: "squares", figure: "vessel" } as const;
    expect(emblem(card)).toBe(emblem({ ...card }));
    expect(emblem(card, crops.wide)).not.toBe(emblem(card));
    expect(emblem(card)).toMatch(/^data:image\/svg\+xml,/);
  });

  it("takes parts that a game draws itself", () => {
    const moon: Part = (draw, { body }) => `<circle ${body} cx="60" cy="40" r="${Math.round(10 + draw())}"/>`;
    expect(emblemParts({ seed: "x", palette: blue, frame: "orbits", figure: moon })).toMatch(/r="1[01]"\/>$/);
  });
});
