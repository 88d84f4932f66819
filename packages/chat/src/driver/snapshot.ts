import { type Conversation, type Entry, timeline, unreadCount } from '../conversation/conversation';
import type { Position } from '../message/position';
import type { LinkState } from './link';

/** What to display. Immutable: every change makes a new object. */
export interface ChatSnapshot {
  readonly entries: readonly Entry[];
  /** False until history has been read for the first time. */
  readonly loaded: boolean;
  readonly hasOlder: boolean;
  readonly link: LinkState;
  /** By client id, from 0 to 1. */
  readonly progress: ReadonlyMap<string, number>;
  readonly lastRead: Position | null;
  readonly unread: number;
}

interface SnapshotParts {
  readonly conversation: Conversation;
  readonly link: LinkState;
  readonly progress: ReadonlyMap<string, number>;
  readonly lastRead: Position | null;
}

export function snapshotOf(parts: SnapshotParts): ChatSnapshot {
  const { conversation, link, progress, lastRead } = parts;
  const { log } = conversation;
  return {
    entries: timeline(conversation),
    loaded: log.mark !== null,
    hasOlder: !log.complete && log.bottom !== null,
    link,
    progress,
    lastRead,
    unread: unreadCount(conversation, lastRead),
  };
}
