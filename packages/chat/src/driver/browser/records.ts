import type { OutboxItem } from '../../outbox/item';
import type { RecordChange } from '../../outbox/records';
import { readRecord, recordKey, recordPrefix } from '../../outbox/stored';
import type { ChatPlace } from '../options';

type Area = ChatPlace['storage'];

/** A full or blocked storage must not stop the conversation; it then lasts as long as the page. */
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
