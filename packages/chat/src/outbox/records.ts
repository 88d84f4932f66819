import type { Conversation } from '../conversation/conversation';
import type { ConversationEvent } from '../conversation/events';
import type { OutboxItem } from './item';
import { writeRecord } from './stored';

/** A record to write, or to remove if `record` is null. */
export interface RecordChange {
  readonly clientId: string;
  readonly record: string | null;
  readonly hasFile: boolean;
}

/**
 * The changes to store after an event, before anything is sent. Removals come last, so that nothing is lost if the tab
 * dies between two writes.
 */
export function recordChanges(
  before: Conversation,
  after: Conversation,
  event: ConversationEvent,
): RecordChange[] {
  const stored = new Map<string, OutboxItem | null>(before.outbox.items);
  if (event.type === 'took-over') for (const item of event.items) stored.set(item.clientId, item);
  if (event.type === 'record-changed') stored.set(event.clientId, event.item);
  const changes: RecordChange[] = [];
  for (const clientId of new Set([...after.outbox.items.keys(), ...stored.keys()])) {
    const [was, is] = [stored.get(clientId), after.outbox.items.get(clientId)];
    const record = recordOf(is);
    const hasFile = (is ?? was)?.content.kind === 'media';
    if (record !== recordOf(was)) changes.push({ clientId, record, hasFile });
  }
  return changes;
}

const recordOf = (item: OutboxItem | null | undefined) => (item ? writeRecord(item) : null);
