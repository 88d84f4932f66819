import { type Checked, invalid, valid } from '#/validation/checked';

/**
 * A link with https:// or, as chats show links, without. Only URL characters: Thai and Lao words may precede and follow it
 * without a space.
 */
const ADDRESS = /(?:https:\/\/|(?:[a-z\d-]{1,63}\.){1,9}[a-z]{2,63}(?=[/?#]))[\w\-.~:/?#[\]@!$&'()*+,;=%]+/gi;
/** A prefix that makes the host part of something else: of an http:// link, or of a mail address. */
const WITHIN = /[\w/@.-]/;
/** Punctuation after the link. */
const AFTER_ADDRESS = /[.,:;!?'")\]]+$/;

/** Whether a text is an address with a scheme. Browsers have URL.canParse only since 2023. */
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
 * The link in a pasted text, in which apps put words around it. Whether it holds a gift, only the server knows.
 * @param hosts the hosts of gift links; each also counts with www.
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
