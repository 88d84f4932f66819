/**
 * The rules and at-rules of a minified style sheet, in their order: what stands before each brace, and what within.
 * @param {string} css @returns {{ head: string, body: string | null }[]} without a body: a statement
 */
function rulesOf(css) {
  const rules = [];
  let start = 0;
  let depth = 0;
  let opened = 0;
  let quote = '';
  for (let at = 0; at < css.length; at += 1) {
    const sign = css[at] ?? '';
    if (quote) {
      if (sign === '\\') at += 1;
      else if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '{') {
      if (depth === 0) opened = at;
      depth += 1;
    } else if (sign === '}') {
      depth -= 1;
      if (depth > 0) continue;
      rules.push({ head: css.slice(start, opened).trim(), body: css.slice(opened + 1, at) });
      start = at + 1;
    } else if (sign === ';' && depth === 0) {
      rules.push({ head: css.slice(start, at + 1).trim(), body: null });
      start = at + 1;
    }
  }
  return rules;
}

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;

/** Splits at the commas that are in no parentheses: `:is(.a, .b)` is one selector. @param {string} selectors */
const selectorsOf = (selectors) => selectors.split(/,(?![^(]*\))/);

/**
 * What of a style sheet applies to a piece of HTML: of rules with classes, those whose classes all occur; and every
 * other rule, but only the animations that are named. States such as :focus belong to it, what a script adds later does
 * not.
 * @param {string} css minified @param {string} html
 * @returns {string}
 */
export function usedStyles(css, html) {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  /** @param {string} selector @returns {boolean} */
  const applies = (selector) => {
    const chosen = [...selector.matchAll(/:(?:is|where)\(([^)]*)\)/g)].map(([, choice = '']) =>
      choice.split(','),
    );
    const rest = selector.replace(/:(?:not|is|where|has)\([^)]*\)/g, '');
    return (
      chosen.every((choice) => choice.some(applies)) &&
      [...rest.matchAll(CLASS)].every(([, name = '']) => classes.has(name))
    );
  };
  /** @param {string} sheet @returns {string} */
  const filter = (sheet) =>
    rulesOf(sheet)
      .map(({ head, body }) => {
        if (body === null) return head;
        if (/^@(?:media|supports|container|layer)/.test(head)) {
          const inner = filter(body);
          return inner && `${head}{${inner}}`;
        }
        if (head.startsWith('@')) return `${head}{${body}}`;
        const used = selectorsOf(head).filter(applies);
        return used.length > 0 ? `${used.join(',')}{${body}}` : '';
      })
      .join('');
  const used = filter(css);
  const names = used.replace(/@keyframes[^{]*/g, '');
  return rulesOf(used)
    .filter(({ head }) => !head.startsWith('@keyframes ') || names.includes(head.slice('@keyframes '.length)))
    .map(({ head, body }) => (body === null ? head : `${head}{${body}}`))
    .join('');
}

const WEB_FONT = /url\(/;

/**
 * Divides a style sheet: the declarations of fonts that have to be fetched, and everything else. A browser fetches a font
 * as soon as it draws a text, with the highest priority, unless it does not know of it yet.
 * @param {string} css minified
 */
export function dividedByFonts(css) {
  /** @param {boolean} fonts */
  const rules = (fonts) =>
    rulesOf(css)
      .filter(({ head, body }) => (head === '@font-face' && WEB_FONT.test(body ?? '')) === fonts)
      .map(({ head, body }) => (body === null ? head : `${head}{${body}}`))
      .join('');
  return { fonts: rules(true), rest: rules(false) };
}
