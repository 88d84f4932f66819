import { deduplicates } from '../../conversation/conversation';
import type { ConversationEvent } from '../../conversation/events';
import { reduce } from '../../conversation/reduce';
import { NOT_DELIVERED } from '../../outbox/item';
import { recordChanges } from '../../outbox/records';
import { MAX_TRIES } from '../../timings';
import type { DriverEffect, Transition } from './driver-events';
import { type DriverState, isUnreadable } from './state';

/**
 * Applies a conversation event. The effects that store its changes come after `effects` and before all later ones.
 *
 * If the server deduplicates by client id, a missing message is resent without asking the member: at once, so that it
 * keeps its place, or as soon as deduplication is noticed.
 */
export function applyToConversation(
  before: DriverState,
  event: ConversationEvent,
  effects: readonly DriverEffect[] = [],
): Transition {
  let next = apply(before, event, effects);
  const { running, tries, conversation } = next.state;
  const { items, owner } = conversation.outbox;
  if (!running || !owner || !deduplicates(conversation)) return next;
  for (const { clientId, state, reason } of items.values()) {
    const isMissing = state === 'failed' && reason === NOT_DELIVERED;
    if (!isMissing || (tries.get(clientId) ?? 0) >= MAX_TRIES) continue;
    next = apply(next.state, { type: 'resent', clientId }, next.effects);
  }
  return next;
}

function apply(state: DriverState, event: ConversationEvent, effects: readonly DriverEffect[]): Transition {
  // After the stop, only new messages are accepted, which are stored for the next start.
  if (!state.running && event.type !== 'composed') return { state, effects };
  const next = reduce(state.conversation, event);
  const conversation = isUnreadable(state) ? reduce(next, { type: 'history-unreadable' }) : next;
  const changes = recordChanges(state.conversation, conversation, event);
  const gone = changes.filter(({ record }) => record === null).map(({ clientId }) => clientId);
  const keep = (map: ReadonlyMap<string, number>) =>
    gone.length > 0 ? new Map([...map].filter(([clientId]) => !gone.includes(clientId))) : map;
  return {
    state: { ...state, conversation, progress: keep(state.progress), tries: keep(state.tries) },
    effects: changes.length > 0 ? [...effects, { type: 'store', changes }] : effects,
  };
}
