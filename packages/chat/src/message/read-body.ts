import type { ChatButton, ChatCard, FileType, MessageBody } from './message';
import type { WireContent } from './wire';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Parses the content of a message. Never throws. The payload of most types is not specified, so each field is
 * looked up under all names in use, and missing fields are empty.
 */
export function readBody(content: WireContent | null | undefined): MessageBody {
  const type = content?.message_type ?? '';
  const payload = content?.payload;
  const fields = asFields(payload);
  const text = typeof payload === 'string' ? payload : textOf(fields, 'text', 'message', 'title');
  switch (type) {
    case 'text':
      return { kind: 'text', text };
    case 'buttons':
      return { kind: 'buttons', text, buttons: buttonsOf(fields.buttons) };
    case 'quick_replies':
      return { kind: 'quick-replies', text, replies: buttonsOf(fields.quick_replies ?? fields.buttons) };
    case 'generic':
      return { kind: 'cards', cards: listOf(fields.elements ?? fields.cards ?? payload).map(cardOf) };
    case 'media':
      return {
        kind: 'media',
        fileType: fileTypeOf(fields.fileType),
        text: textOf(fields, 'message'),
        url: textOf(fields, 'url') || null,
        path: textOf(fields, 'filePath') || null,
      };
    case 'postback':
      return {
        kind: 'postback',
        text: textOf(fields, 'title', 'text') || text,
        payload: textOf(fields, 'payload') || text,
      };
    default:
      return { kind: 'unknown', type, text };
  }
}

function cardOf(fields: Fields): ChatCard {
  return {
    imageUrl: textOf(fields, 'image_url') || null,
    title: textOf(fields, 'title'),
    subtitle: textOf(fields, 'subtitle'),
    buttons: buttonsOf(fields.buttons),
  };
}

function buttonsOf(value: unknown): ChatButton[] {
  return listOf(value).map((fields) => {
    const title = textOf(fields, 'title', 'text');
    return { action: actionOf(fields.type), title, payload: textOf(fields, 'payload', 'url') || title };
  });
}

function actionOf(type: unknown): ChatButton['action'] {
  return type === 'web' || type === 'call' || type === 'postback' ? type : 'other';
}

function fileTypeOf(type: unknown): FileType {
  return type === 'image' || type === 'video' ? type : 'file';
}

function asFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.map(asFields) : [];
}

/** The first of these fields that holds text. */
function textOf(fields: Fields, ...names: readonly string[]): string {
  for (const name of names) {
    const value = fields[name];
    if (typeof value === 'string' && value) return value;
    if (typeof value === 'number') return String(value);
  }
  return '';
}
