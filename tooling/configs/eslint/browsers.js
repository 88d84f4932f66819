import esx from 'eslint-plugin-es-x';
import { enhancements } from '../browsers/enhancements.js';
import { data, feature, lackedBy } from '../browsers/floor.js';
import { webApis } from './web-apis.js';

/** @typedef {import('@mdn/browser-compat-data').Identifier} Identifier */

/**
 * The data's paths for rules that are not named after a built-in. Only features newer than ES2017, which every browser has.
 * @type {Record<string, string>}
 */
export const PATHS = {
  'no-arbitrary-module-namespace-names': 'javascript.statements.export',
  'no-array-prototype-findlast-findlastindex': 'javascript.builtins.Array.findLast',
  'no-array-string-prototype-at': 'javascript.builtins.Array.at',
  'no-async-iteration': 'javascript.statements.for_await_of',
  'no-class-fields': 'javascript.classes.public_class_fields',
  'no-class-instance-fields': 'javascript.classes.public_class_fields',
  'no-class-private-fields': 'javascript.classes.private_class_fields',
  'no-class-private-methods': 'javascript.classes.private_class_methods',
  'no-class-static-block': 'javascript.classes.static.initialization_blocks',
  'no-class-static-fields': 'javascript.classes.static.class_fields',
  'no-dataview-prototype-getfloat16-setfloat16': 'javascript.builtins.DataView.getFloat16',
  'no-dynamic-import': 'javascript.operators.import',
  'no-dynamic-import-options': 'javascript.operators.import.options_parameter',
  'no-export-ns-from': 'javascript.statements.export.namespace',
  'no-global-this': 'javascript.builtins.globalThis',
  'no-hashbang': 'javascript.grammar.hashbang_comments',
  'no-import-attributes': 'javascript.statements.import.import_attributes',
  'no-import-meta': 'javascript.operators.import_meta',
  'no-intl-locale-prototype-firstdayofweek': 'javascript.builtins.Intl.Locale.getWeekInfo',
  'no-json-modules': 'javascript.statements.import.import_attributes.type_json',
  'no-json-parse-reviver-context-parameter':
    'javascript.builtins.JSON.parse.reviver_parameter_context_argument',
  'no-json-superset': 'javascript.builtins.JSON.json_superset',
  'no-logical-assignment-operators': 'javascript.operators.nullish_coalescing_assignment',
  'no-malformed-template-literals': 'javascript.grammar.template_literals.template_literal_revision',
  'no-nullish-coalescing-operators': 'javascript.operators.nullish_coalescing',
  'no-numeric-separators': 'javascript.grammar.numeric_separators',
  'no-object-map-groupby': 'javascript.builtins.Object.groupBy',
  'no-optional-catch-binding': 'javascript.statements.try_catch.optional_catch_binding',
  'no-optional-chaining': 'javascript.operators.optional_chaining',
  'no-private-in': 'javascript.classes.private_class_fields_in',
  'no-promise-all-settled': 'javascript.builtins.Promise.allSettled',
  'no-regexp-d-flag': 'javascript.builtins.RegExp.hasIndices',
  'no-regexp-duplicate-named-capturing-groups':
    'javascript.regular_expressions.named_capturing_group.duplicate_named_capturing_groups',
  'no-regexp-lookbehind-assertions': 'javascript.regular_expressions.lookbehind_assertion',
  'no-regexp-modifiers': 'javascript.regular_expressions.modifier',
  'no-regexp-named-capture-groups': 'javascript.regular_expressions.named_capturing_group',
  'no-regexp-s-flag': 'javascript.builtins.RegExp.dotAll',
  'no-regexp-unicode-property-escapes': 'javascript.regular_expressions.unicode_character_class_escape',
  'no-regexp-v-flag': 'javascript.builtins.RegExp.unicodeSets',
  'no-resizable-and-growable-arraybuffers': 'javascript.builtins.ArrayBuffer.resize',
  'no-rest-spread-properties': 'javascript.operators.spread.spread_in_object_literals',
  'no-string-prototype-iswellformed-towellformed': 'javascript.builtins.String.isWellFormed',
  'no-string-prototype-trimstart-trimend': 'javascript.builtins.String.trimStart',
  'no-top-level-await': 'javascript.operators.await.top_level',
  'no-trailing-dynamic-import-commas': 'javascript.operators.import.options_parameter',
  'no-using-declarations': 'javascript.statements.using',
  'no-weakrefs': 'javascript.builtins.WeakRef',
};

