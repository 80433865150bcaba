// One WebSocket that is never given up. Acts that were not acknowledged are sent again with the same id after a new
// connection, so that nothing is lost and nothing is done twice.
import type { Lang, SeatIndex, ToPage, ToServer } from "./types";

export type Link = "connecting" | "saved" | "sending" | "offline" | "outdated";

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
}
export interface Clockwork {
  set(run: () => void, ms: number): number;
  clear(id: number): void;
  random(): number;
}
export interface Where {
  lang: Lang;
  table?: string;
  seat?: number;
}
type WithId = Extract<ToServer, { id: string }>;
// What a seat says at its table; without a seat: the one that looks at it.
type OfSeat<M> = M extends { seat: SeatIndex; id: string } ? Omit<M, "id" | "table" | "seat"> & { seat?: SeatIndex } : never;
export type Saying = OfSeat<WithId>;
export type Answer = Extract<ToPage, { id: string }>;
type Waiting = { message: WithId; done: (answer: Answer) => void };

const PING_MS = 15_000;
const PROBE_MS = 4_000;
const LONGEST_WAIT_MS = 8_000;
const REST_MS = 700; // after too much at once
const SIGNED_OUT = 1008; // how the server closes the sockets of a session that is over

export class Connection {
  private socket: Socket | null = null;
  private open = false;
  private tries = 0;
  private waiting = new Map<string, Waiting>();
  private where: Where = { lang: "en" };
  private known = 0; // the version of the table on the screen
  private build: string | null = null;
  private outdated = false;
  private retry = 0;
  private ping = 0;
  private probing = 0;
  private resting = 0; // until what came too quickly is sent again
  private begun = false;
  private ended = false;
  private stranger = false; // the server may not know this device any more
  private meeting = false; // and is being asked

  constructor(
    private readonly connect: () => Socket,
    private readonly introduce: () => Promise<unknown>,
    private readonly clockwork: Clockwork,
    private readonly hear: (message: ToPage) => void,
    private readonly tell: (link: Link) => void,
  ) {}

  // A screen may have moved to its table before the session is known.
  start(where: Where): void {
    if (this.where.table === undefined) this.where = where;
    this.begun = true;
    this.dial();
  }

  // Another table, seat or language.
  move(where: Where): void {
    if (where.table !== this.where.table || where.seat !== this.where.seat) this.known = 0;
    this.where = where;
    if (this.open) this.hello();
    else if (this.begun && !this.socket && !this.retry) this.dial();
  }

  // What a new connection begins with; this one is there already.
  remember(where: Where): void {
    this.where = where;
  }

  // Resolves with the answer that carries the same id, however many connections it takes.
  request(message: WithId): Promise<Answer> {
    return new Promise((done) => {
      this.waiting.set(message.id, { message, done });
      if (this.open) this.write(message);
      this.show();
    });
  }

  // The tab came back or the network did: is the other side still there?
  probe(): void {
    if (!this.begun) return;
    if (!this.open) return this.redial(0);
    if (this.probing) return;
    this.write({ t: "ping" });
    this.probing = this.clockwork.set(() => this.drop(), PROBE_MS);
  }

  // The browser says that there is no network: a socket alone may notice it much later.
  lose(): void {
    if (this.open) this.drop();
  }

  // The whole position again, not only what is new.
  resync(): void {
    this.known = 0;
    if (this.open) this.hello();
  }

  end(): void {
    this.ended = true;
    this.drop();
  }

  // A socket whose session is over, or that never opened, is not dialled again before the server has said who this is:
  // without a session it refuses every socket.
  private meet(): void {
    if (this.meeting) return;
    this.meeting = true;
    const after = (next: () => void) => () => {
      this.meeting = false;
      next();
    };
    this.introduce().then(
      after(() => {
        this.stranger = false;
        this.dial();
      }),
      after(() => this.redial()),
    );
  }

  private dial(): void {
    this.clearTimers();
    if (this.ended) return;
    if (this.stranger) return this.meet();
    const socket = this.connect();
    this.socket = socket;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.open = true;
      this.sayAll();
      this.schedulePing();
      this.show();
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(JSON.parse(event.data) as ToPage);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.socket) return;
      this.stranger = !this.open || code === SIGNED_OUT;
      this.socket = null;
      this.open = false;
      this.redial();
    };
    this.show();
  }

  private redial(ms?: number): void {
    this.clearTimers();
    if (this.ended) return;
    const wait = Math.min(LONGEST_WAIT_MS, 400 * 2 ** this.tries) * (0.75 + this.clockwork.random() / 2);
    this.tries += 1;
    this.retry = this.clockwork.set(() => {
      this.retry = 0;
      if (!this.socket) this.dial();
    }, ms ?? wait);
    this.show();
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.open = false;
    this.clearTimers();
    socket?.close();
    if (!this.ended) this.redial(0);
  }

  private hello(): void {
    const { lang, table, seat } = this.where;
    this.write({ t: "hello", proto: 1, lang, table, seat, since: this.known || undefined });
  }

  private write(message: ToServer): void {
    this.socket?.send(JSON.stringify(message));
  }

  private receive(message: ToPage): void {
    this.tries = 0;
    this.clockwork.clear(this.probing);
    this.probing = 0;
    this.schedulePing();
    if (message.t === "welcome") this.compareBuild(message.build);
    if (message.t === "drain") this.tries = Math.ceil(Math.log2(Math.max(1, message.retry_ms / 400)));
    if (message.t === "position") this.known = message.position.v;
    if (this.tooQuick(message)) return this.rest();
    this.hear(message);
    if ("id" in message) {
      const waiting = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      waiting?.done(message);
    }
    this.show();
  }

  // An answer that came too quickly after the last one is not refused to the person: it waits its turn. A message of
  // which not even the id was read may be any of those that wait.
  private tooQuick(message: ToPage): boolean {
    if (message.t === "error") return message.code === "rate";
    return message.t === "nack" && message.code === "rate" && this.waiting.get(message.id)?.message.t === "act";
  }

  private rest(): void {
    this.clockwork.clear(this.resting);
    this.resting = this.clockwork.set(() => {
      this.resting = 0;
      if (this.open) this.sayAll();
    }, REST_MS);
  }

  private sayAll(): void {
    this.hello();
    for (const { message } of this.waiting.values()) this.write(message);
  }

  private compareBuild(build: string): void {
    this.outdated = this.build !== null && this.build !== build;
    this.build ??= build;
  }

  private schedulePing(): void {
    this.clockwork.clear(this.ping);
    this.ping = this.clockwork.set(() => this.probe(), PING_MS);
  }

  private clearTimers(): void {
    for (const id of [this.retry, this.ping, this.probing, this.resting]) this.clockwork.clear(id);
    this.retry = this.ping = this.probing = this.resting = 0;
  }

  private show(): void {
    if (this.outdated) return this.tell("outdated");
    if (this.open) return this.tell(this.waiting.size > 0 ? "sending" : "saved");
    this.tell(this.build === null && this.tries <= 1 ? "connecting" : "offline"); // once it was there, its loss is told at once
  }
}
