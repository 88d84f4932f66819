import type { ChatMessage } from '../message/message';
import { readMessage } from '../message/read-message';
import type { WireContent, WireMessage } from '../message/wire';

/** How a backend may differ where nothing is laid down. */
export interface ServerTraits {
  /** Stores a client id once, and hands it back with the message. */
  readonly honoursClientId: boolean;
  /** Answers a send with the message's identity too, not with its time alone. */
  readonly returnsId: boolean;
}

export interface StoredMessage extends WireMessage {
  readonly _id: string;
  readonly createdAt: string;
  readonly sender: string;
  readonly text: string;
  /** Known to the model alone: which send this is. */
  readonly origin: string;
}

export const read = (messages: readonly WireMessage[]) =>
  messages.flatMap((message) => readMessage(message) ?? []);

/** The backend's side of a conversation: one list, in the order in which things were stored. */
export class ModelServer {
  readonly stored: StoredMessage[] = [];
  /** The same, as the conversation reads them. */
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
      ...(this.traits.honoursClientId && sender === 'customer' ? { clientId: origin } : {}),
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

  /** Newest first, as the contract has it. */
  history(skip: number, limit: number): StoredMessage[] {
    return [...this.stored].reverse().slice(skip, skip + limit);
  }
}
