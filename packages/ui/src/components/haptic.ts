const SHORT_MS = 12;

/** A light tap under the finger, where the phone can and the member has not asked for stillness. */
export function tick(): void {
  // Before a first touch browsers refuse, and say so on their console.
  if (!navigator.userActivation?.hasBeenActive) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  navigator.vibrate?.(SHORT_MS);
}
