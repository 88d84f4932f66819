import { type Checked, invalid, valid } from '#/validation/checked';
import { isAddress } from '#/validation/web-address';

/**
 * With https:// or, as chats show links, from the host on. Only characters of addresses: Thai and Lao words may stand
 * before and after it without a space.
 */
const ADDRESS = /(?:https:\/\/|(?:[a-z\d-]{1,63}\.){1,9}[a-z]{2,63}(?=[/?#]))[\w\-.~:/?#[\]@!$&'()*+,;=%]+/gi;
/** What stands before a host that is only a part: of a link without encryption, or of a mail address. */
const WITHIN = /[\w/@.-]/;
/** The end of a sentence or a bracket around the address. */
const AFTER_ADDRESS = /[.,:;!?'")\]]+$/;

export type GiftLinkProblem = 'no-link' | 'other-host';

/**
 * The link in what was pasted: apps put words around it. Which links hold a gift, the server knows.
 * @param hosts those of gift links, each also with www.
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
