import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** How far, in pixels, the finger must pull before letting go refreshes. */
const PULL_PX = 120;
/** The sign moves by this fraction of the pull, and no further than this many pixels. */
const FOLLOW = 0.5;
const FURTHEST_PX = 76;

type PullPhase = 'idle' | 'pulling' | 'ready';

/**
 * Detects the page being pulled down from its top. The listeners are passive, so that scrolling never waits for
 * them; the browser's own gesture is disabled by overscroll-behavior while this is mounted.
 * @param sign moved with the finger by its `translate`
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
      // The chat's dialog is in a shadow tree of its own.
      const isInDialog = event.composedPath().some((node) => node instanceof HTMLDialogElement);
      const canPull = touches.length === 1 && window.scrollY <= 0 && !isInDialog;
      from = finger && canPull ? { x: finger.clientX, y: finger.clientY } : null;
    };
    const follow = ({ touches }: TouchEvent) => {
      const [finger] = touches;
      if (!from || !finger) return;
      const down = finger.clientY - from.y;
      // A swipe through the games, a second finger, or a page that scrolls after all.
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
