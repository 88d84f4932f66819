import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** The distance to pull, in pixels, from which letting go refreshes. */
const PULL_PX = 120;
/** The indicator moves by this fraction of the pull, but at most this many pixels. */
const FOLLOW = 0.5;
const FURTHEST_PX = 76;

type PullPhase = 'idle' | 'pulling' | 'ready';

/**
 * Detects that the page is pulled down from its top. The listeners are passive, so that scrolling does not wait for them. The
 * browser's own gesture is disabled by overscroll-behavior while this is mounted.
 * @param sign the indicator, whose `translate` follows the finger
 */
export function usePull(sign: RefObject<HTMLElement | null>, onRefresh: () => void): PullPhase {
  const [phase, setPhase] = useState<PullPhase>('idle');
  const refresh = useEffectEvent(onRefresh);

  useEffect(() => {
    const root = document.documentElement;
    root.style.overscrollBehaviorY = 'contain';
    let from: { readonly x: number; readonly y: number } | null = null;
    let isReady = false;

    const move = (pulled: number) => {
      isReady = pulled >= PULL_PX;
      setPhase(pulled <= 0 ? 'idle' : isReady ? 'ready' : 'pulling');
      if (sign.current) sign.current.style.translate = `0 ${Math.min(pulled * FOLLOW, FURTHEST_PX)}px`;
    };
    const end = () => {
      from = null;
      move(0);
    };
    const start = (event: TouchEvent) => {
      const { touches } = event;
      const [finger] = touches;
      // composedPath, because the chat's dialog is in a shadow tree.
      const isInDialog = event.composedPath().some((node) => node instanceof HTMLDialogElement);
      const canPull = touches.length === 1 && window.scrollY <= 0 && !isInDialog;
      from = finger && canPull ? { x: finger.clientX, y: finger.clientY } : null;
    };
    const follow = ({ touches }: TouchEvent) => {
      const [finger] = touches;
      if (!from || !finger) return;
      const down = finger.clientY - from.y;
      // Not a pull: a second finger, a page that scrolls after all, or a swipe through the games.
      const isOther =
        touches.length > 1 || window.scrollY > 0 || Math.abs(finger.clientX - from.x) > Math.abs(down);
      if (isOther && !isReady) end();
      else move(Math.max(0, down));
    };
    const release = () => {
      const refreshes = from !== null && isReady;
      end();
      if (refreshes) refresh();
    };
    const options = { passive: true };
    document.addEventListener('touchstart', start, options);
    document.addEventListener('touchmove', follow, options);
    document.addEventListener('touchend', release, options);
    document.addEventListener('touchcancel', end, options);
    return () => {
      root.style.removeProperty('overscroll-behavior-y');
      document.removeEventListener('touchstart', start);
      document.removeEventListener('touchmove', follow);
      document.removeEventListener('touchend', release);
      document.removeEventListener('touchcancel', end);
    };
  }, [sign]);

  return phase;
}
