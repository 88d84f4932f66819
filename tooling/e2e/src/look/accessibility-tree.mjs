/** What holds other nodes together and says nothing itself. */
const SILENT = new Set([
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
/** Text goes on in these. */
const INLINE = new Set(['generic', 'none', 'strong', 'StaticText', 'LineBreak']);
/** Their words are their value. */
const WHOLE = new Set(['textbox', 'searchbox']);
/** States that a screen reader speaks, or that decide what it speaks; `live` is said again nowhere. */
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
const ORDINARY = new Set(['false', 'undefined', 'off', '']);
/** These are worth a word when they are false, too. */
const TELLING = new Set(['expanded', 'checked', 'pressed']);
/** One of many alike tells about all. */
const MOST_ALIKE = 3;

const flat = (text) =>
  String(text ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Boxes side by side put a space into a name, and none between texts. */
const bare = (text) => text.replaceAll(/\s+/g, '');

const quoted = (label, text) => (text === '' ? '' : `${label}"${text}"`);

function statesOf(node, current) {
  const values = new Map((node.properties ?? []).map(({ name, value }) => [name, String(value.value)]));
  const states = SPOKEN.filter((name) => values.has(name))
    .filter((name) => TELLING.has(name) || !ORDINARY.has(values.get(name)))
    .map((name) => (values.get(name) === 'true' ? name : `${name}=${values.get(name)}`));
  if (node.role.value === 'heading') states.unshift(`level=${values.get('level')}`);
  const place = current.get(node.backendDOMNodeId);
  return place === undefined ? states : [...states, `current=${place}`];
}

function lineOf(node, states) {
  const [name, value, description] = [node.name, node.value, node.description].map((each) =>
    flat(each?.value),
  );
  return [
    node.role.value,
    quoted('', name),
    ...states.map((state) => `[${state}]`),
    quoted('value ', value === name ? '' : value),
    quoted('described as ', description === name ? '' : description),
  ]
    .filter(Boolean)
    .join(' ');
}

/** aria-current by element: the browser's tree has no property for it. */
async function findCurrent(session) {
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[aria-current]',
  });
  const found = await Promise.all(nodeIds.map((nodeId) => session.send('DOM.describeNode', { nodeId })));
  return new Map(
    found.map(({ node: { backendNodeId, attributes } }) => [
      backendNodeId,
      attributes[attributes.indexOf('aria-current') + 1],
    ]),
  );
}

/**
 * The page as a screen reader gets it: one line for each node, `role "name" [states]`, under the one that holds it.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<string>}
 */
export async function accessibilityTree(page) {
  const session = await page.context().newCDPSession(page);
  const [{ nodes }, current] = await Promise.all([
    session.send('Accessibility.getFullAXTree'),
    findCurrent(session),
  ]);
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines = [];
  /** Text beside text is heard in one go. */
  let text = '';
  const say = (depth, line) => lines.push(`${'  '.repeat(depth)}- ${line}`);
  const sayText = (depth, heard) => {
    if (flat(text) !== '' && !bare(heard).includes(bare(text))) say(depth, `text "${flat(text)}"`);
    text = '';
  };
  const walk = (node, depth, heard, isLabel = false) => {
    const role = node.role?.value;
    if (role === 'StaticText') {
      // A label's words are the name of its control.
      if (!node.ignored && !isLabel) text += ` ${node.name?.value ?? ''}`;
      return;
    }
    if (!INLINE.has(role)) sayText(depth, heard);
    const states = node.ignored ? [] : statesOf(node, current);
    const isLive = states.some((state) => state.startsWith('live='));
    const isSaid = !node.ignored && (!SILENT.has(role) || isLive);
    if (isSaid) {
      sayText(depth, heard);
      say(depth, lineOf(node, states));
    }
    const [below, above] = isSaid ? [depth + 1, flat(node.name?.value)] : [depth, heard];
    const children = (node.childIds ?? []).map((id) => byId.get(id)).filter(Boolean);
    const alike = children.filter((child) => ['listitem', 'row'].includes(child.role?.value));
    const left = new Set(alike.slice(MOST_ALIKE));
    for (const child of children) {
      if (left.has(child) || WHOLE.has(role)) continue;
      walk(child, below, above, isLabel || role === 'LabelText');
    }
    if (isSaid || !INLINE.has(role)) sayText(below, above);
    if (left.size > 0) say(below, `… ${left.size} more`);
  };
  walk(nodes[0], 0, '');
  return steady(`${lines.join('\n')}\n`);
}

const VARYING = [
  [/\d\d\/\d\d\/\d{4}/g, 'DD/MM/YYYY'],
  [/\b\d\d:\d\d(:\d\d)?\b/g, 'HH:MM'],
  // How long ago, in any unit.
  [/\d+ (วินาที|นาที|ชั่วโมง|วัน)ที่แล้ว/g, 'AGE'],
  [/\d+ (ວິນາທີ|ນາທີ|ຊົ່ວໂມງ|ມື້)ກ່ອນ/g, 'AGE'],
  [/127\.0\.0\.1:\d+/g, 'HOST'],
  // The phones of those who register, one after the other, and the reference of an SMS.
  [/\b(086 ?9|020 ?78|020 7 ?8)[\d ]{5,9}\d\b/g, 'PHONE'],
  [/\b(?=[A-F]*\d)[0-9A-F]{6}\b/g, 'REFERENCE'],
];

/** Without what is another at every look: times, ports, who registers. */
const steady = (tree) => VARYING.reduce((sofar, [pattern, word]) => sofar.replaceAll(pattern, word), tree);
