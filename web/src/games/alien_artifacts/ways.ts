// Whole answers of the view as walks: the parts of a payment, of Prepare Resources, of the discards in any order. What
// follows from the others need not be pressed: the colour of an exchange, the row, the deck's Purchase, the one card.
import type { Option, Position, Walks } from "../../api/types";
import type { Pick } from "../../state/walks";
import { word } from "../../state/session.svelte";
import { cardOf, sectionName, sectionOf } from "./content";
import { graphOf, waysFor, type Graph } from "./paths";
import { GAME, type Told, type View } from "./view";
import { w } from "./words";

interface Step {
  verb: string;
  value: string;
  silent: boolean;
}
const read = (notation: string, silent: boolean): Step => {
  const [verb = "", value = ""] = notation.split(" ");
  return { verb, value, silent };
};
const stepOf = ({ steps }: Told, code: number): Step => read(steps[code < 0 ? -1 - code : code]!, code < 0);
const label = (verb: string, gap: string, value: string): string => word(GAME, `label.${verb}`).replace(`{${gap}}`, value);

const bySection = new Set(["pay", "spend"]);
const byHand = new Set(["throw", "discard"]);
const byCard = new Set(["complete", "onto", "act", "add", "lift", "token", "block"]);
const deeds = new Set(["build", "develop", "discover"]);

function optionOf({ verb, value, silent }: Step): Option {
  const option: Option = { notation: value ? `${verb} ${value}` : verb, index: -1, verb, operands: {}, label: word(GAME, `label.${verb}`), spot: "", silent };
  if (bySection.has(verb)) return { ...option, spot: `section:${value}`, label: label(verb, "section", sectionName(value)) };
  if (byHand.has(verb)) return { ...option, spot: `resource:${value}`, label: word(GAME, `label.${verb}`).replace(/: ?\{.*/, "") };
  if (byCard.has(verb)) return { ...option, spot: `card:${value}`, label: label(verb, "card", cardOf(value).name) };
  if (verb === "use") return { ...option, spot: `artifact:${value}` };
  if (verb === "deck") return { ...option, spot: `plate:deck_${value}`, label: word(GAME, "label.purchase") };
  if (verb === "colour") return { ...option, implied: true, label: label(verb, "colour", word(GAME, `name.colour.${value}`)) };
  if (verb === "row") return { ...option, implied: true, label: word(GAME, `name.type.${value}.row`) };
  return { ...option, spot: `plate:${verb}` };
}

// A section with the card that it goes to: "attach:res_10_a>sh_fram". Where there is only one such card, the section.
function attached(spend: Step, onto: Step, view: View): Option[] {
  const option = optionOf(spend);
  return [{ ...option, spot: receivers(view).length < 2 ? option.spot : `attach:${spend.value}>${onto.value}`, label: label("onto", "card", cardOf(onto.value).name) }, { ...optionOf(onto), spot: "", implied: true }];
}

// The cards under construction that the answers can attach to.
export const receivers = (view: View): string[] => (view.ways?.steps ?? []).flatMap((step) => (step.startsWith("onto ") ? [step.slice(5)] : []));

// "Done" says what it brings.
function done(step: Step, steps: Step[], view: View): Option {
  const spent = steps.filter(({ verb }) => verb === "spend").reduce((sum, { value }) => sum + sectionOf(value).icons, 0);
  const exchange = steps.some(({ verb }) => verb === "colour") || view.payment?.for === "exchange";
  const before = typeof view.payment?.spent === "number" ? view.payment.spent : 0;
  const option = { ...optionOf(step), spot: "" };
  return exchange ? { ...option, label: w("take_credits", { n: spent + before }) } : option;
}

function walkOf(steps: Step[], view: View): Option[] {
  const options: Option[] = [];
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i]!;
    const next = steps[i + 1];
    if (step.verb === "spend" && next?.verb === "onto") {
      options.push(...attached(step, next, view));
      i += 1;
    } else if (step.verb === "done") options.push(done(step, steps, view));
    else if (step.verb === "keep_rest") {
      const n = steps.length - 1;
      options.push({ ...optionOf(step), spot: "", label: n > 0 ? w("discard_n", { n }) : w("keep_all") });
    } else if (step.verb === "purchase" && next) options.push({ ...optionOf(step), spot: "", implied: true });
    else if (deeds.has(step.verb) && next) options.push({ ...optionOf(step), implied: true });
    else if (step.verb === "complete") options.push({ ...optionOf(step), implied: true });
    else options.push(optionOf(step));
  }
  return options;
}

const graphs = new WeakMap<Told, Graph>(); // of a position that is answered pick by pick
function readGraph(told: Told, edges: number[][][], view: View): Graph {
  const pairs = (code: number, next: number): boolean => stepOf(told, code).verb === "spend" && stepOf(told, next).verb === "onto";
  return graphOf(edges, pairs, (codes) => walkOf(codes.map((code) => stepOf(told, code)), view));
}

// The ways that are told; of a graph those that matter for what is picked.
function waysOf(told: Told, picks: Pick[], view: View): number[][] {
  if (!told.graph) return told.ways ?? [];
  const graph = graphs.get(told) ?? readGraph(told, told.graph, view);
  graphs.set(told, graph);
  return waysFor(graph, picks);
}

export function walksOf(position: Position, picks: Pick[] = []): Walks | null {
  const view = position.view as View;
  const told = view.ways;
  if (!told || !position.prompt) return null;
  const steps: Option[] = [];
  const walks: number[][] = [];
  const seen = new Set<string>(); // gold alone may be exchanged under any colour: once is enough
  for (const way of waysOf(told, picks, view)) {
    const parts = way.map((code) => stepOf(told, code));
    const key = parts.filter(({ verb }) => verb !== "colour").map(({ verb, value }) => `${verb} ${value}`).join("/");
    if (seen.has(key)) continue;
    seen.add(key);
    walks.push(walkOf(parts, view).map((option) => steps.push(option) - 1));
  }
  return { steps, walks, complete: true, whole: true };
}
