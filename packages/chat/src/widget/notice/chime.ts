/** Two soft tones: frequency in Hz, start in seconds. */
const TONES = [
  [660, 0],
  [880, 0.12],
] as const;
const LENGTH = 0.3;
const VOLUME = 0.06;

/** Plays the sound of a new message. Browsers only allow it after the member has interacted with the page. */
export function chime(): void {
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  try {
    const context = new AudioContext();
    for (const [frequency, after] of TONES) {
      const start = context.currentTime + after;
      const [tone, volume] = [context.createOscillator(), context.createGain()];
      tone.frequency.value = frequency;
      volume.gain.setValueAtTime(VOLUME, start);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + LENGTH);
      tone.connect(volume).connect(context.destination);
      tone.start(start);
      tone.stop(start + LENGTH);
    }
    setTimeout(() => void context.close(), 1000);
  } catch {
    // The browser has no audio. The member still sees the count.
  }
}
