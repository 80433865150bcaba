// Draws the planet's relief once and stores it as a picture: node tools/bake_relief.mjs. Run it only to change the relief.
import { writeFileSync } from "node:fs";
import { chromium } from "playwright-core";

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="440" height="440"><filter id="r" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency=".021 .026" numOctaves="5" seed="11"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  1.3 0 0 0 -.15"/>
<feDiffuseLighting surfaceScale="8" diffuseConstant="1.32" lighting-color="#fff1dc"><feDistantLight azimuth="225" elevation="52"/></feDiffuseLighting></filter>
<rect width="440" height="440" filter="url(#r)"/></svg>`;

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
const page = await browser.newPage();
const data = await page.evaluate(async (source) => {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 440;
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", 0.55).split(",")[1];
}, svg);
await browser.close();
writeFileSync(new URL("../src/games/alien_frontiers/relief.webp", import.meta.url), Buffer.from(data, "base64"));
