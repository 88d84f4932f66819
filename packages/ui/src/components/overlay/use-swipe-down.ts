import { type RefObject, useEffect, useEffectEvent } from 'react';

/** How far, in pixels, the sheet must be pulled before letting go closes it; less if it was thrown. */
const FAR_PX = 120;
const THROWN_PX = 24;
/** Pixels per millisecond. */
const FAST = 0.5;
/** How long the sheet may stay where it was let go, in milliseconds: by then it has closed, or nothing closes it. */
const SETTLED_MS = 400;

const pulls = (dialog: HTMLElement, path: readonly EventTarget[]): boolean => {
  const inside = path.slice(0, path.indexOf(dialog)).filter((node) => node instanceof HTMLElement);
  // Where there is something to scroll, a finger scrolls; the sheet's head still pulls.
  if (inside.some((node) => node.scrollHeight > node.clientHeight + 1 && isScroller(node))) return false;
  return !inside.some((node) => node.matches('input, select, textarea, canvas, video'));
};

const isScroller = (node: HTMLElement): boolean => /auto|scroll/.test(getComputedStyle(node).overflowY);

/**
 * Closes a sheet that is pulled down: by its head, or anywhere where its content does not scroll. It follows the
 * finger, except under reduced motion, and returns if it is let go early.
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
      // A second finger zooms or slips: the sheet goes back.
      if (event.touches.length > 1) return cancel();
      // A centred dialog has nowhere to be pulled to.
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
    // Reopened while it was still closing.
    place(0);
    const options = { passive: true };
    dialog.addEventListener('touchstart', start, options);
    dialog.addEventListener('touchmove', follow, options);
    dialog.addEventListener('touchend', release, options);
    dialog.addEventListener('touchcancel', cancel, options);
    return () => {
      clearTimeout(settling);
      // A write began while a finger was pulling.
      if (from) cancel();
      dialog.removeEventListener('touchstart', start);
      dialog.removeEventListener('touchmove', follow);
      dialog.removeEventListener('touchend', release);
      dialog.removeEventListener('touchcancel', cancel);
    };
  }, [ref, canClose]);
}
