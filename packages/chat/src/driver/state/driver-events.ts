import type { ConversationEvent } from '../../conversation/events';
import type { PageRequest } from '../../conversation/history';
import type { ChatMessage } from '../../message/message';
import type { Position } from '../../message/position';
import type { Step } from '../../outbox/outbox';
import type { RecordChange } from '../../outbox/records';
import type { Failure } from '../calls/failure';
import type { Link, LinkState } from '../calls/link';
import type { PageResult } from '../calls/reader';
import type { DriverState, Task } from './state';

/** Events of the conversation and its surroundings. `now` is this device's time, in ms since 1970. */
export type DriverEvent =
  | ConversationEvent
  | { readonly type: 'started'; readonly visible: boolean }
  | { readonly type: 'stopped' }
  | { readonly type: 'panel-opened' | 'panel-closed' }
  /** The browser's page became visible or hidden. */
  | { readonly type: 'page-shown' | 'page-hidden' }
  | { readonly type: 'network-online' | 'network-offline' }
  | { readonly type: 'link-created' | 'link-refused' }
  | { readonly type: 'link-changed'; readonly link: LinkState }
  /** The socket delivered a message. */
  | { readonly type: 'message-received'; readonly message: ChatMessage; readonly now: number }
  /** A step of a delivery has ended: an upload or a send. */
  | { readonly type: 'delivered'; readonly clientId: string; readonly failure: Failure | null }
  /** `part` is the uploaded share of the file, from 0 to 1. */
  | { readonly type: 'upload-progressed'; readonly clientId: string; readonly part: number }
  | { readonly type: 'history-read'; readonly result: PageResult; readonly now: number }
  | { readonly type: 'older-requested' }
  | { readonly type: 'older-read'; readonly result: PageResult }
  /** This is the last message in view. */
  | { readonly type: 'seen'; readonly upTo: Position }
  /** The member has read up to here, in this tab or in another one. */
  | { readonly type: 'read-here' | 'read-elsewhere'; readonly upTo: Position }
  | { readonly type: 'timer-fired'; readonly timer: TimerName };

/** Effects that the driver runs. */
export type DriverEffect =
  | { readonly type: 'store'; readonly changes: readonly RecordChange[] }
  | { readonly type: 'deliver'; readonly step: Step }
  | { readonly type: 'read-history'; readonly request: PageRequest }
  /** Stops waiting for the answer to a send, whose outcome is then unknown. An upload continues. */
  | { readonly type: 'give-up-send' }
  | { readonly type: 'link'; readonly action: keyof Link }
  | { readonly type: 'report-read'; readonly upTo: Position }
  /** Restarts the timer, or clears it if `ms` is null. The pause before a retry may be longer; see `spread`. */
  | {
      readonly type: 'timer';
      readonly timer: TimerName;
      readonly ms: number | null;
      readonly isRetry?: boolean;
    };

/**
 * A task's timer is for its retry. 'suspend': closes the connection of a hidden page. 'check': the regular check.
 * 'ask-again' and 'answer-due': the answer to a page of history or to a send is overdue.
 */
export type TimerName = Task | 'suspend' | 'check' | 'ask-again' | 'answer-due';

/** The next state, and the effects to run, in order. */
export interface Transition {
  readonly state: DriverState;
  readonly effects: readonly DriverEffect[];
}

export const to = (state: DriverState, ...effects: readonly DriverEffect[]): Transition => ({
  state,
  effects,
});

export const link = (action: keyof Link): DriverEffect => ({ type: 'link', action });

export const wait = (timer: TimerName, ms: number): DriverEffect => ({ type: 'timer', timer, ms });

/** The pause before a retry. */
export const pause = (timer: TimerName, ms: number): DriverEffect => ({
  type: 'timer',
  timer,
  ms,
  isRetry: true,
});

export const cancel = (timer: TimerName): DriverEffect => ({ type: 'timer', timer, ms: null });
