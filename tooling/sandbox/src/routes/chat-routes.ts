import { endpoints } from '@member-wallet/api-sdk';
import { openConversation, PREFIX } from '../chat/conversation';
import { checkIncoming } from '../chat/incoming';
import { markRead, readHistory } from '../chat/messages';
import { optionalAuthRoute } from '../http/route';
import type { Route } from '../http/route';
import { Refusal } from '../http/refusal';

const LONGEST_PAGE = 100;
const CLIENT_ID = /^[\x21-\x7e]{1,128}$/;

/** The support chat, for members and guests alike. */
export const chatRoutes: readonly Route[] = [
  optionalAuthRoute(endpoints.getChatConfig, async () => ({ PREFIX })),
  optionalAuthRoute(endpoints.sendChatMessage, async (said, { services, market, token }) => {
    const conversation = await openConversation(services, market, { ...said, token });
    const clientId = said.clientId || null;
    if (clientId !== null && !CLIENT_ID.test(clientId)) throw new Refusal('KEY_INVALID');
    const { _id, createdAt } = await services.chat.send(services, conversation, {
      sender: 'customer',
      content: checkIncoming(said.message),
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
      return readHistory(services.db, conversation, skip, limit);
    },
  ),
  optionalAuthRoute(endpoints.uploadChatImage, async ({ file }, { services }) => ({
    path: await services.chat.files.store('image', file),
  })),
  optionalAuthRoute(endpoints.uploadChatVideo, async ({ file }, { services }) => ({
    path: await services.chat.files.store('video', file),
  })),
  optionalAuthRoute(endpoints.markChatRead, async (person, { services, market, token }) => {
    const conversation = await openConversation(services, market, { ...person, token });
    await markRead(services.db, conversation, services.clock.now());
    return { message: 'OK' };
  }),
];
