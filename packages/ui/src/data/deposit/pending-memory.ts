import type { StoredValues } from '#/session/stored-values';

/** What was under way when the dashboard was seen last, by the ids of its rows: they keep their place. */
export const pendingBefore = (stored: StoredValues): readonly string[] => stored.get('pending') ?? [];

export function keepPending(stored: StoredValues, ids: readonly string[]): void {
  if (ids.length > 0) stored.set('pending', ids);
  else stored.remove('pending');
}

/** A refused slip that is looked at is news no longer. @param key of the slip */
export function seeSlip(stored: StoredValues, key: string): void {
  stored.set('seen-slip', key);
  keepPending(
    stored,
    pendingBefore(stored).filter((id) => id !== slipRow(key)),
  );
}

/** The id of a slip's row. */
export const slipRow = (key: string): string => `slip:${encodeURIComponent(key)}`;
