// eslint-disable-next-line no-restricted-imports -- this is the one sanitiser behind components/server-html
import createPurifier, { type Config } from 'dompurify';
import { APP_SCHEMES } from '#/navigation/app-schemes';
import { imageAddress } from './image-address';

/** The tags that operators use in texts. Scripts, forms, frames, SVG and styles are not allowed. */
const TAGS = [
  ...['a', 'b', 'blockquote', 'br', 'div', 'em', 'figcaption', 'figure', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
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
  ...['th', 'thead', 'tr', 'u', 'ul'],
];
const ATTRIBUTES = ['alt', 'colspan', 'height', 'href', 'rowspan', 'src', 'title', 'width'];

const rulesFor = (schemes: readonly string[]) =>
  ({
    ALLOWED_TAGS: [...TAGS, '#text'],
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    // A path on this site, or a URL with one of these schemes. App schemes consist of letters, digits, '+', '-' and '.'.
    ALLOWED_URI_REGEXP: new RegExp(
      `^(?:(?:https|mailto|tel|${schemes.map((scheme) => scheme.replace(/[.+]/g, '\\$&')).join('|')}):|/(?![/\\\\]))`,
      'i',
    ),
    RETURN_DOM_FRAGMENT: true,
  }) as const satisfies Config;

/** A separate instance, because hooks on the module's default instance would affect all its users. */
const purify = createPurifier(window);
purify.addHook('uponSanitizeAttribute', (_, attribute) => {
  const { attrName, attrValue } = attribute;
  if (attrName !== 'href' && attrName !== 'src') return;
  // Without this, the URL would get the page's scheme, which is http in development.
  if (/^[/\\]{2}/.test(attrValue)) attribute.attrValue = `https:${attrValue}`;
  // Removes pictures that the page's Content-Security-Policy would block and report.
  if (attrName === 'src' && imageAddress(attribute.attrValue) === null) attribute.keepAttr = false;
});
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

/**
 * Parses HTML into nodes that are safe to insert into the page. They are never serialised again, because the Content Security
 * Policy forbids assigning HTML strings: only the sanitiser's Trusted Types policy ('dompurify') may parse them. This file adds
 * 12 kB, so it is loaded with the first text that needs it.
 * @param schemes the URL schemes, without the colon, of the apps that links may open
 */
export const sanitiseHtml = (html: string, schemes = APP_SCHEMES): DocumentFragment =>
  purify.sanitize(html, rulesFor(schemes));
