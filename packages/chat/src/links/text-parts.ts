import { safeLink } from './safe-link';

/** A part of a message's text; `href` is set if it is a link. */
export interface TextPart {
  readonly text: string;
  readonly href: string | null;
}

/** Bidirectional control characters also end a URL, because they could make it look like another one. */
const ADDRESS = /https?:\/\/[^\s<>"'`\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gi;
const TRAILING = '.,;:!?)]}ฯๆ';

/** Splits a text at its URLs. Joined, the parts are exactly the text. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = withoutTrailing(match[0]);
    const href = safeLink(address);
    if (!href) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), href: null });
    parts.push({ text: address, href });
    end = match.index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}

/** Trailing punctuation belongs to the sentence, except for a bracket that was opened inside the URL. */
function withoutTrailing(address: string): string {
  let end = address.length;
  // A loop from the end, because a regular expression would take quadratic time on a long row of punctuation.
  while (TRAILING.includes(address.charAt(end - 1)) && end > 0) end -= 1;
  const bare = address.slice(0, end);
  return bare.includes('(') && address.charAt(bare.length) === ')' ? `${bare})` : bare;
}
