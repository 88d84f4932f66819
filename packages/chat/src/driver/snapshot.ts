import { type Entry, timeline, unreadCount } from '../conversation/conversation';
import type { Position } from '../message/position';
import type { LinkState } from './calls/link';
import { type ChatStatus, type DriverState, statusOf } from './state/state';

/** The state to display. Immutable: every change makes a new object. */
export interface ChatSnapshot {
  readonly entries: readonly Entry[];
  /** False until history has been read for the first time. */
  readonly loaded: boolean;
  readonly hasOlder: boolean;
  readonly link: LinkState;
  readonly status: ChatStatus;
  /** Upload progress by client id, from 0 to 1. */
  readonly progress: ReadonlyMap<string, number>;
  readonly lastRead: Position | null;
  readonly unread: number;
  /** This device's time when it was made, in ms since 1970. */
  readonly now: number;
}

export function snapshotOf(state: DriverState): ChatSnapshot {
  const { conversation, link, progress, lastRead } = state;
  const { log } = conversation;
  return {
    entries: timeline(conversation),
    loaded: log.mark !== null,
    hasOlder: !log.complete && log.bottom !== null,
    link,
    status: statusOf(state),
    progress,
    lastRead,
    unread: unreadCount(conversation, lastRead),
    now: Date.now(),
  };
}
