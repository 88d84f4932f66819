// eslint-disable-next-line no-restricted-imports -- this is the one sanitiser behind components/server-html
import type { Config, DOMPurify } from 'dompurify';

/** What operators write texts with; scripts, forms, frames, SVG and styles have no place in them. */
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
  // A path of this site, or one of these schemes; '//host' counts as https.
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|tel:|line:|\/)/i,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

let purifier: Promise<DOMPurify> | undefined;

/** The sanitiser weighs 11 kB, so it arrives with the first text that needs it. */
async function loadPurifier(): Promise<DOMPurify> {
  const { default: createPurifier } = await import('dompurify');
  // An instance of our own: hooks on the module's would reach everyone.
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
 * Nodes that are safe to put into the page. They never become a string again: the policy forbids assigning
 * HTML, and the sanitiser's own Trusted Types policy ('dompurify') is the only one that parses any.
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
