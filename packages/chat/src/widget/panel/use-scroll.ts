import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SCROLL_TO_BOTTOM_FROM } from '../../timings';
import { createPlaceKeeper } from './place-keeper';
import type { Shown } from './use-window';

/** CSS pixels from either end at which more messages are shown. */
const NEAR_END = 80;

interface Scroll {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly content: RefObject<HTMLOListElement | null>;
  readonly onScroll: () => void;
  /** Whether the newest message is out of sight. */
  readonly isAway: boolean;
  readonly toBottom: () => void;
}

/**
 * Keeps the list at its end while the member is there, and otherwise where it is: what comes in above does
 * not move what is being read.
 */
export function useScroll({ hasNewer, showOlder, showNewer, showNewest }: Shown): Scroll {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLOListElement>(null);
  const atBottom = useRef(true);
  const settled = useRef({ box: 0, list: 0 });
  const [keeper] = useState(createPlaceKeeper);
  const [isAway, setAway] = useState(false);

  const settle = useCallback(() => {
    const [box, list] = [scroller.current, content.current];
    if (!box || !list) return;
    if (atBottom.current) box.scrollTop = box.scrollHeight;
    else keeper.restore(box);
    keeper.remember(box, list.children);
    settled.current = { box: box.clientHeight, list: box.scrollHeight };
  }, [keeper]);

  useLayoutEffect(() => {
    settle();
    const box = scroller.current;
    if (box && box.scrollHeight <= box.clientHeight && box.clientHeight > 0) showOlder();
  });

  useEffect(() => {
    // Pictures, fonts and the keyboard change heights after the fact.
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(settle);
    if (scroller.current) observer.observe(scroller.current);
    if (content.current) observer.observe(content.current);
    return () => observer.disconnect();
  }, [settle]);

  const onScroll = useCallback(() => {
    const [box, list] = [scroller.current, content.current];
    if (!box || !list) return;
    if (box.clientHeight !== settled.current.box || box.scrollHeight !== settled.current.list) {
      // The window turned, or texts changed, and moved the list: nobody has scrolled.
      settle();
      return;
    }
    keeper.remember(box, list.children);
    const below = box.scrollHeight - box.clientHeight - box.scrollTop;
    const away = hasNewer || below >= SCROLL_TO_BOTTOM_FROM;
    atBottom.current = !away;
    setAway(away);
    if (box.scrollTop < NEAR_END) showOlder();
    else if (!away) showNewest();
    else if (below < NEAR_END) showNewer();
  }, [keeper, settle, hasNewer, showOlder, showNewer, showNewest]);

  const toBottom = useCallback(() => {
    atBottom.current = true;
    setAway(false);
    showNewest();
    settle();
  }, [settle, showNewest]);

  return { scroller, content, onScroll, isAway, toBottom };
}
