import { data, feature, lackedBy } from '@member-wallet/configs/browsers';
import { generate, parse, walk } from 'css-tree';

/** @typedef {import('./scripts.mjs').Use} Use */
/** @typedef {import('@mdn/browser-compat-data').Identifier} Identifier */

/** The data's groups of units that some browsers lack. @type {[RegExp, string][]} */
const UNITS = [
  [/^d(?:vh|vw|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_dynamic'],
  [/^s(?:vh|vw|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_small'],
  [/^l(?:vh|vw|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_large'],
  [/^cq(?:w|h|i|b|min|max)$/, 'container_query_length_units'],
];

/** The inheritance of custom properties by ::backdrop from its element. */
const INHERITED = 'css.selectors.backdrop.inherit_from_originating_element';

/** The paths of functions and types by name, such as color-mix. @type {Map<string, string>} */
const types = new Map();
/** @param {Identifier} node @param {string} path */
function collect(node, path) {
  for (const [name, child] of Object.entries(node)) {
    if (name === '__compat') continue;
    types.set(name.replace(/_function$/, ''), `${path}.${name}`);
    collect(/** @type {Identifier} */ (child), `${path}.${name}`);
  }
}
collect(data.css.types ?? {}, 'css.types');

/** @param {string} path @param {readonly string[]} [prefixes] */
const isLacking = (path, prefixes) => lackedBy(feature(path), prefixes).length > 0;

const isPrefixed = (/** @type {string} */ name) => /^-[a-z]+-/.test(name);

/**
 * The features of a value that a supported browser lacks, with their spelling in the sheet.
 * @param {string} property @param {import('css-tree').CssNode} value @returns {{ path: string, written: string }[]}
 */
function valueFeatures(property, value) {
  /** @type {{ path: string, written: string }[]} */
  const found = [];
  walk(value, (node) => {
    if (node.type === 'Identifier' || node.type === 'Function') {
      found.push({ path: `css.properties.${property}.${node.name}`, written: node.name });
    }
    if (node.type === 'Function') found.push({ path: types.get(node.name) ?? '', written: node.name });
    if (node.type === 'Dimension') {
      const group = UNITS.find(([pattern]) => pattern.test(node.unit))?.[1];
      found.push({ path: `css.types.length.${group ?? node.unit}`, written: node.unit });
    }
  });
  return found.filter(({ path }) => isLacking(path));
}

/**
 * Whether a condition of @supports tests for a feature: contains its unit, function, property or selector.
 * @param {string} condition @param {string} needed the spelling in the sheet, such as dvh or :has
 */
const asksFor = (condition, needed) => !/\bnot\b/.test(condition) && condition.includes(needed);

/** @param {import('css-tree').CssNode} node */
const placeOf = ({ loc }) => ({ line: loc?.start.line ?? 1, column: (loc?.start.column ?? 1) - 1 });

/**
 * The features in a style sheet that a supported browser lacks, and that have no fallback. A fallback is an earlier
 * declaration of the same property in the same rule, or a condition of @supports around it that tests for the feature.
 * A value with var() is only parsed when it is used, so an earlier declaration is no fallback for it, only @supports is.
 * @param {string} css @returns {Use[]}
 */
export function usesInStyles(css) {
  /** @type {Use[]} */
  const uses = [];
  /** @type {string[]} */
  const conditions = [];
  /** @param {string} path @param {string} written @param {import('css-tree').CssNode} node */
  const add = (path, written, node) => {
    if (!conditions.some((condition) => asksFor(condition, written))) {
      uses.push({ feature: path, ...placeOf(node) });
    }
  };

  /** @param {import('css-tree').Declaration} declaration @param {import('css-tree').Declaration[]} earlier */
  function checkDeclaration(declaration, earlier) {
    const { property, value } = declaration;
    if (isPrefixed(property)) return;
    const prefixes = earlier.flatMap((each) =>
      each.property.endsWith(`-${property}`) ? [each.property.slice(0, -property.length)] : [],
    );
    const path = `css.properties.${property}`;
    if (isLacking(path, prefixes)) return add(path, property, declaration);
    const isReadLate = property.startsWith('--') || generate(value).includes('var(');
    if (!isReadLate && earlier.some((each) => each.property === property)) return;
    for (const { path: needed, written } of valueFeatures(property, value)) add(needed, written, declaration);
  }

  /** @param {import('css-tree').Rule} rule */
  function checkRule(rule) {
    const selector = generate(rule.prelude);
    walk(rule.prelude, (node) => {
      if (node.type !== 'PseudoClassSelector' && node.type !== 'PseudoElementSelector') return;
      const path = `css.selectors.${node.name}`;
      if (!isPrefixed(node.name) && isLacking(path)) add(path, `:${node.name}`, node);
    });
    /** @type {import('css-tree').Declaration[]} */
    const earlier = [];
    for (const node of rule.block.children) {
      if (node.type !== 'Declaration') continue;
      checkDeclaration(node, earlier);
      earlier.push(node);
      // A transition needs no fallback: without its custom properties there is merely no animation.
      const needsProperty = node.property !== 'transition' && /var\([^,)]*\)/.test(generate(node.value));
      if (selector.includes('::backdrop') && needsProperty && isLacking(INHERITED)) {
        add(INHERITED, '::backdrop', node);
      }
    }
  }

  walk(parse(css, { positions: true, parseCustomProperty: true }), {
    enter(/** @type {import('css-tree').CssNode} */ node) {
      if (node.type === 'Rule') checkRule(node);
      if (node.type === 'FeatureRange' && node.kind === 'media')
        add('css.at-rules.media.range_syntax', 'range', node);
      if (node.type === 'Feature') {
        const path = `css.at-rules.${node.kind}.${node.name.replace(/^(?:min|max)-/, '')}`;
        if (isLacking(path)) add(path, node.name, node);
      }
      if (node.type !== 'Atrule') return;
      if (node.name === 'supports' && node.prelude) conditions.push(generate(node.prelude));
      const path = `css.at-rules.${node.name}`;
      if (!isPrefixed(node.name) && isLacking(path)) add(path, `@${node.name}`, node);
    },
    leave(/** @type {import('css-tree').CssNode} */ node) {
      if (node.type === 'Atrule' && node.name === 'supports' && node.prelude) conditions.pop();
    },
  });
  return uses;
}
