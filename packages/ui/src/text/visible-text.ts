/**
 * What comes along unseen when a text is copied from a contact, a chat or a web page: soft hyphens, zero-width spaces and
 * joiners, byte order marks, and the controls of writing direction.
 */
const UNSEEN = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** Between letters of other scripts, and between the parts of an emoji, a joiner may change how they look. */
const isJoined = (before: string, after: string): boolean =>
  [before, after].every((each) => each > '\u024f' && !/\p{N}/u.test(each));

const JOINERS = new Set(['\u200c', '\u200d']);

/**
 * A text without what nobody sees in it and nobody has typed: a server would refuse a phone number or an invite code for
 * it, and the member could not see why. Joiners stay where they can be seen.
 */
export const visibleText = (text: string): string =>
  text.replace(UNSEEN, (unseen, at: number) =>
    JOINERS.has(unseen) && isJoined(text[at - 1] ?? '', text[at + 1] ?? '') ? unseen : '',
  );
