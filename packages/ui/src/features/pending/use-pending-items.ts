import { useEffect, useState } from 'react';
import { keepPending, pendingBefore } from '#/data/deposit/pending-memory';
import { useRefresh } from '#/data/read/use-refresh';
import { MONEY_READS } from '#/data/money/use-wallet';
import { useSession } from '#/session/use-session';
import type { PendingItem, PendingSource } from './pending-item';

/** The maximum number of stored ids: a page of slips and a page of the statement. */
const MOST = 20;

/** The attribute with which the page's first script reserves space for the previous number of rows. */
const PLACE = 'data-pending';

/**
 * The pending items, and those that were pending when the dashboard was last seen. So a row shows its outcome when it ends,
 * and does not disappear while the member looks at it.
 */
export function usePendingItems(sources: readonly PendingSource[]): readonly PendingItem[] {
  const { stored } = useSession();
  const refresh = useRefresh(MONEY_READS);
  const [before, setBefore] = useState(() => pendingBefore(stored));
  const items = sources.flatMap((source) => source.items);
  const running = items.filter(({ isUnderWay }) => isUnderWay);
  const underWay = running.map(({ id }) => id);
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

  // An item that has ended may have changed the balance.
  const count = useEnded(running.filter(({ isOwnWrite }) => !isOwnWrite).map(({ id }) => id));
  useEffect(() => {
    if (count === 0) return;
    // In a separate task, so that the end is shown first.
    const timer = setTimeout(refresh);
    return () => clearTimeout(timer);
  }, [count, refresh]);
  return shown;
}

/** Whether an item comes first: a refused slip, so that its reason is visible even if there are many items. */
const isNews = ({ isUnderWay, tone }: PendingItem) => isUnderWay && tone === 'danger';

/** How often items have ended since the first render. */
function useEnded(underWay: readonly string[]): number {
  const [{ last, count }, setSeen] = useState({ last: underWay, count: 0 });
  const isSame = last.length === underWay.length && last.every((id) => underWay.includes(id));
  if (!isSame) {
    const hasEnded = last.some((id) => !underWay.includes(id));
    setSeen({ last: underWay, count: hasEnded ? count + 1 : count });
  }
  return count;
}
