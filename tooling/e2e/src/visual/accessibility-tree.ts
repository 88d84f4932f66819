import type { CDPSession, Page } from 'playwright-core';

interface Value {
  readonly value?: unknown;
}

/** A node of the DevTools protocol. */
interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: Value;
  readonly name?: Value;
  readonly value?: Value;
  readonly description?: Value;
  readonly properties?: readonly { readonly name: string; readonly value: Value }[];
  readonly childIds?: readonly string[];
  readonly backendDOMNodeId?: number;
}

/** Grouping roles, which are not announced. */
const SILENT = new Set<unknown>([
  'generic',
  'none',
  'paragraph',
  'strong',
  'time',
  'rowgroup',
  'LabelText',
  'InlineTextBox',
  'LineBreak',
  'ListMarker',
  'MenuListPopup',
]);
/** Groups that are only announced by name. Chromium versions differ in whether they list nameless ones. */
const NAMED_ONLY = new Set<unknown>(['article', 'form', 'group', 'region']);
/** Roles that do not interrupt a text. */
const INLINE = new Set<unknown>(['generic', 'none', 'strong', 'StaticText', 'LineBreak']);
/** Roles whose text is their value. */
const VALUE_ROLES = new Set<unknown>(['textbox', 'searchbox']);
/** States that screen readers announce, or that affect what they announce. */
const SPOKEN = [
  'checked',
  'pressed',
  'selected',
  'expanded',
  'disabled',
  'required',
  'readonly',
  'invalid',
  'hasPopup',
  'multiselectable',
  'modal',
  'busy',
  'live',
  'focused',
];
const DEFAULTS = new Set<unknown>(['false', 'undefined', 'off', '']);
/** States that are announced even if false. */
const SPOKEN_WHEN_FALSE = new Set<unknown>(['expanded', 'checked', 'pressed']);
/** Only the first of similar siblings are listed. */
const MAX_SIMILAR = 3;

const flat = (text: unknown): string =>
  String(text ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** For comparisons: a name contains spaces between adjacent boxes, the text does not. */
const withoutSpaces = (text: string): string => text.replaceAll(/\s+/g, '');

const quoted = (label: string, text: string): string => (text === '' ? '' : `${label}"${text}"`);

function statesOf(node: AxNode, current: ReadonlyMap<number, string>): string[] {
  const values = new Map((node.properties ?? []).map(({ name, value }) => [name, String(value.value)]));
  const states = SPOKEN.filter((name) => values.has(name))
    .filter((name) => SPOKEN_WHEN_FALSE.has(name) || !DEFAULTS.has(values.get(name)))
    .map((name) => (values.get(name) === 'true' ? name : `${name}=${values.get(name)}`));
  if (node.role?.value === 'heading') states.unshift(`level=${values.get('level')}`);
  const place = current.get(node.backendDOMNodeId ?? -1);
  return place === undefined ? states : [...states, `current=${place}`];
}

function lineOf(node: AxNode, states: readonly string[]): string {
  const [name, value, description] = [node.name, node.value, node.description].map((each) =>
    flat(each?.value),
  ) as [string, string, string];
  return [
    String(node.role?.value),
    quoted('', name),
    ...states.map((state) => `[${state}]`),
    quoted('value ', value === name ? '' : value),
    quoted('described as ', description === name ? '' : description),
  ]
    .filter(Boolean)
    .join(' ');
}

const saysMoreThanRole = (node: AxNode, states: readonly string[]): boolean =>
  states.length > 0 || [node.name, node.value, node.description].some((each) => flat(each?.value) !== '');

/** aria-current by element, because the browser's tree has no property for it. */
async function findCurrent(session: CDPSession): Promise<Map<number, string>> {
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[aria-current]',
  });
  const found = await Promise.all(nodeIds.map((nodeId) => session.send('DOM.describeNode', { nodeId })));
  return new Map(
    found.map(({ node: { backendNodeId, attributes = [] } }): [number, string] => [
      backendNodeId,
      attributes[attributes.indexOf('aria-current') + 1] ?? '',
    ]),
  );
}

