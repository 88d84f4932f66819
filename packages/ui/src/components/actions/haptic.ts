const SHORT_MS = 12;

/** A short vibration, if the device supports it and the member does not prefer reduced motion. */
export function tick(): void {
  // Browsers block vibration and log a warning before the first touch.
  if (!navigator.userActivation?.hasBeenActive) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  navigator.vibrate?.(SHORT_MS);
}
