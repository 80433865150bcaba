// What is looked at in a picture, in which nothing can be answered.
export class Gaze {
  inspected = $state.raw<string | null>(null);
  readonly reason = null;
  private pinned = false;

  look(spot: string | null, pinned = false): void {
    if (spot === null && this.pinned) return;
    this.pinned = pinned;
    this.inspected = spot;
  }
}