/** The page as screen readers get it: one line per node, `role "name" [states]`, indented below its parent. */
export async function accessibilityTree(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const [answer, current] = await Promise.all([
    session.send('Accessibility.getFullAXTree'),
    findCurrent(session),
  ]);
  await session.detach();
  const nodes: readonly AxNode[] = answer.nodes;
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: string[] = [];
  /** Adjacent texts are announced as one. */
  let text = '';
  const say = (depth: number, line: string) => lines.push(`${'  '.repeat(depth)}- ${line}`);
  const sayText = (depth: number, spoken: string) => {
    if (flat(text) !== '' && !withoutSpaces(spoken).includes(withoutSpaces(text)))
      say(depth, `text "${flat(text)}"`);
    text = '';
  };
  const walk = (node: AxNode, depth: number, spoken: string, isLabel = false): void => {
    const role = node.role?.value;
    if (role === 'StaticText') {
      // A label's text is its control's name.
      if (!node.ignored && !isLabel) text += ` ${node.name?.value ?? ''}`;
      return;
    }
    if (!INLINE.has(role)) sayText(depth, spoken);
    const states = node.ignored ? [] : statesOf(node, current);
    const isLive = states.some((state) => state.startsWith('live='));
    const isSilent = SILENT.has(role) || (NAMED_ONLY.has(role) && !saysMoreThanRole(node, states));
    const isSaid = !node.ignored && (!isSilent || isLive);
    if (isSaid) {
      sayText(depth, spoken);
      say(depth, lineOf(node, states));
    }
    const below = isSaid ? depth + 1 : depth;
    const above = isSaid ? flat(node.name?.value) : spoken;
    const children = (node.childIds ?? []).map((id) => byId.get(id)).filter((child) => child !== undefined);
    const alike = children.filter((child) => ['listitem', 'row'].includes(String(child.role?.value)));
    const left = new Set(alike.slice(MAX_SIMILAR));
    for (const child of children) {
      if (left.has(child) || VALUE_ROLES.has(role)) continue;
      walk(child, below, above, isLabel || role === 'LabelText');
    }
    if (isSaid || !INLINE.has(role)) sayText(below, above);
    if (left.size > 0) say(below, `… ${left.size} more`);
  };
  if (nodes[0]) walk(nodes[0], 0, '');
  return withoutVaryingValues(`${lines.join('\n')}\n`);
}

const VARYING: readonly (readonly [RegExp, string])[] = [
  // Announced soon after messages arrive, one or several at a time.
  [/(- status \[live=polite\]\n) *- text "(?:มีข้อความใหม่|ມີຂໍ້ຄວາມໃໝ່|พนักงาน:|ພະນັກງານ:) [^"]*"\n/g, '$1'],
  [/\d\d\/\d\d\/\d{4}/g, 'DD/MM/YYYY'],
  [/\b\d\d:\d\d(:\d\d)?\b/g, 'HH:MM'],
  // Relative times, in any unit.
  [/\d+ (วินาที|นาที|ชั่วโมง|วัน)ที่แล้ว/g, 'AGE'],
  [/\d+ (ວິນາທີ|ນາທີ|ຊົ່ວໂມງ|ມື້)ກ່ອນ/g, 'AGE'],
  [/127\.0\.0\.1:\d+/g, 'HOST'],
  // Phone numbers of new members and references of SMS.
  [/\b(086 ?9|020 ?78|020 7 ?8)[\d ]{5,9}\d\b/g, 'PHONE'],
  [/\b(?=[A-F]*\d)[0-9A-F]{6}\b/g, 'REFERENCE'],
];

/** Replaces values that differ in each run: times, ports, phone numbers. */
const withoutVaryingValues = (tree: string): string =>
  VARYING.reduce((sofar, [pattern, word]) => sofar.replaceAll(pattern, word), tree);
