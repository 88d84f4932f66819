import type { Outgoing } from '../message/outgoing';
import { BEGINNING, type Position } from '../message/position';
import type { Attempt, OutboxItem, OutboxState } from './item';

/**
 * The storage key of an item. Each item has its own record, so that two tabs can add items at the same time. The key
 * contains the participant, so that the next member on this phone never sends the previous one's messages.
 */
export function recordKey(participant: string, clientId: string): string {
  return `${recordPrefix(participant)}${clientId}`;
}

export function recordPrefix(participant: string): string {
  return `chat-outbox/${encodeURIComponent(participant)}/`;
}

/**
 * The key of the draft in sessionStorage. The value is the participant's id, followed by the text being written. There is
 * one draft at a time, so that an app can remove it when the session ends.
 */
export const DRAFT_KEY = 'chat-draft';

const VERSION = 1;

export function writeRecord(item: OutboxItem): string {
  // Not stored, because each tab numbers its own fills.
  const { resolvedBy: _, ...kept } = item;
  return JSON.stringify({ v: VERSION, ...kept });
}

/** Parses a record. Null if this version did not write it, or if it is damaged. */
export function readRecord(record: string | null): OutboxItem | null {
  const fields = fieldsIn(record);
  const content = readContent(fields.content);
  const { clientId, composedAt, state } = fields;
  if (fields.v !== VERSION || typeof clientId !== 'string' || !clientId || !content) return null;
  if (typeof composedAt !== 'number' || !Number.isFinite(composedAt) || !isState(state)) return null;
  return {
    clientId,
    composedAt,
    content,
    state,
    reason: typeof fields.reason === 'string' ? fields.reason : null,
    attempt: readAttempt(fields.attempt),
    sentAt: typeof fields.sentAt === 'number' ? fields.sentAt : null,
    resolvedBy: 0,
  };
}

function readContent(value: unknown): Outgoing | null {
  const { kind, text, payload, fileType, name, path } = fieldsOf(value);
  if (kind === 'text' && typeof text === 'string') return { kind, text };
  if (kind === 'postback' && typeof text === 'string' && typeof payload === 'string') {
    return { kind, text, payload };
  }
  const isMedia = kind === 'media' && (fileType === 'image' || fileType === 'video');
  if (!isMedia || typeof name !== 'string') return null;
  return { kind, fileType, name, path: typeof path === 'string' ? path : null };
}

function readAttempt(value: unknown): Attempt | null {
  if (typeof value !== 'object' || value === null) return null;
  const { after, isCertain, others } = fieldsOf(value);
  const ids = Array.isArray(others) ? others.filter((id) => typeof id === 'string') : [];
  const position = readPosition(after);
  return {
    after: position ?? BEGINNING,
    isCertain: position !== null && isCertain !== false,
    others: ids,
    doubtful: true,
  };
}

/** JSON has no infinity: a null time stands for the beginning of history. */
function readPosition(value: unknown): Position | null {
  const { at, id } = fieldsOf(value);
  if (typeof id !== 'string') return null;
  return at === null ? { at: Number.NEGATIVE_INFINITY, id } : typeof at === 'number' ? { at, id } : null;
}

const STATES: readonly unknown[] = ['queued', 'uploading', 'sending', 'asking', 'failed', 'sent'];

const isState = (value: unknown): value is OutboxState => STATES.includes(value);

type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; none for null and undefined. */
const fieldsOf = (value: unknown): Fields => Object(value);

function fieldsIn(record: string | null): Fields {
  try {
    return fieldsOf(JSON.parse(String(record)));
  } catch {
    return {};
  }
}
