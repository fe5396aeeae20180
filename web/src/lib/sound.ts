/** Plays our sounds; silent unless the person has switched sound on. */
import { settings } from './settings.svelte';
import { TUNES, type Stroke, type Tune } from './tunes';

const LOUDEST = 0.3;

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** Plays a sound, where the person wants sounds and the browser allows it. */
export function play(tune: Tune): void {
  if (!settings.sound || settings.volume <= 0) return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    for (const stroke of TUNES[tune]) strike(context, stroke);
  } catch {
    // A device without sound is played on in silence.
  }
}

function strike(audio: AudioContext, stroke: Stroke): void {
  const start = audio.currentTime + 0.02 + stroke.at;
  const end = start + stroke.lasts;
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUDEST * stroke.loud * (settings.volume / 100), start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  volume.connect(audio.destination);
  const source =
    stroke.wave === 'noise' ? noise(audio, stroke, volume) : tone(audio, stroke, stroke.wave, volume);
  source.start(start);
  source.stop(end + 0.05);
}

function tone(
  audio: AudioContext,
  { pitch, to = pitch, at, lasts }: Stroke,
  type: OscillatorType,
  out: AudioNode,
): AudioScheduledSourceNode {
  const made = new OscillatorNode(audio, { type, frequency: pitch });
  made.frequency.linearRampToValueAtTime(to, audio.currentTime + 0.02 + at + lasts);
  made.connect(out);
  return made;
}

function noise(
  audio: AudioContext,
  { pitch, to = pitch, at, lasts }: Stroke,
  out: AudioNode,
): AudioScheduledSourceNode {
  hiss ??= made(audio);
  const source = new AudioBufferSourceNode(audio, { buffer: hiss, loop: true });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 0.8 });
  filter.frequency.linearRampToValueAtTime(to, audio.currentTime + 0.02 + at + lasts);
  source.connect(filter).connect(out);
  return source;
}

function made(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

/** Returns the sound of what somebody did: a card, a piece on the board, a new round, or simply something. */
export function soundOf(scene: { card?: string | null; moves?: readonly unknown[]; round?: unknown }): Tune {
  if (scene.round) return 'round';
  if (scene.card) return 'card';
  return scene.moves?.length ? 'place' : 'move';
}
