import { useEffect, useState } from 'react';
import { keepPending, pendingBefore } from '#/data/deposit/pending-memory';
import { useRefresh } from '#/data/read/use-refresh';
import { MONEY_READS } from '#/data/money/use-wallet';
import { useSession } from '#/session/use-session';
import type { PendingItem, PendingSource } from './pending-item';

/** As many ids are stored: a page of slips and one of the statement, at most. */
const MOST = 20;

/** The attribute by which the page's first script keeps the place of as many rows as there were. */
const PLACE = 'data-pending';

/**
 * What is under way, and what was under way when the dashboard was seen last: so a row ends with its outcome, and
 * nothing moves up while it is looked at.
 */
export function usePendingItems(sources: readonly PendingSource[]): readonly PendingItem[] {
  const { stored } = useSession();
  const refresh = useRefresh(MONEY_READS);
  const [before, setBefore] = useState(() => pendingBefore(stored));
  const items = sources.flatMap((source) => source.items);
  const underWay = items.filter(({ isUnderWay }) => isUnderWay).map(({ id }) => id);
  const fresh = underWay.filter((id) => !before.includes(id));
  if (fresh.length > 0) setBefore([...before, ...fresh]);
  const shown = items
    .filter(({ id, isUnderWay }) => isUnderWay || before.includes(id))
    .sort((a, b) => Number(isNews(b)) - Number(isNews(a)));

  const isKnown = sources.every((source) => source.isKnown);
  const kept = underWay.slice(0, MOST).join(' ');
  useEffect(() => {
    if (!isKnown) return;
    keepPending(stored, kept === '' ? [] : kept.split(' '));
    document.documentElement.removeAttribute(PLACE);
  }, [isKnown, kept, stored]);

  /** What has ended may have changed the balance. */
  const count = useEnded(underWay);
  useEffect(() => {
    if (count === 0) return;
    // In a task of its own: first the end is shown.
    const timer = setTimeout(refresh);
    return () => clearTimeout(timer);
  }, [count, refresh]);
  return shown;
}

/** A refused slip comes first: its reason is one press away, however much is under way. */
const isNews = ({ isUnderWay, tone }: PendingItem) => isUnderWay && tone === 'danger';

/** How many times something has ceased to be under way since the first look. */
function useEnded(underWay: readonly string[]): number {
  const [{ last, count }, setSeen] = useState({ last: underWay, count: 0 });
  const isSame = last.length === underWay.length && last.every((id) => underWay.includes(id));
  if (!isSame) {
    const hasEnded = last.some((id) => !underWay.includes(id));
    setSeen({ last: underWay, count: hasEnded ? count + 1 : count });
  }
  return count;
}
