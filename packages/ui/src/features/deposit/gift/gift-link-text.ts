import { type Checked, invalid, valid } from '#/validation/checked';

/**
 * A link with https://, or without, as chats show links. Matches URL characters only, because Thai and Lao words may precede
 * and follow a link without a space.
 */
const ADDRESS = /(?:https:\/\/|(?:[a-z\d-]{1,63}\.){1,9}[a-z]{2,63}(?=[/?#]))[\w\-.~:/?#[\]@!$&'()*+,;=%]+/gi;
/** A character before the host that makes it part of something else, such as an http:// link or an email address. */
const WITHIN = /[\w/@.-]/;
/** Punctuation after the link. */
const AFTER_ADDRESS = /[.,:;!?'")\]]+$/;

/** Whether a text is an absolute URL. Not URL.canParse, which browsers only have since 2023. */
function isAddress(text: string): boolean {
  try {
    new URL(text);
    return true;
  } catch {
    return false;
  }
}

export type GiftLinkProblem = 'no-link' | 'other-host';

/**
 * The link in a pasted text, because apps add words to the link that they share. Only the server can tell whether it is a
 * valid gift.
 * @param hosts the hosts of gift links; www. before them is also accepted
 */
export function giftLinkIn(text: string, hosts: readonly string[]): Checked<string, GiftLinkProblem> {
  const links = [...text.matchAll(ADDRESS)]
    .flatMap(({ 0: found, index }) => {
      const link = found.replace(AFTER_ADDRESS, '');
      if (/^https:/i.test(link)) return [link];
      return WITHIN.test(text.charAt(index - 1)) ? [] : [`https://${link}`];
    })
    .filter(isAddress);
  const known = hosts.flatMap((host) => [host, `www.${host}`]);
  const found = links.find((link) => known.includes(new URL(link).host));
  if (found !== undefined) return valid(found);
  return invalid(links.length === 0 ? 'no-link' : 'other-host');
}
