import type { Db } from '../db/db';
import type { BaseServices } from '../base-services';
import type { Switches } from '../settings/switches';
import { replyOf } from './bot';
import type { Conversation } from './conversation';
import type { ChatFiles } from './files';
import { createChatFiles } from './files';
import type { ChatHub } from './hub';
import type { HubOptions } from './hub';
import { createChatHub } from './hub';
import type { NewMessage, Stored } from './messages';
import { readHistory, storeMessage, withoutClientId } from './messages';

interface ChatServices extends BaseServices {
  readonly switches: Switches;
}

/** How long announcements are delayed while the switch `promptChat` is off. */
const LATE_MS = 3000;

/** The support chat: stores messages, announces them to sockets, and lets the bot reply. */
export interface Chat {
  readonly hub: ChatHub;
  readonly files: ChatFiles;
  send(services: ChatServices, conversation: Conversation, message: NewMessage): Promise<Stored['message']>;
  /** Waits for the bot's pending replies. Called last, when no more messages can arrive. */
  close(): Promise<void>;
}

export function createChat(db: Db, options: HubOptions, report: (error: unknown) => void): Chat {
  const hub = createChatHub(options);
  const files = createChatFiles(db);
  const answering = new Set<Promise<void>>();

  async function storeAndAnnounce(
    services: ChatServices,
    conversation: Conversation,
    message: NewMessage,
  ): Promise<Stored> {
    const stored = await storeMessage(services.db, conversation, message, services.clock.now());
    if (stored.isNew) await announce(services, conversation, stored.message);
    return stored;
  }

  async function announce(
    services: ChatServices,
    conversation: Conversation,
    message: Stored['message'],
  ): Promise<void> {
    const { chatClientIds, chatEchoes, promptChat } = await services.switches.read(conversation.market);
    if (!chatEchoes && message.sender === 'customer') return;
    const announced = chatClientIds ? message : withoutClientId(message);
    if (promptChat) hub.announce(conversation, announced);
    else setTimeout(() => hub.announce(conversation, announced), LATE_MS).unref();
  }

  async function answer(
    services: ChatServices,
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
