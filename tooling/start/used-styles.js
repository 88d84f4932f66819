import { generate, parse, walk } from 'css-tree';

/** @typedef {import('css-tree').CssNode} CssNode */

const parsed = (/** @type {string} */ css) =>
  parse(css, {
    parseValue: false,
    parseAtrulePrelude: false,
    onParseError: (error) => {
      throw error;
    },
  });

/** Whether a selector can match in a document with these classes only. @param {CssNode} selector @param {Set<string>} classes @returns {boolean} */
function applies(selector, classes) {
  if (selector.type === 'ClassSelector') return classes.has(selector.name);
  if (selector.type === 'PseudoClassSelector') {
    if (!/^(?:is|where)$/.test(selector.name)) return true;
    return selector.children === null || selector.children.some((each) => applies(each, classes));
  }
  if (selector.type === 'SelectorList') return selector.children.some((each) => applies(each, classes));
  return selector.type !== 'Selector' || selector.children.toArray().every((each) => applies(each, classes));
}

/** @param {CssNode} sheet */
function removeUnusedAnimations(sheet) {
  let used = '';
  walk(sheet, { visit: 'Declaration', enter: ({ value }) => void (used += ` ${generate(value)}`) });
  walk(sheet, {
    visit: 'Atrule',
    enter({ name, prelude }, item, list) {
      if (name === 'keyframes' && prelude && !used.includes(generate(prelude))) list?.remove(item);
    },
  });
}

/**
 * What of a style sheet applies to a piece of HTML: of rules with classes, those whose classes all occur; and every
 * other rule, but only the animations that are named. States such as :focus belong to it, what a script adds later does
 * not.
 * @param {string} css @param {string} html
 * @returns {string} minified
 */
export function usedStyles(css, html) {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const sheet = parsed(css);
  walk(sheet, {
    visit: 'Rule',
    enter({ prelude }, item, list) {
      if (prelude.type !== 'SelectorList') return;
      prelude.children = prelude.children.filter((selector) => applies(selector, classes));
      if (prelude.children.isEmpty) list?.remove(item);
    },
  });
  removeUnusedAnimations(sheet);
  walk(sheet, {
    visit: 'Atrule',
    leave({ block }, item, list) {
      if (block?.children.isEmpty) list?.remove(item);
    },
  });
  return generate(sheet);
}

/**
 * Divides a style sheet: the declarations of fonts that have to be fetched, and everything else. A browser fetches a font
 * as soon as it draws a text, with the highest priority, unless it does not know of it yet.
 * @param {string} css
 * @returns {{ fonts: string, rest: string }} minified
 */
export function dividedByFonts(css) {
  const rest = parsed(css);
  let fonts = '';
  walk(rest, {
    visit: 'Atrule',
    enter(rule, item, list) {
      const text = rule.name === 'font-face' ? generate(rule) : '';
      if (!/url\(/.test(text)) return;
      fonts += text;
      list?.remove(item);
    },
  });
  return { fonts, rest: generate(rest) };
}
