import type { MessageBody } from './message';

/** What a member or guest can send. */
export type Outgoing =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'postback'; readonly text: string; readonly payload: string }
  | OutgoingMedia;

export interface OutgoingMedia {
  readonly kind: 'media';
  readonly fileType: 'image' | 'video';
  /** The file's name on the member's device, shown while it is being sent. */
  readonly name: string;
  /** Null until the file is uploaded; then the path that the upload returned. */
  readonly path: string | null;
}

/** The same content in the wire format. */
interface OutgoingContent {
  readonly message_type: Outgoing['kind'];
  readonly payload: unknown;
}

/** Whose conversation this is. Members have a user id, guests a guest id. */
export interface Participant {
  readonly userId: string | null;
  readonly guestId: string | null;
  readonly username?: string;
  readonly name?: string;
  readonly deviceToken?: string;
  readonly sessionId?: string;
}

/**
 * The request body of a send. The client id lets the server deduplicate repeated sends.
 * @param at the time of the send, in ms since 1970. Not the time of writing: a server that adopts it would sort a message
 *   that was written offline before others that are already known
 */
export function conversationPackage(who: Participant, outgoing: Outgoing, clientId: string, at: number) {
  return {
    sender: 'customer',
    message: contentOf(outgoing),
    userId: who.userId,
    guestId: who.guestId,
    username: who.username ?? null,
    name: who.name ?? null,
    deviceToken: who.deviceToken ?? null,
    createdAt: new Date(at).toISOString(),
    session_id: who.sessionId ?? null,
    clientId,
  };
}

/** @throws Error for a file that has not been uploaded yet. */
export function contentOf(outgoing: Outgoing): OutgoingContent {
  switch (outgoing.kind) {
    case 'text':
      return { message_type: 'text', payload: outgoing.text };
    case 'postback':
      return { message_type: 'postback', payload: { title: outgoing.text, payload: outgoing.payload } };
    case 'media': {
      if (outgoing.path === null) throw new Error('A file is uploaded before its message is sent.');
      const { fileType, path } = outgoing;
      return { message_type: 'media', payload: { message: '', url: path, fileType, filePath: path } };
    }
  }
}

/** Equal keys mean equal content; null for content that cannot be compared. */
export function contentKey(content: MessageBody | Outgoing): string | null {
  switch (content.kind) {
    case 'text':
      return `text ${content.text.trim().normalize()}`;
    case 'postback':
      return `postback ${content.payload}`;
    case 'media':
      return content.path === null ? null : `media ${content.path}`;
    default:
      return null;
  }
}
