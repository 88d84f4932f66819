import { endpoints } from '@member-wallet/api-sdk';
import { count } from '../access/limits';
import { openConversation, PREFIX } from '../chat/conversation';
import { checkIncoming } from '../chat/incoming';
import { markRead, readHistory, withoutClientId } from '../chat/messages';
import { optionalAuthRoute } from '../http/route';
import type { OptionalAuthContext, Route } from '../http/route';
import { Refusal } from '../http/refusal';

const LONGEST_PAGE = 100;
const CLIENT_ID = /^[\x21-\x7e]{1,128}$/;

async function store(context: OptionalAuthContext, kind: 'image' | 'video', file: Blob): Promise<string> {
  await count(context, 'chatUploadsFromAddress', context.address);
  return context.services.chat.files.store(kind, file);
}

/** The support chat, for members and guests alike. */
export const chatRoutes: readonly Route[] = [
  optionalAuthRoute(endpoints.getChatConfig, async () => ({ PREFIX })),
  optionalAuthRoute(endpoints.sendChatMessage, async (said, context) => {
    const { services, market, token } = context;
    const conversation = await openConversation(services, market, { ...said, token });
    const clientId = said.clientId || null;
    if (clientId !== null && !CLIENT_ID.test(clientId)) throw new Refusal('KEY_INVALID');
    const content = checkIncoming(said.message);
    if (conversation.kind === 'member') await count(context, 'messagesOfMember', conversation.id);
    else {
      await count(context, 'guestMessagesFromAddress', context.address);
      await count(context, 'messagesOfGuest', conversation.id);
    }
    const { _id, createdAt } = await services.chat.send(services, conversation, {
      sender: 'customer',
      content,
      clientId,
      sessionId: said.session_id,
      name: said.name,
      username: said.username,
    });
    return { createdAt, _id };
  }),
  optionalAuthRoute(
    endpoints.listChatHistory,
    async ({ skip, limit, ...person }, { services, market, token }) => {
      const conversation = await openConversation(services, market, { ...person, token });
      if (skip < 0 || limit < 1 || limit > LONGEST_PAGE) throw new Refusal('KEY_INVALID');
      const messages = await readHistory(services.db, conversation, skip, limit);
      const { chatClientIds } = await services.switches.read(market.id);
      return chatClientIds ? messages : messages.map(withoutClientId);
    },
  ),
  optionalAuthRoute(endpoints.uploadChatImage, async ({ file }, context) => ({
    path: await store(context, 'image', file),
  })),
  optionalAuthRoute(endpoints.uploadChatVideo, async ({ file }, context) => ({
    path: await store(context, 'video', file),
  })),
  optionalAuthRoute(endpoints.markChatRead, async (person, { services, market, token }) => {
    const conversation = await openConversation(services, market, { ...person, token });
    await markRead(services.db, conversation, services.clock.now());
    return { message: 'OK' };
  }),
];
