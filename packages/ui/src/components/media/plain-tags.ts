/** Elements whose content is no text of the page. */
const DROPPED = new Set([
  ...[
    'annotation-xml',
    'audio',
    'iframe',
    'math',
    'noembed',
    'noframes',
    'noscript',
    'script',
    'style',
    'svg',
  ],
  ...['template', 'title', 'video', 'xmp'],
]);
const SPACE = '[\\t\\n\\f\\r ]';

const NAME = /[^\t\n\f\r />]*/y;
const BETWEEN = /[\t\n\f\r /]*/y;
const ATTRIBUTE = /[^\t\n\f\r />][^\t\n\f\r />=]*/y;
const VALUE = new RegExp(`${SPACE}*=${SPACE}*(?:"([^"]*)"|'([^']*)'|([^\\t\\n\\f\\r >]*))`, 'y');
const COMMENT_END = /--!?>/g;

/** What may stay: the names of elements and of attributes, in lower case. */
export interface Allowed {
  readonly tags: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
}

interface Tag {
  readonly name: string;
  /** As they are written in the result. */
  readonly attributes: string;
  /** Where the text goes on. */
  readonly end: number;
}

/** What a sticky pattern matches there. */
function at(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}

/** Where the text goes on behind the next `sign`. */
function after(html: string, sign: string, from: number): number {
  const found = html.indexOf(sign, from);
  return found < 0 ? html.length : found + sign.length;
}

/** @param from behind '<' or '</' @returns null for a tag that never ends */
function readTag(html: string, from: number, { attributes: allowed }: Allowed): Tag | null {
  const name = at(NAME, html, from)?.[0] ?? '';
  let end = from + name.length;
  let attributes = '';
  for (;;) {
    end += at(BETWEEN, html, end)?.[0].length ?? 0;
    if (end >= html.length) return null;
    if (html[end] === '>') return { name: name.toLowerCase(), attributes, end: end + 1 };
    const attribute = (at(ATTRIBUTE, html, end)?.[0] ?? '').toLowerCase();
    end += attribute.length;
    const [given = '', double, single, bare = ''] = at(VALUE, html, end) ?? [];
    end += given.length;
    // A quote without its end takes the rest of the text with it.
    if (/^["']/.test(bare)) return null;
    const value = (double ?? single ?? bare).replaceAll('"', '&quot;');
    if (allowed.has(attribute)) attributes += ` ${attribute}="${value}"`;
  }
}

/** Behind the end tag of an element whose content is left out. */
function behindElement(html: string, name: string, from: number): number {
  const endTag = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi');
  endTag.lastIndex = from;
  return endTag.test(html) ? after(html, '>', endTag.lastIndex) : html.length;
}

function behindComment(html: string, from: number): number {
  // '<!-->' is a whole one.
  COMMENT_END.lastIndex = from + 2;
  return COMMENT_END.test(html) ? COMMENT_END.lastIndex : html.length;
}

/**
 * The same markup with nothing but these elements and attributes, all written in one way, in linear time. It is not what
 * makes markup safe: that is the sanitiser, which reads the result. But the browser reports a style or a handler as a breach
 * of the page's policy as soon as anything parses it, and such reports would hide those that matter.
 */
export function plainTags(html: string, allowed: Allowed): string {
  let plain = '';
  let from = 0;
  for (;;) {
    const open = html.indexOf('<', from);
    if (open < 0) return plain + html.slice(from);
    plain += html.slice(from, open);
    const [, end = '', first = ''] = /^<(\/?)([a-z]?)/i.exec(html.slice(open, open + 3)) ?? [];
    if (first !== '') {
      const tag = readTag(html, open + 1 + end.length, allowed);
      if (!tag || tag.name === 'plaintext') return plain;
      from = tag.end;
      const isWhole = (tag.name === 'svg' || tag.name === 'math') && html[tag.end - 2] === '/';
      if (allowed.tags.has(tag.name)) plain += `<${end}${tag.name}${end ? '' : tag.attributes}>`;
      else if (DROPPED.has(tag.name) && !end && !isWhole) from = behindElement(html, tag.name, from);
    } else if (html.startsWith('<!--', open)) {
      from = behindComment(html, open);
    } else if (end || /[!?]/.test(html.charAt(open + 1))) {
      from = after(html, '>', open);
    } else {
      plain += '&lt;';
      from = open + 1;
    }
  }
}
