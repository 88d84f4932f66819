/** The texts of the apps by language, each by its key or code. */
export type Words = Readonly<Record<'Thai' | 'Lao' | 'English', (key: string) => string | undefined>>;

const MARK = /<!-- words: (\S+) -->\n(?:\n\| \| \|\n(?:\|.*\n)+)?/g;

/** A text as documents quote it, with … for the values that the app inserts. */
const shown = (text: string): string => text.replace(/\{\{\w+\}\}/g, '…');

const tableOf = (key: string, words: Words): string => {
  const rows = Object.entries(words).map(([language, textOf]) => {
    const text = textOf(key);
    if (text === undefined) throw new Error(`the apps have no text ${key}`);
    return `| ${language} | ${shown(text)} |\n`;
  });
  return `<!-- words: ${key} -->\n\n| | |\n|---|---|\n${rows.join('')}`;
};

/** A document with the current words of the apps below each of its marks, `<!-- words: key -->`. */
export const withWords = (markdown: string, words: Words): string =>
  markdown.replace(MARK, (_, key: string) => tableOf(key, words));
