import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Entry } from '../../conversation/conversation';
import type { ChatDriver } from '../../driver/chat-driver';
import type { ChatSnapshot } from '../../driver/snapshot';

/** How many messages are shown at first and added at a time, and how many are rendered at most. */
const STEP = 40;
const MOST = 160;

/** Not a key of any message. */
const BEGINNING = '';

/** The keys of the first and the last message shown; null for the last forty, and for the newest. */
interface Ends {
  /** At the beginning of the conversation no key is used: a late message may be sorted above the first. */
  readonly first: string | null;
  readonly last: string | null;
}

const NEWEST: Ends = { first: null, last: null };

export interface MessageWindow {
  readonly entries: readonly Entry[];
  /** The message before the first one shown, if it is loaded. */
  readonly above: Entry | undefined;
  readonly hasOlder: boolean;
  readonly hasNewer: boolean;
  readonly showOlder: () => void;
  readonly showNewer: () => void;
  /** Returns to the newest messages; the older ones are no longer rendered. */
  readonly showNewest: () => void;
}

/** The index of the first message shown, and the one after the last. */
function placesOf(entries: readonly Entry[], { first, last }: Ends): readonly [number, number] {
  const place = (key: string | null, otherwise: number) => {
    if (key === BEGINNING) return 0;
    const index = key === null ? -1 : entries.findIndex((entry) => entry.key === key);
    return index < 0 ? otherwise : index;
  };
  return [place(first, Math.max(0, entries.length - STEP)), place(last, entries.length - 1) + 1];
}

/** The keys of the messages from one index up to another. */
function endsOf({ entries, hasOlder }: ChatSnapshot, from: number, to: number): Ends {
  const [first, last] = [entries[Math.max(0, from)], to < entries.length ? entries[to - 1] : undefined];
  return {
    first: from <= 0 && !hasOlder ? BEGINNING : first ? first.key : null,
    last: last ? last.key : null,
  };
}

/** The part of the conversation that is rendered: a limited number of messages, however long it is. */
export function useWindow(driver: ChatDriver): MessageWindow {
  const { entries, hasOlder, loaded } = driver.getSnapshot();
  const [ends, setEnds] = useState(NEWEST);
  const latest = useRef(ends);
  const busy = useRef(false);
  const [start, end] = placesOf(entries, ends);

  // Fixes the upper end as soon as there are messages, so that new ones do not move it.
  if (ends.first === null && loaded && entries.length > 0) {
    setEnds(endsOf(driver.getSnapshot(), start, entries.length));
  }
  useLayoutEffect(() => {
    latest.current = ends;
  }, [ends]);

  const show = useCallback(
    (from: number, to: number) => {
      // Also set here, because more may be requested before the next render.
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
      // The snapshot is updated in a microtask.
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
