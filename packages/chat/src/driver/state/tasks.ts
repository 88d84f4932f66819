import { deduplicates, linkMissed } from '../../conversation/conversation';
import { fillPage } from '../../conversation/history';
import { GIVEN_UP } from '../../outbox/item';
import { nextStep } from '../../outbox/outbox';
import {
  ANSWER_DUE_AFTER,
  ASK_AGAIN_AFTER,
  MAX_ASK_AGAIN_AFTER,
  MAX_RETRY_AFTER,
  MAX_TRIES,
} from '../../timings';
import { applyToConversation } from './apply-to-conversation';
import {
  cancel,
  type DriverEffect,
  type DriverEvent,
  link,
  pause,
  to,
  type Transition,
  wait,
} from './driver-events';
import { type Failure, pauseAfter } from '../calls/failure';
import type { DriverState } from './state';

/** Starts the tasks that are due: one delivery at a time, and one page of history unless its answer is overdue. */
export function startTasks({ state, effects }: Transition): Transition {
  const { conversation, running, network, isRefused, delivery, fill, askAgainAfter, tries } = state;
  // Offline, nothing is sent: the outcome of an attempt would be unknown.
  const step = running && network === 'up' && delivery === 'idle' ? nextStep(conversation.outbox) : null;
  // While suspended, history is read only to settle a send.
  const isDue =
    running && !isRefused && (state.visibility !== 'suspended' || conversation.outbox.items.size > 0);
  const request = isDue && fill === 'idle' ? fillPage(conversation.log) : null;
  if (!step && !request) return { state, effects };
  return {
    state: {
      ...state,
      delivery: step ? 'busy' : delivery,
      fill: request ? 'busy' : fill,
      tries: step ? new Map(tries).set(step.item.clientId, triesOf(state, step.item.clientId) + 1) : tries,
    },
    effects: [
      ...effects,
      ...(request ? [{ type: 'read-history', request } as const, wait('ask-again', askAgainAfter)] : []),
      ...(step ? [{ type: 'deliver', step } as const, wait('answer-due', ANSWER_DUE_AFTER)] : []),
    ],
  };
}

const triesOf = ({ tries }: DriverState, clientId: string) => tries.get(clientId) ?? 0;

/**
 * After a failure, the message and those after it wait for the pause. After a refusal, too many tries or a Retry-After of
 * more than a minute, the message fails: the member decides about it, and the next one is sent.
 */
export function endDelivery(
  state: DriverState,
  { clientId, failure }: Extract<DriverEvent, { type: 'delivered' }>,
): Transition {
  const idle = { ...state, delivery: 'idle' } as const;
  const item = state.conversation.outbox.items.get(clientId);
  // History may have shown it meanwhile.
  if (!failure || !item) return to(idle);
  const { isFinal, isAnswer, retryAfterMs = 0 } = failure;
  const tries = isFinal || retryAfterMs > MAX_RETRY_AFTER ? MAX_TRIES : triesOf(state, clientId);
  // A message that certainly was not sent waits for the network, however often it was tried.
  if (tries < MAX_TRIES || (!isAnswer && item.state === 'queued')) {
    return to({ ...state, delivery: 'waiting' }, pause('delivery', pauseAfter(tries, retryAfterMs)));
  }
  const spent = { ...idle, tries: new Map(state.tries).set(clientId, tries) };
  return item.state === 'queued'
    ? applyToConversation(spent, { type: 'send-refused', clientId, reason: GIVEN_UP })
    : to(spent);
}

/** Requests the page again, without aborting the call in progress. */
export const requestAgain = (state: DriverState): Transition =>
  state.fill === 'busy'
    ? withoutHistory(
        to({
          ...failed(state, 'fill'),
          fill: 'idle',
          network: state.network === 'down' ? 'down' : 'up',
          askAgainAfter: Math.min(state.askAgainAfter * 2, MAX_ASK_AGAIN_AFTER),
        }),
      )
    : to(state);

const failed = (state: DriverState, task: 'fill' | 'older', times = 1): DriverState => ({
  ...state,
  failures: { ...state.failures, [task]: state.failures[task] + times },
});

/** Lets queued messages be sent although history cannot be read. */
const withoutHistory = ({ state, effects }: Transition): Transition =>
  applyToConversation(state, { type: 'history-overdue' }, effects);

/** Reads history again after a join: the connection is new, and calls on the old one may never be answered. */
export const restartFill = (state: DriverState): DriverState =>
  state.running && state.fill === 'busy' ? { ...state, fill: 'idle', askAgainAfter: ASK_AGAIN_AFTER } : state;

/**
 * If the server deduplicates by client id, a message that is missing in history is resent, so a longer wait for the
 * answer would only delay it. Otherwise the call may still take effect, so the driver waits until it ends.
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
  // A page that times out has already been requested again.
  if ('isTimeout' in result && result.isTimeout) return to(state);
  const read = { ...state, askAgainAfter: ASK_AGAIN_AFTER };
  if (!('messages' in result)) return withoutHistory(readLater(read, 'fill', result));
  const missed = linkMissed(state.conversation, result.messages, now + (state.clockOffset ?? 0));
  return applyToConversation(
    { ...readWell(read, 'fill'), network: 'up', isCutOff: false },
    { type: 'page-arrived', page: result },
    missed && state.link === 'online' ? [link('reconnect')] : [],
  );
}

const readWell = (state: DriverState, task: 'fill' | 'older'): DriverState => ({
  ...state,
  [task]: 'idle',
  failures: { ...state.failures, [task]: 0 },
});

/** Reads again after a pause or, if the session was refused, when the member comes back. */
function readLater(state: DriverState, task: 'fill' | 'older', failure: Failure): Transition {
  const { isFinal, isAnswer, retryAfterMs = 0 } = failure;
  // If the server asks for more than a minute, queued messages and sends in doubt do not wait for history.
  const next = failed(state, task, retryAfterMs > MAX_RETRY_AFTER ? MAX_TRIES : 1);
  const failures = next.failures[task];
  // If nothing answers, queued messages wait as they do offline.
  const network: DriverState['network'] = isAnswer ? 'up' : next.network === 'down' ? 'down' : 'unproven';
  if (isFinal)
    return to({ ...next, [task]: 'idle', network, isRefused: true, isCutOff: false }, link('close'));
  const later = { ...next, [task]: retryAfterMs ? 'told-to-wait' : 'waiting', network, isCutOff: true };
  return to(later, pause(task, pauseAfter(failures, retryAfterMs)));
}

/** Handles the answer to a request for an older page. */
export const receiveOlder = (
  state: DriverState,
  { result }: Extract<DriverEvent, { type: 'older-read' }>,
): Transition =>
  'messages' in result
    ? applyToConversation(readWell(state, 'older'), { type: 'page-arrived', page: result })
    : withoutHistory(readLater(state, 'older', result));

/** Retries at once when the member or the network is back, unless the server has asked for the pause. */
export function resume(state: DriverState): [DriverState, ...DriverEffect[]] {
  if (state.fill === 'told-to-wait') return [state];
  const resumed = { ...state, failures: { fill: 0, older: 0 } };
  return state.fill === 'waiting' ? [{ ...resumed, fill: 'idle' }, cancel('fill')] : [resumed];
}
