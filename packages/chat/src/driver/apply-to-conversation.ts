import { deduplicates } from '../conversation/conversation';
import type { ConversationEvent } from '../conversation/events';
import { reduce } from '../conversation/reduce';
import { NOT_DELIVERED } from '../outbox/item';
import { recordChanges } from '../outbox/records';
import type { DriverEffect } from './driver-events';
import type { DriverState } from './state';
import type { Transition } from './transition-to';

/** How often an undelivered message is resent automatically, where the server deduplicates. */
const MAX_RESENDS = 3;

/** Applies a conversation event. Its changes are stored after `effects` and before anything else is done. */
export function applyToConversation(
  state: DriverState,
  event: ConversationEvent,
  effects: readonly DriverEffect[] = [],
): Transition {
  // After the stop, events are for the next owner; but what the member writes is stored for it.
  if (!state.running && event.type !== 'composed') return { state, effects };
  const conversation = reduce(state.conversation, event);
  const changes = recordChanges(state.conversation, conversation, event);
  const gone = changes.filter(({ record }) => record === null).map(({ clientId }) => clientId);
  const keep = (map: ReadonlyMap<string, number>) =>
    gone.length > 0 ? new Map([...map].filter(([clientId]) => !gone.includes(clientId))) : map;
  return resendUndelivered({
    state: { ...state, conversation, progress: keep(state.progress), resends: keep(state.resends) },
    effects: changes.length > 0 ? [...effects, { type: 'store', changes }] : effects,
  });
}

/**
 * Where the server deduplicates by client id, a message that is known to be missing is resent without asking
 * the member. It is queued again before anything else is sent, so it keeps its place in the order.
 */
function resendUndelivered(transition: Transition): Transition {
  const { state, effects } = transition;
  const { running, resends, conversation } = state;
  const { outbox } = conversation;
  if (!running || !outbox.owner || !deduplicates(conversation)) return transition;
  for (const { clientId, state: delivery, reason } of outbox.items.values()) {
    const count = resends.get(clientId) ?? 0;
    if (delivery !== 'failed' || reason !== NOT_DELIVERED || count >= MAX_RESENDS) continue;
    const counted = { ...state, resends: new Map(resends).set(clientId, count + 1) };
    return applyToConversation(counted, { type: 'resent', clientId }, effects);
  }
  return transition;
}
