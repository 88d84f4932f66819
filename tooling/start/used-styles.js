import { generate, parse, walk } from 'css-tree';

/** @typedef {import('css-tree').CssNode} CssNode */

const parseSheet = (/** @type {string} */ css) =>
  parse(css, {
    parseValue: false,
    parseAtrulePrelude: false,
    onParseError: (error) => {
      throw error;
    },
  });

/**
 * Whether a selector can match in a document that only has these classes.
 * @param {CssNode} selector @param {Set<string>} classes @returns {boolean}
 */
function canMatch(selector, classes) {
  if (selector.type === 'ClassSelector') return classes.has(selector.name);
  if (selector.type === 'PseudoClassSelector') {
    if (!/^(?:is|where)$/.test(selector.name)) return true;
    return selector.children === null || selector.children.some((each) => canMatch(each, classes));
  }
  if (selector.type === 'SelectorList') return selector.children.some((each) => canMatch(each, classes));
  return selector.type !== 'Selector' || selector.children.toArray().every((each) => canMatch(each, classes));
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
 * The rules of a style sheet that apply to a piece of HTML: rules whose classes all occur in it, rules without classes,
 * and the animations in use. Includes states such as :focus, but not classes that scripts add later.
 * @param {string} css @param {string} html
 * @returns {string} minified
 */
export function usedStyles(css, html) {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const sheet = parseSheet(css);
  walk(sheet, {
    visit: 'Rule',
    enter({ prelude }, item, list) {
      if (prelude.type !== 'SelectorList') return;
      prelude.children = prelude.children.filter((selector) => canMatch(selector, classes));
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
 * Splits a style sheet into the @font-face rules with a URL and everything else. Otherwise browsers would fetch a font
 * with the highest priority as soon as they render a text with it.
 * @param {string} css
 * @returns {{ fonts: string, rest: string }} minified
 */
export function splitOffFonts(css) {
  const rest = parseSheet(css);
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
