// The ways of a graph, where they are too many to be listed. For what is picked, only those that matter: every way of which
// nothing is left to be pressed on another place, and for each part that still goes with the picks one way that has it.
import type { Option } from "../../api/types";
import { exactly, type Pick } from "../../state/walks";

interface Edge {
  codes: number[]; // of its steps: a section together with the card that it goes to
  marks: Pick[]; // the picks that mean it
  places: string[]; // where it is pressed; none: it follows from the others, or is said in words
  to: number | null; // null: the way is whole
}
export interface Graph {
  edges: Edge[][]; // of each node
  ahead: Set<Pick>[]; // the marks on all ways from a node
}
export type Reader = (codes: number[]) => Option[]; // what these steps are to a person

const END = 0; // no edge leads back to the first node

function edgeOf(codes: number[], to: number, optionsOf: Reader): Edge {
  const options = optionsOf(codes);
  const marks = options.flatMap(({ spot, notation }) => (spot ? [spot, exactly(notation)] : [exactly(notation)]));
  const places = options.flatMap(({ spot, implied }) => (spot && !implied ? [spot] : []));
  return { codes, marks, places, to: to === END ? null : to };
}

// `pairs`: whether two steps are told as one.
export function graphOf(told: number[][][], pairs: (code: number, next: number) => boolean, optionsOf: Reader): Graph {
  const edges = told.map((node) =>
    node.flatMap(([code, to]) => {
      const next = to === END ? [] : told[to!]!;
      const paired = next.length > 0 && pairs(code!, next[0]![0]!);
      return paired ? next.map(([second, after]) => edgeOf([code!, second!], after!, optionsOf)) : [edgeOf([code!], to!, optionsOf)];
    }),
  );
  const ahead: Set<Pick>[] = [];
  const look = (node: number): Set<Pick> =>
    (ahead[node] ??= new Set(edges[node]!.flatMap(({ marks, to }) => [...marks, ...(to === null ? [] : look(to))])));
  look(0);
  return { edges, ahead };
}

// What is left of the picks behind an edge.
function without(picks: Pick[], { marks }: Edge): Pick[] {
  const at = picks.findIndex((pick) => marks.includes(pick));
  return at < 0 ? picks : picks.filter((_, i) => i !== at);
}
const reachable = ({ ahead }: Graph, node: number, picks: Pick[]): boolean => picks.every((pick) => ahead[node]!.has(pick));

// All ways from a node that have the picks, and besides only what is pressed where something is picked already: a second
// token of the same card.
function closed(graph: Graph, node: number, picks: Pick[], picked: Set<Pick>): number[][] {
  if (!reachable(graph, node, picks)) return [];
  return graph.edges[node]!.flatMap((edge) => {
    const left = without(picks, edge);
    if (left === picks && !edge.places.every((place) => picked.has(place))) return [];
    if (edge.to === null) return left.length === 0 ? [edge.codes] : [];
    return closed(graph, edge.to, left, picked).map((way) => [...edge.codes, ...way]);
  });
}

// One way from a node that has the picks; `dead`: where there is none.
function one(graph: Graph, node: number, picks: Pick[], dead: Set<string>): number[] | null {
  const here = `${node} ${picks.join()}`;
  if (dead.has(here) || !reachable(graph, node, picks)) return null;
  for (const edge of graph.edges[node]!) {
    const left = without(picks, edge);
    const way = edge.to !== null ? one(graph, edge.to, left, dead) : left.length === 0 ? [] : null;
    if (way) return [...edge.codes, ...way];
  }
  dead.add(here);
  return null;
}

export function waysFor(graph: Graph, picks: Pick[]): number[][] {
  const picked = new Set(picks);
  const parts = [...graph.ahead[0]!].filter((mark) => !mark.startsWith("=") && !picked.has(mark));
  const dead = new Set<string>();
  return [...closed(graph, 0, picks, picked), ...parts.map((part) => one(graph, 0, [...picks, part], dead)).filter((way) => way !== null)];
}
