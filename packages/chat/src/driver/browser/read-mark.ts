import type { Position } from '../../message/position';
import type { ChatPlace } from '../options';
import { ignoreErrors } from './records';

/** The key of the read mark: how far the member has read. Shared by all tabs. */
const readMarkKey = (participant: string) => `chat-read/${encodeURIComponent(participant)}`;

export function loadReadMark(area: ChatPlace['storage'], participant: string): Position | null {
  const stored = ignoreErrors(() => JSON.parse(area.getItem(readMarkKey(participant)) ?? 'null') as unknown);
  if (typeof stored !== 'object' || stored === null) return null;
  const { at, id } = stored as Partial<Record<keyof Position, unknown>>;
  return typeof at === 'number' && typeof id === 'string' ? { at, id } : null;
}

export function storeReadMark(area: ChatPlace['storage'], participant: string, { at, id }: Position): void {
  ignoreErrors(() => area.setItem(readMarkKey(participant), JSON.stringify({ at, id })));
}
