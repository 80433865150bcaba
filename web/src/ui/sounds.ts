// Five short sounds, like small brass parts. Nothing is heard until somebody switches them on.
import { settings } from "../state/settings.svelte";

type Sound = "turn" | "piece" | "dice" | "card" | "end";
interface Note {
  at: number;
  hz: number;
  length: number;
  loud: number;
  wave?: OscillatorType;
}
const scores: Record<Sound, Note[]> = {
  turn: [{ at: 0, hz: 988, length: 0.3, loud: 0.09 }, { at: 0.13, hz: 1319, length: 0.36, loud: 0.09 }],
  piece: [{ at: 0, hz: 620, length: 0.06, loud: 0.1, wave: "triangle" }],
  dice: [0, 0.05, 0.11, 0.19, 0.29].map((at, i) => ({ at, hz: 340 + ((i * 97) % 160), length: 0.05, loud: 0.08, wave: "triangle" as const })),
  card: [{ at: 0, hz: 480, length: 0.09, loud: 0.05, wave: "triangle" }, { at: 0.05, hz: 720, length: 0.09, loud: 0.05, wave: "triangle" }],
  end: [523, 659, 784].map((hz, i) => ({ at: i * 0.05, hz, length: 0.45, loud: 0.07 })),
};
let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const start = context.currentTime + 0.01;
  for (const { at, hz, length, loud, wave } of scores[sound]) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = wave ?? "sine";
    tone.frequency.value = hz;
    gain.gain.setValueAtTime(0, start + at);
    gain.gain.linearRampToValueAtTime(loud, start + at + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + at + length);
    tone.connect(gain).connect(context.destination);
    tone.start(start + at);
    tone.stop(start + at + length + 0.02);
  }
}
