import type { Conversation } from '../conversation/conversation';
import type { ConversationEvent } from '../conversation/events';
import type { OutboxItem } from './item';
import { writeRecord } from './stored';

/** A record to write, or to remove where `record` is null. */
export interface RecordChange {
  readonly clientId: string;
  readonly record: string | null;
}

/**
 * What has to be stored after an event, before anything is sent. Write in this order: should the tab die
 * between two writes, nothing is lost.
 */
export function recordChanges(
  before: Conversation,
  after: Conversation,
  event: ConversationEvent,
): RecordChange[] {
  // What another tab wrote is its own business, unless this tab is the owner and knows better.
  if (event.type === 'record-changed' && !after.outbox.owner) return [];
  const stored = new Map(before.outbox.items);
  if (event.type === 'took-over') for (const item of event.items) stored.set(item.clientId, item);
  if (event.type === 'record-changed') put(stored, event.clientId, event.item);
  const changes: RecordChange[] = [];
  for (const clientId of new Set([...after.outbox.items.keys(), ...stored.keys()])) {
    const [item, known] = [after.outbox.items.get(clientId), stored.get(clientId)];
    if (item === known) continue;
    const record = recordOf(item);
    if (record !== recordOf(known)) changes.push({ clientId, record });
  }
  return changes.sort((one, other) => Number(one.record === null) - Number(other.record === null));
}

function put(items: Map<string, OutboxItem>, clientId: string, item: OutboxItem | null): void {
  if (item) items.set(clientId, item);
  else items.delete(clientId);
}

const recordOf = (item: OutboxItem | undefined) => (item ? writeRecord(item) : null);
