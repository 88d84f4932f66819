import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, isErrorCode } from '@member-wallet/api-sdk';
import { textTables } from '@member-wallet/ui/testing/text-tables';
import type { Words } from './words';
import { withWords } from './words';

const repository = join(__dirname, '../../../..');
const folder = join(repository, 'docs/support');
const documents = readdirSync(folder).filter((name) => name.endsWith('.md'));

const chatTexts = (locale: Locale): Readonly<Record<string, string>> => {
  const path = join(repository, 'packages/chat/src/widget/texts', locale);
  return jest.requireActual<Record<Locale, Readonly<Record<string, string>>>>(path)[locale];
};

const wordsIn = (locale: Locale) => {
  const app: Readonly<Record<string, string>> = textTables[locale];
  const chat = chatTexts(locale);
  return (key: string): string | undefined => {
    if (isErrorCode(key)) return app[`server.${key}`];
    return key.startsWith('chat.') ? chat[key.slice('chat.'.length)] : app[key];
  };
};

const words: Words = { Thai: wordsIn('th'), Lao: wordsIn('la'), English: wordsIn('en') };

// `UPDATE_WORDS=1` writes the words into the documents instead of comparing them.
test.each(documents)('%s quotes the words of the apps', (name) => {
  const path = join(folder, name);
  const markdown = readFileSync(path, 'utf8');
  const present = withWords(markdown, words);
  if (process.env.UPDATE_WORDS === '1') writeFileSync(path, present);
  else expect(markdown).toBe(present);
});

test('explains every reason for which a slip is refused', () => {
  const page = readFileSync(join(folder, 'deposit-slip.md'), 'utf8');
  const reasons = Object.keys(textTables.en).filter((key) => key.startsWith('slip.'));
  expect(reasons).toHaveLength(11);
  expect(reasons.filter((key) => !page.includes(`words: ${key} -->`))).toEqual([]);
});

test('finds changed words, and keys that do not exist', () => {
  const quoted = withWords('<!-- words: shell.logOut -->\n', words);
  expect(quoted).toContain('| English | Log out |\n');
  expect(withWords(quoted.replace('Log out', 'Leave'), words)).toBe(quoted);
  expect(withWords('<!-- words: withdraw.available -->\n\nThen.\n', words)).toMatch(
    /Available: … \|\n\nThen\.\n$/,
  );
  expect(() => withWords('<!-- words: shell.leave -->\n', words)).toThrow('no text shell.leave');
});
