import { linkMissed } from '../conversation/conversation';
import { fillPage } from '../conversation/history';
import { nextStep } from '../outbox/outbox';
import { MAX_READ_TIMEOUT, READ_TIMEOUT, RETRY_AFTER } from '../timings';
import { applyToConversation } from './apply-to-conversation';
import type { DriverEvent } from './driver-events';
import type { DriverState, Task } from './state';
import { link, to, type Transition, wait } from './transition-to';

/** Starts what is due: at most one delivery and one page of history at a time. */
export function startTasks({ state, effects }: Transition): Transition {
  const { conversation, running, delivery, fill, fillTimeout } = state;
  const step = running && delivery === 'idle' ? nextStep(conversation.outbox) : null;
  // While suspended, history is read only to settle a send.
  const isDue = running && (state.visibility !== 'suspended' || conversation.outbox.items.size > 0);
  const request = isDue && fill === 'idle' ? fillPage(conversation.log) : null;
  if (!step && !request) return { state, effects };
  return {
    state: { ...state, delivery: step ? 'busy' : delivery, fill: request ? 'busy' : fill },
    effects: [
      ...effects,
      ...(request ? [{ type: 'read-history', request, timeoutMs: fillTimeout } as const] : []),
      ...(step ? [{ type: 'deliver', step } as const] : []),
    ],
  };
}

/** Handles the answer to a request for a page of history. */
export function receivePage(
  state: DriverState,
  { result, now }: Extract<DriverEvent, { type: 'history-read' }>,
): Transition {
  if (result === 'timeout') {
    return to({ ...state, fill: 'idle', fillTimeout: Math.min(state.fillTimeout * 2, MAX_READ_TIMEOUT) });
  }
  const read = { ...state, fillTimeout: READ_TIMEOUT };
  if (result === 'failed') return retryLater(read, 'fill');
  const missed = linkMissed(state.conversation, result.messages, now + (state.clockOffset ?? 0));
  return applyToConversation(
    { ...read, fill: 'idle' },
    { type: 'page-arrived', page: result },
    missed && state.link === 'online' ? [link('reconnect')] : [],
  );
}

export const retryLater = (state: DriverState, task: Task): Transition =>
  to({ ...state, [task]: 'waiting' }, wait(task, RETRY_AFTER));
