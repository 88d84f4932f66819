import { Refusal } from '../http/refusal';
import { filePath } from './files';
import type { Content } from './messages';

const LONGEST_TEXT = 2000;

const field = (payload: unknown, name: string): unknown =>
  typeof payload === 'object' && payload !== null ? Reflect.get(payload, name) : undefined;

const textOf = (payload: unknown, name: string): string => {
  const value = typeof payload === 'string' ? payload : field(payload, name);
  return typeof value === 'string' ? value : '';
};

/**
 * Checks a customer's message: a text, a file uploaded here, or the choice of a button.
 * @throws Refusal KEY_INVALID
 */
export function checkIncoming({ message_type, payload }: Content): Content {
  switch (message_type) {
    case 'text': {
      const text = textOf(payload, 'text').trim();
      if (text === '' || text.length > LONGEST_TEXT) throw new Refusal('KEY_INVALID');
      return { message_type, payload: text };
    }
    case 'media': {
      const path = filePath(textOf(payload, 'filePath'));
      const fileType = textOf(payload, 'fileType');
      if (path === null || (fileType !== 'image' && fileType !== 'video')) throw new Refusal('KEY_INVALID');
      const words = textOf(payload, 'message').slice(0, LONGEST_TEXT);
      return { message_type, payload: { message: words, url: path, fileType, filePath: path } };
    }
    case 'postback': {
      const [title, word] = [textOf(payload, 'title'), textOf(payload, 'payload')];
      if (word === '' || word.length > LONGEST_TEXT) throw new Refusal('KEY_INVALID');
      return { message_type, payload: { title: title.slice(0, LONGEST_TEXT), payload: word } };
    }
    default:
      throw new Refusal('KEY_INVALID');
  }
}
