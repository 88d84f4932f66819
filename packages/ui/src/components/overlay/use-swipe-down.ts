import { type RefObject, useEffect, useEffectEvent } from 'react';

/** The distance to pull, in pixels, from which letting go closes the sheet; less for a fast swipe. */
const FAR_PX = 120;
const THROWN_PX = 24;
/** The speed of a fast swipe, in pixels per millisecond. */
const FAST = 0.5;
/** After this time, in milliseconds, a sheet that has not closed returns to its place. */
const SETTLED_MS = 400;

const pulls = (dialog: HTMLElement, path: readonly EventTarget[]): boolean => {
  const inside = path.slice(0, path.indexOf(dialog)).filter((node) => node instanceof HTMLElement);
  // Scrollable content is scrolled instead. The sheet's head can still be pulled.
  if (inside.some((node) => node.scrollHeight > node.clientHeight + 1 && isScroller(node))) return false;
  return !inside.some((node) => node.matches('input, select, textarea, canvas, video'));
};

const isScroller = (node: HTMLElement): boolean => /auto|scroll/.test(getComputedStyle(node).overflowY);

/**
 * Closes a sheet that is pulled down by its head, or anywhere if its content does not scroll. The sheet follows the finger,
 * except with reduced motion, and returns if it was not pulled far enough.
 */
export function useSwipeDown(
  ref: RefObject<HTMLDialogElement | null>,
  canClose: boolean,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !canClose) return undefined;
    let from: { readonly x: number; readonly y: number; readonly at: number } | null = null;
    let pulled = 0;
    let settling: ReturnType<typeof setTimeout>;

    const place = (px: number) => {
      pulled = px;
      if (px > 0) dialog.dataset['pulled'] = '';
      else delete dialog.dataset['pulled'];
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      dialog.style.translate = px > 0 && !isStill ? `0 ${px}px` : '';
    };
    const cancel = () => {
      from = null;
      place(0);
    };
    const start = (event: TouchEvent) => {
      const [finger] = event.touches;
      // A second finger zooms or is accidental, so the sheet returns.
      if (event.touches.length > 1) return cancel();
      // A centred dialog cannot be pulled.
      const isSheet = dialog.getBoundingClientRect().bottom >= window.innerHeight - 1;
      const canPull = isSheet && pulls(dialog, event.composedPath());
      from = finger && canPull ? { x: finger.clientX, y: finger.clientY, at: event.timeStamp } : null;
    };
    const follow = ({ touches }: TouchEvent) => {
      const [finger] = touches;
      if (!from || !finger) return;
      const down = finger.clientY - from.y;
      const isSideways = pulled === 0 && Math.abs(finger.clientX - from.x) > Math.abs(down);
      if (touches.length > 1 || isSideways) cancel();
      else place(Math.max(0, down));
    };
    const release = (event: TouchEvent) => {
      if (!from) return;
      const speed = pulled / Math.max(1, event.timeStamp - from.at);
      const isMeant = pulled >= FAR_PX || (pulled >= THROWN_PX && speed >= FAST);
      from = null;
      if (!isMeant) return place(0);
      const isStill = dialog.style.translate === '';
      delete dialog.dataset['pulled'];
      if (!isStill) dialog.style.translate = '0 100%';
      close();
      settling = setTimeout(() => place(0), SETTLED_MS);
    };
    // In case it was reopened while still closing.
    place(0);
    const options = { passive: true };
    dialog.addEventListener('touchstart', start, options);
    dialog.addEventListener('touchmove', follow, options);
    dialog.addEventListener('touchend', release, options);
    dialog.addEventListener('touchcancel', cancel, options);
    return () => {
      clearTimeout(settling);
      // If a write starts while the sheet is pulled, it returns.
      if (from) cancel();
      dialog.removeEventListener('touchstart', start);
      dialog.removeEventListener('touchmove', follow);
      dialog.removeEventListener('touchend', release);
      dialog.removeEventListener('touchcancel', cancel);
    };
  }, [ref, canClose]);
}
