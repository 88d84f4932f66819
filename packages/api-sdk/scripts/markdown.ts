export const code = (text: string): string => `\`${text}\``;

/** A link to the heading of that name, with the anchor that Markdown viewers generate for it. */
export const linked = (name: string): string => `[${code(name)}](#${name.toLowerCase()})`;

const cells = (texts: readonly string[]): string =>
  `| ${texts.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`;

/** The lines of a table, followed by an empty line. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] => [
  cells(head),
  cells(head.map(() => '---')),
  ...rows.map(cells),
  '',
];
