/** The attributes that are collected with the text: a field's placeholder, an icon's label, a tile's colour. */
const SPOKEN = ['placeholder', 'aria-label', 'fill'];

function wordsIn(node: Node): readonly string[] {
  if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
  const element = node instanceof Element ? node : null;
  const said = SPOKEN.map((name) => element?.getAttribute(name) ?? '');
  const inside = [...node.childNodes, ...(element?.shadowRoot?.childNodes ?? [])].flatMap(wordsIn);
  return [...said, ...inside];
}

/** All texts of the page, as `|Home|Log out|`. */
export const shown = (): string =>
  `|${wordsIn(document.body)
    .filter((words) => words.trim() !== '')
    .join('|')}|`;
