// The rule that somebody wants to read now, beside what they are doing.
class Rulebook {
  wanted = $state.raw<{ game: string; rule: string } | null>(null);

  // False where there is nowhere to show it: the link then leads to the rulebook.
  hosts = 0;
  show(game: string, rule: string): boolean {
    if (this.hosts === 0) return false;
    this.wanted = { game, rule };
    return true;
  }
}
export const rulebook = new Rulebook();
