// The address that a friend can open. On the server's own machine the page is at 127.0.0.1, which leads nowhere else.
import { api } from "../api/client";

const ALONE = new Set(["127.0.0.1", "localhost", "[::1]"]);

class Address {
  // Where this page is, or where the server says that its network reaches it; none: from this machine only; null: it has
  // not said yet.
  hosts = $state.raw<string[] | null>(ALONE.has(location.hostname) ? null : [location.host]);
  chosen = $state(0); // of several
  asked = false;

  ask(): void {
    if (this.asked || this.hosts !== null) return;
    this.asked = true;
    api.status().then(({ addresses }) => {
      const port = location.port ? `:${location.port}` : "";
      const name = (address: string) => (address.includes(":") ? `[${address}]` : address) + port;
      this.hosts = addresses.map(name);
    }, () => (this.asked = false));
  }

  // A link as others can open it.
  reach(link: string): string {
    return new URL(link, `${location.protocol}//${this.hosts?.[this.chosen] ?? location.host}`).href;
  }
}
export const address = new Address();
