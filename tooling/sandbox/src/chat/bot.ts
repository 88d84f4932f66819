import type { MarketId } from '../markets/market';
import type { Topic } from './bot-texts';
import { botTexts, TOPICS } from './bot-texts';
import type { Content } from './messages';

const SAMPLES = '/api/chat/samples/';

const text = (payload: string): Content => ({ message_type: 'text', payload });

const postback = (title: string, payload: string) => ({ type: 'postback', title, payload });

/** A sample of each kind of message, by topic. */
export function sampleOf(market: MarketId, topic: Topic): Content {
  const t = botTexts[market];
  switch (topic) {
    case 'MENU':
      return {
        message_type: 'quick_replies',
        payload: {
          text: t.menu,
          quick_replies: TOPICS.filter((name) => name !== 'MENU').map((name) =>
            postback(t.topics[name], name),
          ),
        },
      };
    case 'BUTTONS':
      return {
        message_type: 'buttons',
        payload: {
          text: t.buttons,
          buttons: [
            { type: 'web', title: t.web, payload: 'https://example.com/' },
            { type: 'call', title: t.call, payload: market === 'th' ? '021234567' : '021123456' },
            postback(t.postback, 'MENU'),
            { type: 'agent', title: t.other, payload: 'AGENT' },
          ],
        },
      };
    case 'CARDS':
      return {
        message_type: 'generic',
        payload: {
          elements: t.cards.map((card, index) => ({
            ...card,
            image_url: `${SAMPLES}card-${index + 1}.svg`,
            buttons: [
              postback(t.choose, `CARD_${index + 1}`),
              { type: 'web', title: t.web, payload: 'https://example.com/' },
            ],
          })),
        },
      };
    case 'IMAGE':
      return media('image', t.image, 'slip.svg');
    case 'VIDEO':
      return media('video', t.video, 'clip.mp4');
    case 'FILE':
      return media('file', t.file, 'guide.txt');
    case 'OTHER':
      // An unknown type, to see how clients handle it.
      return { message_type: 'survey', payload: { text: t.topics.OTHER } };
  }
}

function media(fileType: string, message: string, name: string): Content {
  return {
    message_type: 'media',
    payload: { message, url: SAMPLES + name, fileType, filePath: SAMPLES + name },
  };
}

const isTopic = (word: string): word is Topic => TOPICS.some((topic) => topic === word);

const wordOf = ({ message_type, payload }: Content): string => {
  if (message_type === 'text') return String(payload).trim().toUpperCase();
  const word: unknown =
    typeof payload === 'object' && payload !== null ? Reflect.get(payload, 'payload') : undefined;
  return typeof word === 'string' ? word : '';
};

/** The bot's replies. Empty if it does not understand: then a person answers. */
export function replyOf(market: MarketId, content: Content, isFirst: boolean): readonly Content[] {
  const word = wordOf(content);
  if (isTopic(word)) return [sampleOf(market, word)];
  if (content.message_type === 'postback') return [text(botTexts[market].chosen)];
  return isFirst ? [text(botTexts[market].greeting), sampleOf(market, 'MENU')] : [];
}
