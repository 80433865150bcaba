// The guide of a first game: which table it is switched on for, and what it has explained there. It stays on this device.
const PLACE = "orrery.guide";
interface Kept {
  table: string;
  told: string[];
}

function read(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

class Guide {
  private kept = $state.raw<Kept | null>(read());

  begin(table: string): void {
    this.keep({ table, told: [] });
  }

  end(): void {
    this.keep(null);
  }

  leads(table: string): boolean {
    return this.kept?.table === table;
  }

  // Each kind of question is explained once.
  isNew(table: string, step: string): boolean {
    return this.leads(table) && !this.kept!.told.includes(step);
  }

  told(step: string): void {
    if (this.kept && !this.kept.told.includes(step)) this.keep({ ...this.kept, told: [...this.kept.told, step] });
  }

  private keep(kept: Kept | null): void {
    this.kept = kept;
    try {
      if (kept === null) localStorage.removeItem(PLACE);
      else localStorage.setItem(PLACE, JSON.stringify(kept));
    } catch {
      // A browser that stores nothing is guided until the page is closed.
    }
  }
}
export const guide = new Guide();
