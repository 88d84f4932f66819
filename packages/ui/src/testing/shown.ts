/** What is read of an element beside its text: the hint in a field, what an icon is called, a tile's colour. */
const SPOKEN = ['placeholder', 'aria-label', 'fill'];

function wordsIn(node: Node): readonly string[] {
  if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
  const element = node instanceof Element ? node : null;
  const said = SPOKEN.map((name) => element?.getAttribute(name) ?? '');
  const inside = [...node.childNodes, ...(element?.shadowRoot?.childNodes ?? [])].flatMap(wordsIn);
  return [...said, ...inside];
}

/** Everything that the page shows, piece by piece, as `|Home|Log out|`. */
export const shown = (): string =>
  `|${wordsIn(document.body)
    .filter((words) => words.trim() !== '')
    .join('|')}|`;
