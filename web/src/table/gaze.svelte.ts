// What is looked at in a picture, in which nothing can be answered; it stays from one moment to the next.
export class Gaze {
  opened = $state.raw<number | null>(null); // the seat whose things are shown
  inspected = $state.raw<string | null>(null);
  readonly reason = null;
  pinned = $state(false);

  look(spot: string | null, pinned = false): void {
    if (spot === null && this.pinned) return;
    this.pinned = pinned;
    this.inspected = spot;
  }
}
