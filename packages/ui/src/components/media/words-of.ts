/** The words of a text that may contain markup, on one line. Runs in linear time. */
export function wordsOf(html: string): string {
  const [first = '', ...parts] = html.split('<');
  /** The end tag of the script or style that the part belongs to. */
  let until: string | null = null;
  const words = parts.map((part) => {
    const name = /^\/?[a-z]+/i.exec(part)?.[0].toLowerCase() ?? '';
    if (until === null && (name === 'script' || name === 'style')) until = `/${name}`;
    if (until !== null && until !== name) return '';
    until = null;
    // A '<' that does not start a tag is part of the text.
    if (!/^[a-z/!?]/i.test(part)) return `<${part}`;
    const end = part.indexOf('>');
    return end < 0 ? '' : ` ${part.slice(end + 1)}`;
  });
  return [first, ...words].join('').replace(/\s+/g, ' ').trim();
}
