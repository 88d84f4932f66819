import { type Conversation, EMPTY_CONVERSATION } from '../../conversation/conversation';
import { olderPage, type PageRequest } from '../../conversation/history';
import { lastOf } from '../../message/last';
import { CUSTOMER } from '../../message/message';
import { isAfter, type Position, positionOf } from '../../message/position';
import { ASK_AGAIN_AFTER, MAX_TRIES } from '../../timings';
import type { LinkState } from '../calls/link';

/** The driver's state. Plain data, changed only by `transition`. */
export interface DriverState {
  readonly conversation: Conversation;
  /** True between start and stop. Otherwise only new messages are accepted, for the next start. */
  readonly running: boolean;
  /** Whether the panel is open. */
  readonly open: boolean;
  /** Visibility of the page. 'suspended': hidden for so long that the connection was closed. */
  readonly visibility: 'visible' | 'hidden' | 'suspended';
  readonly link: LinkState;
  /** 'down': the browser reports no network. 'unproven': it reports one, but no read has proved it by an answer. */
  readonly network: 'up' | 'down' | 'unproven';
  /** Whether the last read of history failed. */
  readonly isCutOff: boolean;
  /** Whether the server refuses this session. History is not read until the member returns to the page or the panel. */
  readonly isRefused: boolean;
  /** The upload or send in progress. */
  readonly delivery: TaskState;
  /** Reading the page of history that closes a gap. */
  readonly fill: TaskState;
  /** Ms after which an overdue page of history is requested again; doubled each time. */
  readonly askAgainAfter: number;
  /** Reading an older page because the member scrolled up. */
  readonly older: TaskState;
  /** How often each read has failed in a row. */
  readonly failures: Readonly<Record<'fill' | 'older', number>>;
  /** The server's clock minus ours, in ms, estimated from incoming messages. */
  readonly clockOffset: number | null;
  /** How often each message has been tried, by client id. */
  readonly tries: ReadonlyMap<string, number>;
  /** Upload progress by client id, from 0 to 1. */
  readonly progress: ReadonlyMap<string, number>;
  /** The last message in view in the open panel; null if there is none. */
  readonly seenUpTo: Position | null;
  /** The last message from support that the member has read. */
  readonly lastRead: Position | null;
}

export type Task = 'delivery' | 'fill' | 'older';

/** 'waiting': it has failed and is retried after a pause. 'told-to-wait': the server has asked for this pause. */
type TaskState = 'idle' | 'busy' | 'waiting' | 'told-to-wait';

export const initialState = (lastRead: Position | null): DriverState => ({
  conversation: EMPTY_CONVERSATION,
  running: false,
  open: false,
  visibility: 'visible',
  link: 'connecting',
  network: 'up',
  isCutOff: false,
  isRefused: false,
  delivery: 'idle',
  fill: 'idle',
  askAgainAfter: ASK_AGAIN_AFTER,
  older: 'idle',
  failures: { fill: 0, older: 0 },
  clockOffset: null,
  tries: new Map(),
  progress: new Map(),
  seenUpTo: null,
  lastRead,
});

/** How messages arrive at present. This does not tell whether support is available. */
export type ChatStatus = 'connecting' | 'online' | 'polling' | 'waiting' | 'refused';

export function statusOf({ link, network, isCutOff, isRefused }: DriverState): ChatStatus {
  if (isRefused) return 'refused';
  if (link === 'online') return 'online';
  if (isCutOff || network !== 'up') return 'waiting';
  return link === 'failing' ? 'polling' : 'connecting';
}

/** The newest message from support in view, if it is still unread. */
export function unreadInView(state: DriverState): Position | null {
  const { conversation, running, open, visibility, seenUpTo, lastRead } = state;
  if (!running || !open || visibility !== 'visible' || !seenUpTo) return null;
  const newest = lastOf(
    conversation.log.sorted,
    (message) => message.sender !== CUSTOMER && !isAfter(message, seenUpTo),
  );
  return newest && (!lastRead || isAfter(newest, lastRead)) ? positionOf(newest) : null;
}

/** Whether history cannot be read, so that the outcome of an unanswered send cannot be looked up. */
export const isUnreadable = ({ isRefused, network, failures }: DriverState): boolean =>
  isRefused || (network === 'up' && failures.fill >= MAX_TRIES);

/** The older page to request; null while one is being read or cannot be, or if there is none. */
export function nextOlderPage({ conversation, running, isRefused, older }: DriverState): PageRequest | null {
  return running && !isRefused && older === 'idle' ? olderPage(conversation.log) : null;
}
