import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { market, parse } from '../console/console-input';
import { onlyLoopback } from '../console/loopback';
import { sendPage } from '../console/page-shell';
import { chatPage } from '../console/pages/chat-page';
import type { Services } from '../services';
import { sampleOf } from './bot';
import { TOPICS } from './bot-texts';
import { conversationOfKey } from './conversation';
import { listConversations, readHistory } from './messages';

/** An operator's message: text, one of the samples, or arbitrary content. */
const sayInput = z.object({
  market,
  /** 'member:' or 'guest:', then the id. */
  conversation: z.string().check(z.minLength(1)),
  text: z.optional(z.string()),
  sample: z.optional(z.enum(TOPICS)),
  message: z.optional(z.object({ message_type: z.string(), payload: z.unknown() })),
});

const dropInput = z.object({ market });

const LATEST = 50;

/** The operator's side of the chat: /console/chat. This machine only. */
export function mountChatConsole(app: FastifyInstance, services: Services): void {
  void app.register(
    async (console) => {
      console.addHook('onRequest', onlyLoopback);

      console.get<{ Querystring: { market?: string; conversation?: string } }>(
        '/',
        async (request, reply) => {
          const at = z.safeParse(market, request.query.market);
          const open =
            at.success && request.query.conversation
              ? conversationOfKey(at.data, request.query.conversation)
              : null;
          const messages = open ? await readHistory(services.db, open, 0, LATEST) : [];
          const page = chatPage(await listConversations(services.db), open, messages);
          return sendPage(reply, '/console/chat/', page, { pollMs: 2000 });
        },
      );
      console.get('/conversations', async () => listConversations(services.db));

      console.post('/say', async (request) => {
        const { text, sample, message, ...to } = parse(sayInput, request.body);
        const content = sample
          ? sampleOf(to.market, sample)
          : (message ?? { message_type: 'text', payload: text ?? '' });
        return services.chat.send(services, conversationOfKey(to.market, to.conversation), {
          sender: 'agent',
          content,
        });
      });
      console.post('/drop', async (request) => ({
        dropped: await services.chat.hub.drop(parse(dropInput, request.body).market),
      }));
    },
    { prefix: '/console/chat' },
  );
}
