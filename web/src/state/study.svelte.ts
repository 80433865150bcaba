// A game that a bot looks at: asked for, watched until it is done, stopped.
import { api } from "../api/client";
import type { Analysis, Lang } from "../api/types";
import { settings } from "./settings.svelte";

export interface Source {
  look(lang: Lang): Promise<Analysis>;
  begin(lang: Lang): Promise<Analysis>;
  end(lang: Lang): Promise<Analysis>;
}
export const ofTable = (id: string): Source => ({
  look: (lang) => api.analysis(id, lang),
  begin: (lang) => api.analyse(id, lang),
  end: (lang) => api.endAnalysis(id, lang),
});
export const ofRecord = (record: string): Source => ({
  look: (lang) => api.recordAnalysis(record, "look", lang),
  begin: (lang) => api.recordAnalysis(record, "begin", lang),
  end: (lang) => api.recordAnalysis(record, "end", lang),
});

const EVERY_MS = 1000;

export class Study {
  now = $state.raw<Analysis | null>(null); // null: not known yet
  problem = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;
  private closed = false;

  constructor(private readonly source: Source) {}

  look = (): Promise<void> => this.ask(() => this.source.look(settings.lang));
  begin = (): Promise<void> => this.ask(() => this.source.begin(settings.lang));
  end = (): Promise<void> => this.ask(() => this.source.end(settings.lang));

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  // The latest question counts; as long as the bot is at work, it is asked again.
  private async ask(question: () => Promise<Analysis>): Promise<void> {
    clearTimeout(this.timer);
    const turn = ++this.asked;
    try {
      const answer = await question();
      if (turn !== this.asked) return;
      this.now = answer;
      this.problem = "";
    } catch (error) {
      if (turn !== this.asked) return;
      this.problem = error instanceof Error ? error.message : String(error);
    }
    if (this.now?.state === "running" && !this.closed) this.timer = setTimeout(() => void this.look(), EVERY_MS);
  }
}
