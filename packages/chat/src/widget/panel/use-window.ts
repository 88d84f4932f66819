import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Entry } from '../../conversation/conversation';
import type { ChatDriver } from '../../driver/chat-driver';
import type { ChatSnapshot } from '../../driver/snapshot';
import { keyOf } from './rows';

/** How many messages are shown at first and added at a time, and how many stand in the page at most. */
const STEP = 40;
const MOST = 160;

/** No message's key. */
const BEGINNING = '';

/** The first and the last message shown; null for the last forty, and for the newest. */
interface Ends {
  /** The beginning of the conversation is no message: one that came late may stand above the first. */
  readonly first: string | null;
  readonly last: string | null;
}

const NEWEST: Ends = { first: null, last: null };

export interface MessageWindow {
  readonly entries: readonly Entry[];
  /** The message above the first one shown, where it is known. */
  readonly above: Entry | undefined;
  readonly hasOlder: boolean;
  readonly hasNewer: boolean;
  readonly showOlder: () => void;
  readonly showNewer: () => void;
  /** Back to the newest; the long way up is let go again. */
  readonly showNewest: () => void;
}

/** The first place shown, and the one after the last. */
function placesOf(entries: readonly Entry[], { first, last }: Ends): readonly [number, number] {
  const place = (key: string | null, otherwise: number) => {
    if (key === BEGINNING) return 0;
    const index = key === null ? -1 : entries.findIndex((entry) => keyOf(entry) === key);
    return index < 0 ? otherwise : index;
  };
  return [place(first, Math.max(0, entries.length - STEP)), place(last, entries.length - 1) + 1];
}

/** The keys of what stands at these places. */
function endsOf({ entries, hasOlder }: ChatSnapshot, from: number, to: number): Ends {
  const [first, last] = [entries[Math.max(0, from)], to < entries.length ? entries[to - 1] : undefined];
  return {
    first: from <= 0 && !hasOlder ? BEGINNING : first ? keyOf(first) : null,
    last: last ? keyOf(last) : null,
  };
}

/** The part of the conversation that stands in the page: however long it is, that many and no more. */
export function useWindow(driver: ChatDriver): MessageWindow {
  const { entries, hasOlder, loaded } = driver.getSnapshot();
  const [ends, setEnds] = useState(NEWEST);
  const latest = useRef(ends);
  const busy = useRef(false);
  const [start, end] = placesOf(entries, ends);

  // Pinned as soon as there is something, so that what comes in below does not move the upper end.
  if (ends.first === null && loaded && entries.length > 0) {
    setEnds(endsOf(driver.getSnapshot(), start, entries.length));
  }
  useLayoutEffect(() => {
    latest.current = ends;
  }, [ends]);

  const show = useCallback(
    (from: number, to: number) => {
      // At once: more may be asked for before the next render.
      latest.current = endsOf(driver.getSnapshot(), from, to);
      setEnds(latest.current);
    },
    [driver],
  );

  const showOlder = useCallback(() => {
    const more = () => {
      const [from, to] = placesOf(driver.getSnapshot().entries, latest.current);
      const next = Math.max(0, from - STEP);
      if (from > 0) show(next, Math.min(to, next + MOST));
      return from > 0;
    };
    if (busy.current || more() || !driver.getSnapshot().hasOlder) return;
    busy.current = true;
    void driver.loadOlder().then(() => {
      busy.current = false;
      // What has come is in the snapshot after this moment.
      queueMicrotask(more);
    });
  }, [driver, show]);

  const showNewer = useCallback(() => {
    const all = driver.getSnapshot().entries;
    const [from, to] = placesOf(all, latest.current);
    const next = Math.min(all.length, to + STEP);
    if (to < all.length) show(Math.max(from, next - MOST), next);
  }, [driver, show]);

  const showNewest = useCallback(() => {
    const all = driver.getSnapshot().entries;
    const [from, to] = placesOf(all, latest.current);
    if (to < all.length || all.length - from > MOST) show(all.length - STEP, all.length);
  }, [driver, show]);

  return {
    entries: entries.slice(start, end),
    above: entries[start - 1],
    hasOlder: start > 0 || hasOlder,
    hasNewer: end < entries.length,
    showOlder,
    showNewer,
    showNewest,
  };
}
