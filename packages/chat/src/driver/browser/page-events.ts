import type { DriverEvent } from '../state/driver-events';
import type { ChatPlace } from '../options';
import { changedRecord, loadReadMark } from './records';

/** Without a page, as in Node, the chat counts as visible. */
export const isVisible = (page: ChatPlace['page']): boolean => page?.document.visibilityState !== 'hidden';

/** Dispatches events of other tabs, the network and the page's visibility, until the signal. */
export function listenToPage(
  { page, storage }: ChatPlace,
  participant: string,
  signal: AbortSignal,
  dispatch: (event: DriverEvent) => void,
): void {
  if (!page) return;
  const { window, document } = page;
  const onStorage = (event: StorageEvent) => {
    const record = changedRecord(participant, event);
    if (record) dispatch({ type: 'record-changed', ...record });
    const upTo = loadReadMark(storage, participant);
    if (upTo) dispatch({ type: 'read-elsewhere', upTo });
  };
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('online', () => dispatch({ type: 'network-online' }), { signal });
  window.addEventListener('offline', () => dispatch({ type: 'network-offline' }), { signal });
  if (window.navigator?.onLine === false) dispatch({ type: 'network-offline' });
  document.addEventListener(
    'visibilitychange',
    () => dispatch({ type: isVisible(page) ? 'page-shown' : 'page-hidden' }),
    { signal },
  );
}
