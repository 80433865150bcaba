// The page of web/dist in front of a running server, with the server's own headers: what the tests look at while the
// page changes and the program does not. A request reaches the server as if it had asked it directly.
import { existsSync, readFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { connect } from "node:net";
import { extname, join } from "node:path";

const types = { ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".svg": "image/svg+xml", ".webp": "image/webp", ".woff2": "font/woff2" };

export async function servePage(dist, target, port = 0) {
  const { headers } = await fetch(target);
  const own = new URL(target);
  const rewritten = (incoming) => ({ ...incoming, host: own.host, ...(incoming.origin ? { origin: own.origin } : {}) });
  const open = new Set();
  let cut = false; // nothing reaches the server, as when a train enters a tunnel
  const server = createServer((asked, reply) => {
    if (cut) return void reply.destroy();
    const { pathname } = new URL(asked.url, target);
    if (pathname.startsWith("/api/")) {
      const onward = request({ host: own.hostname, port: own.port, path: asked.url, method: asked.method, headers: rewritten(asked.headers) }, (answer) => {
        reply.writeHead(answer.statusCode, answer.headers);
        answer.pipe(reply);
      });
      onward.on("error", () => reply.destroy());
      return void asked.pipe(onward);
    }
    const wanted = join(dist, pathname);
    const file = extname(wanted) && existsSync(wanted) ? wanted : join(dist, "index.html");
    reply.setHeader("content-security-policy", headers.get("content-security-policy") ?? "");
    reply.setHeader("content-type", types[extname(file)] ?? "application/octet-stream");
    reply.end(readFileSync(file));
  });
  server.on("upgrade", (asked, socket, head) => {
    if (cut) return void socket.destroy();
    open.add(socket);
    socket.on("close", () => open.delete(socket));
    const onward = connect(Number(own.port), own.hostname, () => {
      const lines = Object.entries(rewritten(asked.headers)).map(([key, value]) => `${key}: ${value}`);
      onward.write(`GET ${asked.url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
      onward.write(head);
      socket.pipe(onward).pipe(socket);
    });
    for (const [a, b] of [[socket, onward], [onward, socket]]) a.on("error", () => b.destroy()).on("close", () => b.destroy());
  });
  await new Promise((done) => server.listen(port, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    cut(now) {
      cut = now;
      if (now) for (const socket of open) socket.destroy();
    },
    close: () => (server.closeAllConnections?.(), server.close()),
  };
}
