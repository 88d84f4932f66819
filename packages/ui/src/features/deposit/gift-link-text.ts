import { type Checked, invalid, valid } from '#/validation/checked';
import { isAddress } from '#/validation/web-address';

/** Only characters of addresses: Thai and Lao words may follow without a space. */
const ADDRESS = /https:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%]+/gi;
/** The end of a sentence or a bracket around the address. */
const AFTER_ADDRESS = /[.,:;!?'")\]]+$/;

export type GiftLinkProblem = 'no-link' | 'other-host';

/**
 * The link in what was pasted: apps put words around it. Which links hold a gift, the server knows.
 * @param hosts those of gift links, each also with www.
 */
export function giftLinkIn(text: string, hosts: readonly string[]): Checked<string, GiftLinkProblem> {
  const links = (text.match(ADDRESS) ?? []).map((link) => link.replace(AFTER_ADDRESS, '')).filter(isAddress);
  const known = hosts.flatMap((host) => [host, `www.${host}`]);
  const found = links.find((link) => known.includes(new URL(link).host));
  if (found !== undefined) return valid(found);
  return invalid(links.length === 0 ? 'no-link' : 'other-host');
}
