/**
 * Invisible characters that are copied with a text from a contact, a chat or a web page: soft hyphens, zero-width
 * spaces and joiners, byte order marks, and direction controls.
 */
const UNSEEN = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** Whether a joiner may be visible: between non-Latin letters and parts of an emoji, it can change how they look. */
const isJoined = (before: string, after: string): boolean =>
  [before, after].every((each) => each > '\u024f' && !/\p{N}/u.test(each));

const JOINERS = new Set(['\u200c', '\u200d']);

/**
 * Removes invisible characters, for which a server would refuse a phone number or an invite code without the member
 * seeing why. Keeps joiners that can be visible.
 */
export const visibleText = (text: string): string =>
  text.replace(UNSEEN, (unseen, at: number) =>
    JOINERS.has(unseen) && isJoined(text[at - 1] ?? '', text[at + 1] ?? '') ? unseen : '',
  );
