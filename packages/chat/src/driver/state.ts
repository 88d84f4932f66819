import { type Conversation, EMPTY_CONVERSATION } from '../conversation/conversation';
import { olderPage, type PageRequest } from '../conversation/history';
import { CUSTOMER } from '../message/message';
import { isAfter, type Position, positionOf } from '../message/position';
import { READ_TIMEOUT } from '../timings';
import type { LinkState } from './link';

/** Everything that the driver acts on. Plain data: only `transition` makes a new one. */
export interface DriverState {
  readonly conversation: Conversation;
  /** Between start and stop. Outside of it only what the member writes is taken in, for the next start. */
  readonly running: boolean;
  /** Whether the panel is open. */
  readonly open: boolean;
  /** Of the page. Resting: hidden for so long that the connection was closed. */
  readonly visibility: 'visible' | 'hidden' | 'suspended';
  readonly link: LinkState;
  /** The upload or send under way. */
  readonly delivery: TaskState;
  /** The page of history that closes a gap. */
  readonly fill: TaskState;
  /** Ms that a page of history may take: longer after each one that took too long. */
  readonly fillTimeout: number;
  /** Whether a page further up is being read, for a member who scrolls. */
  readonly loadingOlder: boolean;
  /** The server's clock less ours, in ms, as fresh messages show it. */
  readonly clockOffset: number | null;
  /** How often each undelivered message was sent again by itself, by client id. */
  readonly resends: ReadonlyMap<string, number>;
  /** Of uploads, by client id, from 0 to 1. */
  readonly progress: ReadonlyMap<string, number>;
  /** The last message of the other side that the member has read. */
  readonly lastRead: Position | null;
}

export type Task = 'delivery' | 'fill';

/** Waiting: it could not reach the server, and is tried again after a pause. */
type TaskState = 'idle' | 'busy' | 'waiting';

export const initialState = (lastRead: Position | null): DriverState => ({
  conversation: EMPTY_CONVERSATION,
  running: false,
  open: false,
  visibility: 'visible',
  link: 'connecting',
  delivery: 'idle',
  fill: 'idle',
  fillTimeout: READ_TIMEOUT,
  loadingOlder: false,
  clockOffset: null,
  resends: new Map(),
  progress: new Map(),
  lastRead,
});

/** The newest message of the other side, if it is in view and was not read before. */
export function unreadInView(state: DriverState): Position | null {
  const { conversation, running, open, visibility, lastRead } = state;
  if (!running || !open || visibility !== 'visible') return null;
  const newest = conversation.log.sorted.findLast(({ sender }) => sender !== CUSTOMER);
  return newest && (!lastRead || isAfter(newest, lastRead)) ? positionOf(newest) : null;
}

/** The page further up that can be asked for now. */
export function nextOlderPage({ conversation, running, loadingOlder }: DriverState): PageRequest | null {
  return running && !loadingOlder ? olderPage(conversation.log) : null;
}
