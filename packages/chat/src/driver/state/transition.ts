import { isAfter, type Position } from '../../message/position';
import { CHECK_CLOSED_EVERY, CHECK_LINK_EVERY, SUSPEND_AFTER } from '../../timings';
import { applyToConversation } from './apply-to-conversation';
import {
  cancel,
  type DriverEffect,
  type DriverEvent,
  link,
  type TimerName,
  to,
  type Transition,
  wait,
} from './driver-events';
import type { DriverState } from './state';
import {
  answerIsDue,
  endDelivery,
  receiveOlder,
  receivePage,
  requestAgain,
  restartFill,
  resume,
  startTasks,
} from './tasks';

/** The next state after an event, and the effects to run. Pure. */
export function transition(state: DriverState, event: DriverEvent): Transition {
  const next = handle(state, event);
  // Tasks start after the stored records have been applied.
  return event.type === 'started' ? next : startTasks(next);
}

function handle(state: DriverState, event: DriverEvent): Transition {
  switch (event.type) {
    case 'started':
      return to(
        { ...state, running: true, visibility: event.visible ? 'visible' : 'hidden' },
        nextCheck(state),
      );
    case 'stopped':
      return to(
        { ...state, running: false, visibility: 'hidden' },
        cancel('suspend'),
        cancel('check'),
        link('close'),
      );
    case 'panel-opened': {
      const [resumed, ...effects] = resume(state);
      const open = { ...resumed, open: true, isRefused: false };
      return check(open, ...effects, nextCheck(open), ...(state.isRefused ? [link('open')] : []));
    }
    case 'panel-closed':
      return to({ ...state, open: false, seenUpTo: null });
    case 'page-shown': {
      const [resumed, ...effects] = resume(state);
      const shown = { ...resumed, visibility: 'visible', isRefused: false } as const;
      return check(shown, ...effects, cancel('suspend'), link('open'));
    }
    case 'page-hidden':
      return to({ ...state, visibility: 'hidden' }, wait('suspend', SUSPEND_AFTER));
    case 'network-online': {
      const [resumed, ...effects] = resume(state);
      // The next answer from history proves the network and releases queued messages, unless history must not be read now.
      const network = state.isRefused || state.fill === 'told-to-wait' ? 'up' : 'unproven';
      const back = { ...resumed, network, isCutOff: false } as const;
      return applyToConversation(back, { type: 'check-was-due' }, [...effects, link('reconnect')]);
    }
    case 'network-offline':
      return to({ ...state, network: 'down' });
    case 'joined':
      return applyToConversation(restartFill(state), event);
    case 'link-created':
      return state.visibility === 'visible' ? to(state, link('open')) : to(state);
    case 'link-refused':
      // The answer to a read of history tells whether the session has ended.
      return applyToConversation(state, { type: 'check-was-due' });
    case 'link-changed':
      return to({ ...state, link: event.link });
    case 'message-received': {
      const { message, now } = event;
      const clockOffset = Math.max(state.clockOffset ?? Number.NEGATIVE_INFINITY, message.at - now);
      return applyToConversation({ ...state, clockOffset }, { type: 'message-arrived', message });
    }
    case 'delivered':
      return endDelivery(state, event);
    case 'upload-progressed':
      return to({ ...state, progress: new Map(state.progress).set(event.clientId, event.part) });
    case 'history-read':
      return receivePage(state, event);
    case 'older-requested':
      return to({ ...state, older: 'busy' });
    case 'older-read':
      return receiveOlder(state, event);
    case 'seen':
      return to(isSame(state.seenUpTo, event.upTo) ? state : { ...state, seenUpTo: event.upTo });
    case 'read-here':
      return to({ ...state, lastRead: event.upTo }, { type: 'report-read', upTo: event.upTo });
    case 'read-elsewhere':
      return !state.lastRead || isAfter(event.upTo, state.lastRead)
        ? to({ ...state, lastRead: event.upTo })
        : to(state);
    case 'timer-fired':
      return fire(state, event.timer);
    default:
      return applyToConversation(state, event);
  }
}

const nextCheck = ({ open, link: state }: DriverState): DriverEffect =>
  wait('check', open || state === 'online' ? CHECK_LINK_EVERY : CHECK_CLOSED_EVERY);

const isSame = (one: Position | null, other: Position) => one?.id === other.id && one.at === other.at;

/**
 * Checks the link while the page is visible, and history too while the panel is open or the link does not deliver.
 */
function check(state: DriverState, ...before: readonly DriverEffect[]): Transition {
  if (state.visibility !== 'visible') return to(state, ...before);
  const effects = [...before, link('check')];
  return state.open || state.link !== 'online'
    ? applyToConversation(state, { type: 'check-was-due' }, effects)
    : { state, effects };
}

function fire(state: DriverState, timer: TimerName): Transition {
  switch (timer) {
    case 'check':
      return check(state, nextCheck(state));
    case 'suspend':
      return to({ ...state, visibility: 'suspended' }, link('close'));
    case 'ask-again':
      return requestAgain(state);
    case 'answer-due':
      return answerIsDue(state);
    default:
      return to({ ...state, [timer]: 'idle' });
  }
}
