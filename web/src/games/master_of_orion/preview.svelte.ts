// What the price under the pointer or the focus would do: the board shows it before anything is answered.
import type { Place, Price } from "./view";

class Preview {
  at = $state.raw<{ place: Place; fresh: boolean; card: string; price: Price } | null>(null);
}
export const preview = new Preview();
