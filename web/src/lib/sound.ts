/** Short tones made by the browser itself; silent unless the person has switched sound on. */
import { settings } from './settings.svelte';

const TUNES = {
  turn: [
    [523, 0],
    [784, 0.12],
  ],
  move: [[330, 0]],
  end: [
    [392, 0],
    [523, 0.14],
    [659, 0.28],
    [784, 0.42],
  ],
} as const;

let context: AudioContext | undefined;

/** Plays a tune, where the person wants sounds and the browser allows it. */
export function play(tune: keyof typeof TUNES): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const start = context.currentTime + 0.02;
  for (const [pitch, delay] of TUNES[tune]) {
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    tone.connect(volume).connect(context.destination);
    volume.gain.linearRampToValueAtTime(0.14, start + delay + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + delay + 0.4);
    tone.start(start + delay);
    tone.stop(start + delay + 0.45);
  }
}
