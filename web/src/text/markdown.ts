// The little Markdown of the rulebooks as data: paragraphs, lists, tables, bold, italic and code. Nothing becomes HTML by itself.
import { shelf } from "../games/shelf";

export type Span = { text: string; kind: "plain" | "bold" | "italic" | "code" | "rule" };
export type Block =
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "heading"; level: number; text: string }
  | { kind: "picture"; caption: string; file: string }
  | { kind: "list"; ordered: boolean; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

const rule = String.raw`\b((?:${shelf.map(({ prefix }) => prefix).join("|")})-[A-Z]?\d+)\b`;
const INLINE = new RegExp(String.raw`\*\*(.+?)\*\*|(?<![\w*])\*([^*\s](?:[^*]*[^*\s])?)\*(?![\w*])|` + "`([^`]+)`|" + rule, "g");

export function spans(text: string): Span[] {
  const list: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) list.push({ text: text.slice(at, match.index), kind: "plain" });
    const [, bold, italic, code, rule] = match;
    if (bold !== undefined) list.push({ text: bold, kind: "bold" });
    else if (italic !== undefined) list.push({ text: italic, kind: "italic" });
    else if (code !== undefined) list.push({ text: code, kind: "code" });
    else list.push({ text: rule!, kind: "rule" });
    at = match.index + match[0].length;
  }
  if (at < text.length) list.push({ text: text.slice(at), kind: "plain" });
  return list;
}

// Where a statement comes from ("[R, AF-Q7]", "[P-IOS]") is for those who check the rules, not for those who play.
const TAG = /\s*\[[^\]]*\b(?:[RS]|P\d?|P-[A-Z0-9]+)\b[^\]]*\]/g;
// So are columns of a table with the ids of the data and with sources, and cells that only name a source.
const COLUMN = /^(?:id|marker id|id znacznika|tags?|flags|oznaczeni[ae]|flagi|(?:src|źr\.)(?: .+)?|source|źródło)$/i;
const cellsOf = (line: string): string[] => line.trim().replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim());
const isRow = (line: string): boolean => line.trimStart().startsWith("|");

function rowsForPlayers(lines: string[]): string[] {
  const told = cellsOf(lines[0]!).map((head) => !COLUMN.test(head));
  const isSource = (cell: string, row: number) => row > 0 && /^(?:[RS]|P\d?)$/.test(cell); // at the head S is south
  const row = (line: string, n: number) => cellsOf(line).filter((_, i) => told[i] ?? true).map((cell) => (isSource(cell, n) ? "" : cell));
  return told.includes(true) ? lines.map((line, n) => `| ${row(line, n).join(" | ")} |`) : lines;
}

export function forPlayers(text: string): string {
  const lines = text.replace(TAG, "").split("\n");
  const first = lines.findIndex(isRow);
  if (first < 0) return lines.join("\n");
  const end = lines.findIndex((line, i) => i > first && !isRow(line));
  const [rows, rest] = end < 0 ? [lines.slice(first), []] : [lines.slice(first, end), lines.slice(end)];
  const after = rest.length > 0 ? forPlayers(rest.join("\n")).split("\n") : [];
  return [...lines.slice(0, first), ...rowsForPlayers(rows), ...after].join("\n");
}

const PICTURE = /^!\[([^\]]*)\]\((?:.*\/)?([\w.-]+)\)$/;
const HEADING = /^(#+)\s+(.*)$/;

const cells = (line: string): Span[][] => line.replace(/^\s*\||\|\s*$/g, "").split("|").map((cell) => spans(cell.trim()));
const BULLET = /^\s*(?:[-*]|\d+[.)])\s+/;

function table(lines: string[]): Block {
  const [head = "", , ...rows] = lines;
  return { kind: "table", head: cells(head), rows: rows.map(cells) };
}

function list(lines: string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    if (BULLET.test(line)) items.push(line.replace(BULLET, ""));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return { kind: "list", ordered: /^\s*\d/.test(lines[0]!), items: items.map(spans) };
}

export function blocks(markdown: string): Block[] {
  const found: Block[] = [];
  let pending: string[] = [];
  let kind: Block["kind"] = "paragraph";
  const flush = () => {
    if (pending.length > 0) {
      if (kind === "table") found.push(table(pending));
      else if (kind === "list") found.push(list(pending));
      else found.push({ kind: "paragraph", spans: spans(pending.map((l) => l.trim()).join(" ")) });
    }
    pending = [];
    kind = "paragraph";
  };
  for (const line of markdown.split("\n")) {
    const [, marks, title] = HEADING.exec(line) ?? [];
    const [, caption, file] = PICTURE.exec(line.trim()) ?? [];
    if (/^\s*(---+)?\s*$/.test(line)) flush();
    else if (marks !== undefined) {
      flush();
      found.push({ kind: "heading", level: marks.length, text: title! });
    } else if (file !== undefined) {
      flush();
      found.push({ kind: "picture", caption: caption!, file });
    } else {
      const now: Block["kind"] = line.trimStart().startsWith("|") ? "table" : BULLET.test(line) ? "list" : kind === "list" ? "list" : "paragraph";
      if (now !== kind) flush();
      kind = now;
      pending.push(line);
    }
  }
  flush();
  return found;
}
