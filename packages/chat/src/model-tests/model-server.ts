import type { ChatMessage } from '../message/message';
import { readMessage } from '../message/read-message';
import type { WireContent, WireMessage } from '../message/wire';

/** Differences between backends that the contract allows. */
export interface ServerTraits {
  /** Stores each client id once. */
  readonly honoursClientId: boolean;
  /** Returns the client id with the message. */
  readonly returnsClientId: boolean;
  /** Answers a send with the message's id as well as its time. */
  readonly returnsId: boolean;
}

export interface StoredMessage extends WireMessage {
  readonly _id: string;
  readonly createdAt: string;
  readonly sender: string;
  readonly text: string;
  /** Identifies its send in the model's checks: the client id, or a label for a message from support. */
  readonly origin: string;
}

export const read = (messages: readonly WireMessage[]) =>
  messages.flatMap((message) => readMessage(message) ?? []);

/** The backend's side of a conversation: a list in the order of storage. */
export class ModelServer {
  readonly stored: StoredMessage[] = [];
  /** The same messages, as the client parses them. */
  readonly messages: ChatMessage[] = [];
  private clock = Date.UTC(2026, 0, 1);

  constructor(
    private readonly traits: ServerTraits,
    private readonly random: () => number,
  ) {}

  store(sender: string, content: WireContent, text: string, origin: string): StoredMessage {
    const known = this.traits.honoursClientId && this.stored.find((message) => message.origin === origin);
    if (known) return known;
    // Often several in one millisecond.
    this.clock += Math.floor(this.random() * 3);
    const message: StoredMessage = {
      _id: `m${String(this.stored.length).padStart(6, '0')}`,
      createdAt: new Date(this.clock).toISOString(),
      sender,
      message: content,
      ...(this.traits.returnsClientId && sender === 'customer' ? { clientId: origin } : {}),
      text,
      origin,
    };
    this.stored.push(message);
    this.messages.push(...read([message]));
    return message;
  }

  reply(message: StoredMessage): unknown {
    const { createdAt, _id } = message;
    return this.traits.returnsId ? { createdAt, _id } : createdAt;
  }

  /** Newest first, as in the contract. */
  history(skip: number, limit: number): StoredMessage[] {
    return [...this.stored].reverse().slice(skip, skip + limit);
  }
}
