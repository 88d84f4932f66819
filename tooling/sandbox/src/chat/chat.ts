import type { Db } from '../db/db';
import type { BaseServices } from '../base-services';
import { replyOf } from './bot';
import type { Conversation } from './conversation';
import type { ChatFiles } from './files';
import { createChatFiles } from './files';
import type { ChatHub } from './hub';
import type { HubOptions } from './hub';
import { createChatHub } from './hub';
import type { NewMessage, Stored } from './messages';
import { readHistory, storeMessage } from './messages';

/** The support chat: stores messages, announces them to sockets, and lets the bot reply. */
export interface Chat {
  readonly hub: ChatHub;
  readonly files: ChatFiles;
  send(services: BaseServices, conversation: Conversation, message: NewMessage): Promise<Stored['message']>;
  /** Waits for the bot's pending replies. Called last, when no more messages can arrive. */
  close(): Promise<void>;
}

export function createChat(db: Db, options: HubOptions, report: (error: unknown) => void): Chat {
  const hub = createChatHub(options);
  const files = createChatFiles(db);
  const answering = new Set<Promise<void>>();

  async function storeAndAnnounce(
    services: BaseServices,
    conversation: Conversation,
    message: NewMessage,
  ): Promise<Stored> {
    const stored = await storeMessage(services.db, conversation, message, services.clock.now());
    if (stored.isNew) hub.announce(conversation, stored.message);
    return stored;
  }

  async function answer(
    services: BaseServices,
    conversation: Conversation,
    message: NewMessage,
  ): Promise<void> {
    const isFirst = (await readHistory(services.db, conversation, 1, 1)).length === 0;
    for (const content of replyOf(conversation.market, message.content, isFirst)) {
      await storeAndAnnounce(services, conversation, { sender: 'bot', content });
    }
  }

  return {
    hub,
    files,
    send: async (services, conversation, message) => {
      const { message: stored, isNew } = await storeAndAnnounce(services, conversation, message);
      if (isNew && message.sender === 'customer') {
        const done = answer(services, conversation, message)
          .catch(report)
          .finally(() => answering.delete(done));
        answering.add(done);
      }
      return stored;
    },
    close: async () => {
      await Promise.all(answering);
      options.relay?.close();
    },
  };
}
