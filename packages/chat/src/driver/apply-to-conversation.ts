import type { ConversationEvent } from '../conversation/events';
import { reduce } from '../conversation/reduce';
import { NOT_DELIVERED } from '../outbox/item';
import { recordChanges } from '../outbox/records';
import type { DriverEffect } from './driver-events';
import type { DriverState } from './state';
import type { Transition } from './transition-to';

/** How often a message that never arrived is sent again by itself, where that cannot double it. */
const MAX_RESENDS = 3;

/** Applies one of the conversation's own events. Its changes are stored after `effects` and before all others. */
export function applyToConversation(
  state: DriverState,
  event: ConversationEvent,
  effects: readonly DriverEffect[] = [],
): Transition {
  // What comes after the end is the next owner's business, but what was written is kept for it.
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
 * Where the server keeps each client id once, a message that surely is not there can go out again unasked.
 * It does so before anything else is sent, and keeps its place in line.
 */
function resendUndelivered(transition: Transition): Transition {
  const { state, effects } = transition;
  const { running, resends, conversation } = state;
  const { outbox, log } = conversation;
  if (!running || !outbox.owner || log.byClientId.size === 0) return transition;
  for (const { clientId, state: delivery, reason } of outbox.items.values()) {
    const count = resends.get(clientId) ?? 0;
    if (delivery !== 'failed' || reason !== NOT_DELIVERED || count >= MAX_RESENDS) continue;
    const counted = { ...state, resends: new Map(resends).set(clientId, count + 1) };
    return applyToConversation(counted, { type: 'resent', clientId }, effects);
  }
  return transition;
}
