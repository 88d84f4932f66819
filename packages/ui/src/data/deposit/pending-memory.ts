import type { StoredValues } from '#/session/stored-values';

/**
 * The ids of the pending rows when the dashboard was last shown. Space is reserved for as many rows until they load.
 */
export const pendingBefore = (stored: StoredValues): readonly string[] => stored.get('pending') ?? [];

export function keepPending(stored: StoredValues, ids: readonly string[]): void {
  if (ids.length > 0) stored.set('pending', ids);
  else stored.remove('pending');
}

/** Marks a refused slip as seen. @param key the slip's key */
export function seeSlip(stored: StoredValues, key: string): void {
  stored.set('seen-slip', key);
  keepPending(
    stored,
    pendingBefore(stored).filter((id) => id !== slipRow(key)),
  );
}

/** The id of a slip's row. */
export const slipRow = (key: string): string => `slip:${encodeURIComponent(key)}`;