/** Rules about the Unicode properties of a year. Ignored, because the data does not cover an engine's Unicode tables. */
const OF_A_YEAR = /^no-regexp-unicode-property-escapes-\d{4}$/;

/** The data's paths of built-ins, by lower-case path. @type {Map<string, string>} */
const builtins = new Map();
/** @param {Identifier} node @param {string[]} path */
function collect(node, path) {
  for (const [name, child] of Object.entries(node)) {
    if (name === '__compat') continue;
    const next = [...path, name];
    builtins.set(
      next
        .join('.')
        .toLowerCase()
        .replace(/_static$/, ''),
      `javascript.builtins.${next.join('.')}`,
    );
    collect(/** @type {Identifier} */ (child), next);
  }
}
collect(data.javascript.builtins ?? {}, []);

/** @param {string} rule @returns {string | undefined} the path of the feature that a rule is about */
export function pathOf(rule) {
  const name = rule.replace(/^no-/, '').replace('-prototype-', '-').replaceAll('-', '.');
  return PATHS[rule] ?? builtins.get(name);
}

/** @param {string} rule */
const isOld = (rule) =>
  OF_A_YEAR.test(rule) ||
  /^(?:legacy|nonstandard|ES5|ES201[5-7].*)$/.test(
    /** @type {any} */ (esx.rules?.[rule])?.meta.docs.category ?? '',
  );

/** The rules of es-x about features that a supported browser lacks, or on which there is no data. */
export const unsupportedRules = Object.keys(esx.rules ?? {}).filter((rule) => {
  if (isOld(rule)) return false;
  const path = pathOf(rule);
  const known = path && feature(path);
  return !known || lackedBy(known).length > 0;
});

/** @param {string | undefined} path */
const lastName = (path = '') => path.slice(path.lastIndexOf('.') + 1);

/** Names of methods and fields that some built-in has in every supported browser, such as `map`. */
const everywhere = new Set(
  [...builtins.values()].filter((path) => lackedBy(feature(path)).length === 0).map(lastName),
);

/** Built-ins whose methods have common names, such as `take` and `transfer`. */
const EVERYDAY = /\.(?:Iterator|ArrayBuffer)\./;

/**
 * The setting of a rule. A method is found by its name on any object, unless the name is common or some built-in has it in
 * every browser.
 * @param {string} rule @returns {import('eslint').Linter.RuleEntry}
 */
const entry = (rule) =>
  rule.includes('-prototype-')
    ? ['error', { aggressive: !everywhere.has(lastName(pathOf(rule))) && !EVERYDAY.test(pathOf(rule) ?? '') }]
    : 'error';

/**
 * Finds lookbehind in strings, which may become regular expressions at run time.
 * @type {import('eslint').Rule.RuleModule}
 */
const lookbehindInText = {
  meta: { type: 'problem', schema: [], messages: { lookbehind: '{{ path }} is missing in {{ lacking }}.' } },
  create(context) {
    const path = PATHS['no-regexp-lookbehind-assertions'] ?? '';
    const lacking = lackedBy(feature(path)).join(', ');
    /** @param {import('eslint').Rule.Node} node @param {unknown} text */
    const check = (node, text) => {
      if (lacking && typeof text === 'string' && /\(\?<[=!]/.test(text))
        context.report({ node, messageId: 'lookbehind', data: { path, lacking } });
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};

/**
 * Rules about everything that a supported browser lacks: syntax, regular expressions, built-ins, web APIs.
 * @type {import('eslint').Linter.Config}
 */
export const everything = {
  plugins: {
    'es-x': esx,
    browsers: { rules: { 'lookbehind-in-text': lookbehindInText, 'web-apis': webApis } },
  },
  rules: {
    'browsers/lookbehind-in-text': 'error',
    'browsers/web-apis': 'error',
    ...Object.fromEntries(unsupportedRules.map((rule) => [`es-x/${rule}`, entry(rule)])),
  },
};

/**
 * The same without the enhancements, for sources.
 * @type {import('eslint').Linter.Config}
 */
export const browsers = {
  ...everything,
  rules: {
    ...everything.rules,
    'browsers/web-apis': ['error', { except: Object.keys(enhancements) }],
    ...Object.fromEntries(
      unsupportedRules
        .filter((rule) => (pathOf(rule) ?? '') in enhancements)
        .map((rule) => [`es-x/${rule}`, 'off']),
    ),
  },
};
