import { deduplicates, linkMissed } from '../conversation/conversation';
import { fillPage } from '../conversation/history';
import { nextStep } from '../outbox/outbox';
import { ANSWER_DUE_AFTER, ASK_AGAIN_AFTER, MAX_ASK_AGAIN_AFTER, RETRY_AFTER } from '../timings';
import { applyToConversation } from './apply-to-conversation';
import type { DriverEvent } from './driver-events';
import type { DriverState, Task } from './state';
import { link, to, type Transition, wait } from './transition-to';

/** Starts what is due: at most one delivery at a time, and one page of history unless it is overdue. */
export function startTasks({ state, effects }: Transition): Transition {
  const { conversation, running, isRefused, delivery, fill, askAgainAfter } = state;
  const step = running && delivery === 'idle' ? nextStep(conversation.outbox) : null;
  // While suspended, history is read only to settle a send.
  const isDue =
    running && !isRefused && (state.visibility !== 'suspended' || conversation.outbox.items.size > 0);
  const request = isDue && fill === 'idle' ? fillPage(conversation.log) : null;
  if (!step && !request) return { state, effects };
  return {
    state: { ...state, delivery: step ? 'busy' : delivery, fill: request ? 'busy' : fill },
    effects: [
      ...effects,
      ...(request ? [{ type: 'read-history', request } as const, wait('ask-again', askAgainAfter)] : []),
      ...(step ? [{ type: 'deliver', step } as const, wait('answer-due', ANSWER_DUE_AFTER)] : []),
    ],
  };
}

/** Requests the page once more, without giving up the call under way. */
export const askAgain = (state: DriverState): Transition =>
  state.fill === 'busy'
    ? withoutHistory(
        to({ ...state, fill: 'idle', askAgainAfter: Math.min(state.askAgainAfter * 2, MAX_ASK_AGAIN_AFTER) }),
      )
    : to(state);

/** What is to be sent waits no longer for a history that cannot be read. */
const withoutHistory = ({ state, effects }: Transition): Transition =>
  applyToConversation(state, { type: 'history-overdue' }, effects);

/** After a join the connection is new: what is under way on the old one may never be answered. */
export const readAnew = (state: DriverState): DriverState =>
  state.running && state.fill === 'busy' ? { ...state, fill: 'idle', askAgainAfter: ASK_AGAIN_AFTER } : state;

/**
 * Where the server deduplicates by client id, a message that is missing in history is resent, so waiting for the
 * answer longer would only delay it. Elsewhere the call may still take effect, and is waited for to its end.
 */
export const answerIsDue = (state: DriverState): Transition =>
  state.delivery === 'busy' && deduplicates(state.conversation)
    ? to(state, { type: 'give-up-send' })
    : to(state);

/** Handles the answer to a request for a page of history. */
export function receivePage(
  state: DriverState,
  { result, now }: Extract<DriverEvent, { type: 'history-read' }>,
): Transition {
  // It has been requested again by then.
  if (result === 'timeout') return to(state);
  const read = { ...state, askAgainAfter: ASK_AGAIN_AFTER, isCutOff: result === 'failed' };
  if (result === 'failed') return withoutHistory(retryLater(read, 'fill'));
  if (result === 'refused') {
    return withoutHistory(to({ ...read, fill: 'idle', isRefused: true }, link('close')));
  }
  const missed = linkMissed(state.conversation, result.messages, now + (state.clockOffset ?? 0));
  return applyToConversation(
    { ...read, fill: 'idle' },
    { type: 'page-arrived', page: result },
    missed && state.link === 'online' ? [link('reconnect')] : [],
  );
}

export const retryLater = (state: DriverState, task: Task): Transition =>
  to({ ...state, [task]: 'waiting' }, wait(task, RETRY_AFTER));
