import { data, lackedBy } from '../browsers/floor.js';

/** @typedef {import('@mdn/browser-compat-data').CompatStatement} CompatStatement */
/** @typedef {import('@mdn/browser-compat-data').Identifier} Identifier */

/** @typedef {{ path: string, lacking: string[] }} Lacking */

/** Common interfaces of a page, whose members are recognised by their names alone. */
const BY_NAME = new Set(
  'AbortSignal CSSStyleSheet Document Element HTMLDialogElement HTMLElement HTMLFormElement ShadowRoot'.split(
    ' ',
  ),
);
/** Global objects with their interfaces. @type {Record<string, string>} */
const SINGLE = { navigator: 'Navigator', window: 'Window', globalThis: 'Window', self: 'Window' };

/** Interfaces and the members of Window. @type {Map<string, Lacking>} */
const globals = new Map();
/** Members by interface and name, such as URL.canParse or Navigator.share. @type {Map<string, Lacking>} */
const owned = new Map();
/** Members of common interfaces, by name. @type {Map<string, Lacking>} */
const members = new Map();
/** @type {Map<string, Lacking>} */
const events = new Map();
/** Names that some interface has in every supported browser. @type {Set<string>} */
const supported = new Set();

/** @param {Map<string, Lacking>} into @param {string} name @param {string} path @param {CompatStatement | undefined} compat */
function add(into, name, path, compat) {
  const lacking = lackedBy(compat);
  if (lacking.length > 0) into.set(name, { path, lacking });
}

const singles = new Set(Object.values(SINGLE));
for (const [owner, interfaceData] of Object.entries(data.api)) {
  const { __compat: whole, ...rest } = /** @type {Identifier} */ (interfaceData);
  add(globals, owner, `api.${owner}`, whole);
  for (const [key, memberData] of Object.entries(rest)) {
    const { __compat: compat } = /** @type {Identifier} */ (memberData);
    if (key === owner) continue;
    const path = `api.${owner}.${key}`;
    const name = key.replace(/_(?:static|event)$/, '');
    if (lackedBy(compat).length === 0) supported.add(name);
    if (key.endsWith('_event')) {
      if (BY_NAME.has(owner)) add(events, name, path, compat);
      continue;
    }
    if (key.endsWith('_static') || singles.has(owner)) add(owned, `${owner}.${name}`, path, compat);
    if (owner === 'Window') add(globals, name, path, compat);
    if (BY_NAME.has(owner)) add(members, name, path, compat);
  }
}

/** HTML attributes. @type {Map<string, Lacking>} */
const attributes = new Map();
for (const [name, attribute] of Object.entries(data.html.global_attributes ?? {}))
  add(attributes, name, `html.global_attributes.${name}`, /** @type {Identifier} */ (attribute).__compat);

/** @param {any} node @returns {string | null} the name of a property that is not computed */
const nameOf = (node) => (node.computed ? null : ((node.key ?? node.property)?.name ?? null));
/** @param {any} node @returns {string} the text of a string literal or of a template without expressions, otherwise empty */
const textOf = (node) =>
  (node?.type === 'TemplateLiteral' && node.expressions.length === 0
    ? node.quasis[0].value.cooked
    : node?.value) ?? '';

/**
 * Reports web APIs and HTML attributes that a supported browser lacks: globals, static members, other members and
 * events of common interfaces by their names, and attributes of elements made from JSX.
 * @type {import('eslint').Rule.RuleModule}
 */
export const webApis = {
  meta: {
    type: 'problem',
    schema: [
      {
        type: 'object',
        properties: { except: { type: 'array', items: { type: 'string' } } },
        additionalProperties: false,
      },
    ],
    messages: { lacking: '{{ path }} is missing in {{ lacking }}.' },
  },
  create(context) {
    /** @type {readonly string[]} */
    const except = context.options[0]?.except ?? [];
    /** @param {import('eslint').Rule.Node} node @param {Lacking | undefined} found */
    const report = (node, found) => {
      if (found && !except.includes(found.path)) {
        context.report({
          node,
          messageId: 'lacking',
          data: { path: found.path, lacking: found.lacking.join(', ') },
        });
      }
    };
    return {
      'Program:exit'(program) {
        const scope = context.sourceCode.getScope(program);
        for (const { identifier } of scope.through)
          report(/** @type {any} */ (identifier), globals.get(identifier.name));
      },
      MemberExpression(node) {
        const name = nameOf(node);
        if (!name) return;
        const { object } = node;
        const on = object.type === 'Identifier' ? object.name : nameOf(object);
        const owner = (on && SINGLE[on]) ?? on;
        const found = owned.get(`${owner}.${name}`) ?? (owner === 'Window' ? globals.get(name) : undefined);
        report(node, found ?? (supported.has(name) ? undefined : members.get(name)));
      },
      CallExpression(/** @type {any} */ { callee, arguments: [first, second] }) {
        const text = textOf(first);
        if (!text) return;
        if (nameOf(callee) === 'addEventListener') {
          report(first, supported.has(text) ? undefined : events.get(text));
        } else if (second?.type === 'ObjectExpression') {
          // JSX is compiled to jsx('div', { inert: true }).
          for (const property of second.properties) {
            if (property.type === 'Property') report(property, attributes.get(nameOf(property) ?? ''));
          }
        }
      },
      'JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute'(/** @type {any} */ node) {
        report(node, attributes.get(node.name.name));
      },
    };
  },
};
