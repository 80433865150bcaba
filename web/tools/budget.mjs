// What the first page loads, gzipped: fails over the budget. The numbers of the lazily loaded parts are only shown.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const BUDGET_KB = 60;
const dist = new URL("../dist/", import.meta.url);
const size = (name) => gzipSync(readFileSync(new URL(name, dist)), { level: 9 }).length / 1000;
const html = readFileSync(new URL("index.html", dist), "utf8");
const first = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map((m) => m[1]);
const rest = readdirSync(new URL("assets/", dist)).filter((n) => n.endsWith(".js") && !first.includes(`assets/${n}`));
const sum = first.reduce((total, name) => total + size(name), 0);
for (const name of rest) console.log(`  later  ${size(`assets/${name}`).toFixed(1).padStart(6)} kB  ${name}`);
console.log(`  first  ${sum.toFixed(1).padStart(6)} kB gzip of script, budget ${BUDGET_KB}`);
if (sum > BUDGET_KB) {
  console.error(`budget: the first load is ${(sum - BUDGET_KB).toFixed(1)} kB over ${BUDGET_KB} kB; load something later`);
  process.exit(1);
}
