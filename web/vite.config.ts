import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The page is built into web/dist; the server sends it as it is. During work on the page, `npm run dev` shows it with
// the server of `orrery serve --port 8080` behind it, which answers only what comes from its own page.
const server = process.env["ORRERY_SERVER"] ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte()],
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: false },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true, changeOrigin: true, headers: { origin: server }, rewriteWsOrigin: true } } },
});
