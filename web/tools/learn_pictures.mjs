// The pictures of "How to play" (docs/learn), taken from our own boards as the page draws them from the fixtures:
//   node tools/learn_pictures.mjs [GAME...]        writes public/learn/*.webp (all, or those of the games named)
import { mkdirSync, writeFileSync } from "node:fs";
import { chromium } from "playwright-core";
import { createServer } from "vite";
import { pictures } from "../dev/games.mjs";

const games = process.argv.slice(2);
const wanted = pictures.filter(({ name }) => games.length === 0 || games.some((game) => name.startsWith(game)));

const server = await createServer({ mode: "mock", server: { port: 0, host: "127.0.0.1" }, logLevel: "error" });
await server.listen();
const { port } = server.httpServer.address();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
mkdirSync("public/learn", { recursive: true });

async function asWebp(page, png) {
  const bytes = await page.evaluate(async (encoded) => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(encoded), (c) => c.charCodeAt(0))], { type: "image/png" }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext("2d").drawImage(image, 0, 0);
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: "image/webp", quality: 0.82 })).arrayBuffer())];
  }, png.toString("base64"));
  return Buffer.from(bytes);
}

for (const lang of ["en", "pl"]) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  await context.addInitScript((chosen) => localStorage.setItem("orrery.settings", JSON.stringify({ lang: chosen, theme: "dark", motion: "still" })), lang);
  const page = await context.newPage();
  for (const { name, table, shows } of wanted) {
    await page.goto(`http://127.0.0.1:${port}/table/${table}`);
    await page.locator(shows).first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    const png = await page.locator(shows).first().screenshot();
    writeFileSync(`public/learn/${name}.${lang}.webp`, await asWebp(page, png));
  }
  await context.close();
}
await browser.close();
await server.close();
