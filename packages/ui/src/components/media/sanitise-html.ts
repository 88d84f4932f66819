// eslint-disable-next-line no-restricted-imports -- this is the one sanitiser behind components/server-html
import type { Config, DOMPurify } from 'dompurify';

/** The markup that operators use in texts; scripts, forms, frames, SVG and styles are not allowed. */
const RULES = {
  ALLOWED_TAGS: [
    ...[
      'a',
      'b',
      'blockquote',
      'br',
      'div',
      'em',
      'figcaption',
      'figure',
      'h1',
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
    ],
    ...[
      'hr',
      'i',
      'img',
      'li',
      'ol',
      'p',
      's',
      'small',
      'span',
      'strong',
      'sub',
      'sup',
      'table',
      'tbody',
      'td',
    ],
    ...['th', 'thead', 'tr', 'u', 'ul', '#text'],
  ],
  ALLOWED_ATTR: ['alt', 'colspan', 'height', 'href', 'rowspan', 'src', 'title', 'width'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // A path on this site, or one of these schemes; '//host' resolves to https.
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|tel:|line:|\/)/i,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

let purifier: Promise<DOMPurify> | undefined;

/** The sanitiser weighs 11 kB, so it is loaded with the first text that needs it. */
async function loadPurifier(): Promise<DOMPurify> {
  const { default: createPurifier } = await import('dompurify');
  // A separate instance: hooks on the module's default one would affect all its users.
  const purify = createPurifier(window);
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node instanceof HTMLAnchorElement && node.hasAttribute('href')) {
      node.target = '_blank';
      node.rel = 'noopener noreferrer';
    }
    if (node instanceof HTMLImageElement) {
      node.loading = 'lazy';
      if (!node.hasAttribute('alt')) node.alt = '';
    }
  });
  return purify;
}

/**
 * Parses HTML into nodes that are safe to insert into the page. They are never serialised again: the Content Security
 * Policy forbids assigning HTML strings, and the sanitiser's Trusted Types policy ('dompurify') is the only one that
 * may parse them. Rejects if the sanitiser cannot be loaded.
 */
export async function sanitiseHtml(html: string): Promise<DocumentFragment> {
  purifier ??= loadPurifier();
  try {
    return (await purifier).sanitize(html, RULES);
  } catch (error) {
    // A failed download may succeed the next time.
    purifier = undefined;
    throw error;
  }
}
