import type { ChatMessage } from '../message/message';
import type { Outgoing } from '../message/outgoing';
import type { SendReply } from '../message/read-message';
import type { OutboxItem } from '../outbox/item';
import type { Page } from './history';

/** Events state what has happened, in the past tense; none of them is a command. */
export type ConversationEvent = ServerEvent | MemberEvent | OwnerEvent | TabEvent;

/** Events of the socket and of reading history. */
type ServerEvent =
  /** The socket has joined its room and delivers new messages; earlier ones are read from history. */
  | { readonly type: 'joined' }
  /** It is time to check history for messages that the socket did not deliver. */
  | { readonly type: 'check-was-due' }
  /** History cannot be read for now, so sends no longer wait for it. */
  | { readonly type: 'history-overdue' }
  /** History stays unreadable: sends with an unknown outcome fail, and the member decides about them. */
  | { readonly type: 'history-unreadable' }
  | { readonly type: 'message-arrived'; readonly message: ChatMessage }
  | { readonly type: 'page-arrived'; readonly page: Page };

/** Actions of the member in this tab, whether it is the owner or not. */
type MemberEvent =
  /** `at` in ms since 1970. */
  | { readonly type: 'composed'; readonly clientId: string; readonly at: number; readonly content: Outgoing }
  | { readonly type: 'resent' | 'removed'; readonly clientId: string };

/** Results of uploads and sends, which only the owner makes. */
type OwnerEvent =
  | { readonly type: 'upload-started' | 'send-started'; readonly clientId: string }
  | { readonly type: 'uploaded'; readonly clientId: string; readonly path: string }
  /** The server refused it and a retry would not help. `reason` is the error's code. */
  | { readonly type: 'upload-failed' | 'send-refused'; readonly clientId: string; readonly reason: string }
  | { readonly type: 'send-accepted'; readonly clientId: string; readonly reply: SendReply }
  /** It certainly did not reach the server, and is retried after a pause. */
  | { readonly type: 'send-held-back'; readonly clientId: string }
  /** It may or may not have reached the server. */
  | { readonly type: 'send-unanswered'; readonly clientId: string };

/** Events of the lock and the storage that all tabs of a browser share. */
type TabEvent =
  /** This tab owns the outbox from now on; `items` are the stored records. */
  | { readonly type: 'took-over'; readonly items: readonly OutboxItem[] }
  /** Another tab wrote or removed a record, or a new tab found it in the storage. */
  | { readonly type: 'record-changed'; readonly clientId: string; readonly item: OutboxItem | null };
