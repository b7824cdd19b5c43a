// Small sounds, made on the spot, and a phone that shakes; off unless a person wants them.
import { settings } from "./settings.svelte";

export type Sound = "roll" | "move" | "turn" | "end";

let context: AudioContext | null = null;

/** [start in seconds, frequency, length, loudness] */
const TONES: Record<Sound, [number, number, number, number][]> = {
  roll: [0, 0.07, 0.13, 0.2, 0.26].map((at, i) => [at, 180 + ((i * 67) % 90), 0.04, 0.12]),
  move: [[0, 520, 0.06, 0.08]],
  turn: [
    [0, 660, 0.12, 0.1],
    [0.13, 880, 0.18, 0.1],
  ],
  end: [
    [0, 523, 0.15, 0.1],
    [0.15, 659, 0.15, 0.1],
    [0.3, 784, 0.35, 0.1],
  ],
};

/** Milliseconds that a phone shakes; a move of others does not. */
const SHAKES: Partial<Record<Sound, number[]>> = { turn: [40, 60, 40], end: [120] };

/** Play a sound, if a person wants sounds; a phone shakes, too. */
export function sound(name: Sound): void {
  if (!settings.sound) return;
  const shake = SHAKES[name];
  if (shake && "vibrate" in navigator) navigator.vibrate(shake);
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state !== "running") return void context.resume(); // browsers want a touch first
  const begin = context.currentTime;
  for (const [at, frequency, length, loud] of TONES[name]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = name === "roll" ? "square" : "sine";
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(loud, begin + at);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(begin + at);
    tone.stop(begin + at + length);
  }
}
