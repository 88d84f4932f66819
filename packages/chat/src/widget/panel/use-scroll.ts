import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SCROLL_TO_BOTTOM_FROM } from '../../timings';
import { createScrollAnchor } from './scroll-anchor';
import type { MessageWindow } from './use-window';

/** More messages are shown within this distance from either end, in CSS pixels. */
const NEAR_END = 80;

interface Scroll {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly content: RefObject<HTMLOListElement | null>;
  readonly onScroll: () => void;
  /** Whether the newest message is out of view. */
  readonly isScrolledUp: boolean;
  readonly scrollToNewest: () => void;
}

/** A row counts as seen when this much of it is in view, or all of it, in CSS pixels. */
const SEEN_FROM = 48;

/** The index of the last row in view. */
function lastSeen(box: Element, rows: HTMLCollection): number {
  const edge = box.getBoundingClientRect().bottom + 1;
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const { top, height } = rows[middle]?.getBoundingClientRect() ?? { top: 0, height: 0 };
    if (top + Math.min(height, SEEN_FROM) > edge) high = middle;
    else low = middle + 1;
  }
  return low - 1;
}

/**
 * Scrolls to each new message while the member is at the end, and otherwise keeps the list where it is: messages added
 * above do not move the visible ones.
 * @param onSeen called with the index of the last row in view
 */
export function useScroll(
  { entries, hasNewer, showOlder, showNewer, showNewest }: MessageWindow,
  onSeen: (row: number) => void,
): Scroll {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLOListElement>(null);
  const atBottom = useRef(true);
  /** How far the list is from its end while it counts as being there, in CSS pixels. */
  const gap = useRef(0);
  const known = useRef({ box: 0, list: 0, top: 0 });
  const [anchor] = useState(createScrollAnchor);
  const [isScrolledUp, setScrolledUp] = useState(false);

  const see = useRef(onSeen);
  useLayoutEffect(() => {
    see.current = onSeen;
  });

  const isAsKnown = (box: Element) =>
    box.clientHeight === known.current.box && box.scrollHeight === known.current.list;

  const stayInPlace = useCallback(() => {
    const [box, list] = [scroller.current, content.current];
    if (!box || !list) return;
    // Without a gap, scrolling too far is limited by the browser to the exact end, which may be a fraction of a pixel.
    if (atBottom.current) box.scrollTop = box.scrollHeight - (gap.current && box.clientHeight + gap.current);
    else anchor.restore(box);
    anchor.capture(box, list.children);
    see.current(lastSeen(box, list.children));
    known.current = { box: box.clientHeight, list: box.scrollHeight, top: box.scrollTop };
  }, [anchor]);

  useLayoutEffect(() => {
    const box = scroller.current;
    const { box: height, list, top } = known.current;
    // Handles a scroll upwards whose event is still to come. Not if the list is shorter: then the browser has scrolled.
    if (!box || box.clientHeight !== height || box.scrollHeight < list || box.scrollTop > top - 1) return;
    const below = list - height - box.scrollTop;
    atBottom.current &&= below < SCROLL_TO_BOTTOM_FROM;
    gap.current = below;
  });

  const newest = entries.at(-1)?.key;
  useLayoutEffect(() => {
    gap.current = 0;
  }, [newest]);

  useLayoutEffect(() => {
    const box = scroller.current;
    stayInPlace();
    if (box && box.scrollHeight <= box.clientHeight && box.clientHeight > 0) showOlder();
  });

  useEffect(() => {
    // Pictures, fonts and the keyboard change heights after rendering.
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(stayInPlace);
    if (scroller.current) observer.observe(scroller.current);
    if (content.current) observer.observe(content.current);
    return () => observer.disconnect();
  }, [stayInPlace]);

  const onScroll = useCallback(() => {
    const [box, list] = [scroller.current, content.current];
    if (!box || !list) return;
    if (!isAsKnown(box)) {
      // The window or the content was resized; the member has not scrolled.
      stayInPlace();
      return;
    }
    known.current.top = box.scrollTop;
    anchor.capture(box, list.children);
    see.current(lastSeen(box, list.children));
    const below = box.scrollHeight - box.clientHeight - box.scrollTop;
    const away = hasNewer || below >= SCROLL_TO_BOTTOM_FROM;
    atBottom.current = !away;
    gap.current = below < 2 ? 0 : below;
    setScrolledUp(away);
    if (box.scrollTop < NEAR_END) showOlder();
    else if (!away) showNewest();
    else if (below < NEAR_END) showNewer();
  }, [anchor, stayInPlace, hasNewer, showOlder, showNewer, showNewest]);

  const scrollToNewest = useCallback(() => {
    atBottom.current = true;
    gap.current = 0;
    setScrolledUp(false);
    showNewest();
    stayInPlace();
  }, [stayInPlace, showNewest]);

  return { scroller, content, onScroll, isScrolledUp, scrollToNewest };
}
