import type { OutboxItem } from '../../outbox/item';
import type { RecordChange } from '../../outbox/records';
import { readRecord, recordKey, recordPrefix } from '../../outbox/stored';
import type { Position } from '../../message/position';
import type { ChatPlace } from '../options';

type Area = ChatPlace['storage'];

/** Returns null if `work` throws, because a full or blocked storage must not stop the conversation. */
export function ignoreErrors<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

export function writeChanges(area: Area, participant: string, changes: readonly RecordChange[]): void {
  for (const { clientId, record } of changes) {
    const key = recordKey(participant, clientId);
    ignoreErrors(() => (record === null ? area.removeItem(key) : area.setItem(key, record)));
  }
}

export function readRecords(area: Area, participant: string): OutboxItem[] {
  const prefix = recordPrefix(participant);
  const keys =
    ignoreErrors(() => Array.from({ length: area.length }, (_, index) => area.key(index) ?? '')) ?? [];
  return keys
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => ignoreErrors(() => readRecord(area.getItem(key))) ?? []);
}

/** The change that another tab made, if it concerns a record of this conversation. */
export function changedRecord(
  participant: string,
  { key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>,
): { clientId: string; item: OutboxItem | null } | null {
  const prefix = recordPrefix(participant);
  if (!key?.startsWith(prefix)) return null;
  return { clientId: key.slice(prefix.length), item: readRecord(newValue) };
}

/** The key of the read mark: how far the member has read. Shared by all tabs. */
const readMarkKey = (participant: string) => `chat-read/${encodeURIComponent(participant)}`;

export function loadReadMark(area: Area, participant: string): Position | null {
  const stored = ignoreErrors(() => JSON.parse(area.getItem(readMarkKey(participant)) ?? 'null') as unknown);
  if (typeof stored !== 'object' || stored === null) return null;
  const { at, id } = stored as Partial<Record<keyof Position, unknown>>;
  return typeof at === 'number' && typeof id === 'string' ? { at, id } : null;
}

export function storeReadMark(area: Area, participant: string, { at, id }: Position): void {
  ignoreErrors(() => area.setItem(readMarkKey(participant), JSON.stringify({ at, id })));
}
