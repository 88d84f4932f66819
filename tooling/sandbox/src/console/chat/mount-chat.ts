import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { sampleOf } from '../../chat/bot';
import { TOPICS } from '../../chat/bot-texts';
import { conversationOfKey } from '../../chat/conversation';
import { listConversations, readHistory } from '../../chat/messages';
import { listed } from '../../db/listed';
import { parse } from '../../http/parse';
import type { Services } from '../../services';
import { market } from '../console-input';
import { sendPage } from '../page-shell';
import { type Queried, textOf } from '../query';
import { chatPage } from './chat-page';

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

/** The operator's side of the chat: its page, and the calls that send messages and drop connections. */
export function mountChat(console: FastifyInstance, services: Services): void {
  // With a prefix, the page is served with and without a trailing slash.
  void console.register(
    async (chat) => {
      chat.get<Queried>('/', async ({ query }, reply) => {
        const of = z.safeParse(market, query['market']);
        const key = textOf(query['conversation']);
        const open = of.success && key !== undefined ? conversationOfKey(of.data, key) : null;
        const messages = await listed(LATEST, async (limit) =>
          open ? readHistory(services.db, open, 0, limit) : [],
        );
        const page = chatPage(await listConversations(services.db), open, messages);
        return sendPage(reply, '/console/chat/', page, { pollMs: 2000 });
      });
      chat.get('/conversations', async () => (await listConversations(services.db)).rows);

      chat.post('/say', async (request) => {
        const { text, sample, message, ...to } = parse(sayInput, request.body);
        const content = sample
          ? sampleOf(to.market, sample)
          : (message ?? { message_type: 'text', payload: text ?? '' });
        return services.chat.send(services, conversationOfKey(to.market, to.conversation), {
          sender: 'agent',
          content,
        });
      });
      chat.post('/drop', async (request) => ({
        dropped: await services.chat.hub.drop(parse(dropInput, request.body).market),
      }));
    },
    { prefix: '/chat' },
  );
}
