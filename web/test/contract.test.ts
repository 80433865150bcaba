// What the server sent (the fixtures are its answers) against src/api/types.ts, field by field; and the check itself.
// Live answers: e2e/contract.test.ts.
import { describe, expect, it } from "vitest";
import { Contract } from "../dev/contract";
import { fixture, fixtureNames } from "./helpers";

const problemsOf = (type: string, value: unknown): string[] => {
  const contract = new Contract();
  contract.check(type, value);
  return [...contract.problems];
};

describe("positions of the fixtures", () => {
  it("are what the types say", () => {
    const contract = new Contract();
    for (const name of fixtureNames()) contract.check("Position", fixture(name));
    expect([...contract.problems]).toEqual([]);
  }, 60_000); // the compiler reads the types
});

describe("the check", () => {
  const seat = { seat: 0, kind: "person", name: "Ola", you: true, online: true, conceded: false, replaced: false };
  it("finds a field that is missing, one too many, and one of another kind", () => {
    const { name: _, ...nameless } = seat;
    expect(problemsOf("SeatInfo", seat)).toEqual([]);
    expect(problemsOf("SeatInfo", nameless)).toEqual(["SeatInfo.name: missing"]);
    expect(problemsOf("SeatInfo", { ...seat, hat: 1 })).toEqual(["SeatInfo.hat: not in src/api/types.ts"]);
    expect(problemsOf("SeatInfo", { ...seat, seat: "0" })[0]).toMatch(/^SeatInfo.seat: expected number/);
    expect(problemsOf("SeatInfo", { ...seat, kind: "dog" })[0]).toMatch(/^SeatInfo.kind: expected SeatKind/);
  });
  it("looks into lists and into the member of a union that is meant", () => {
    expect(problemsOf("SeatInfo[]", [seat, { ...seat, hat: 1 }])).toEqual(["SeatInfo.hat: not in src/api/types.ts"]);
    expect(problemsOf("ToPage", { t: "ack", id: "1", v: 1 })).toEqual([]);
    expect(problemsOf("ToPage", { t: "ack", id: "1" })).toEqual(["ToPage(ack).v: missing"]);
    expect(problemsOf("ToPage", { t: "shout" })).toHaveLength(1);
  });
  it("tells which optional fields and members nothing has shown", () => {
    const contract = new Contract();
    contract.check("SeatInfo", { ...seat, level: 2 });
    expect(contract.unseen()).toContain("SeatInfo.invite");
    expect(contract.unseen()).not.toContain("SeatInfo.level");
  });
});
