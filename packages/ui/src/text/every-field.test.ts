import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SRC = join(__dirname, '..');

/** The tags of the inputs in a file that take text, and of its text areas. */
const textInputsIn = (code: string): readonly string[] =>
  [...code.matchAll(/<(?:input|textarea)\b[^]*?\/>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/type="(?:checkbox|radio|file)"|\bhidden\b/.test(tag));

test('only fields that drop invisible characters render text inputs', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && !file.startsWith('gallery/'))
    .filter((file) => textInputsIn(readFileSync(join(SRC, file), 'utf8')).length > 0);
  expect(files.sort()).toEqual(['components/form/amount-field.tsx', 'components/form/text-field.tsx']);
});

test.each([
  '<input\n type="text"\n />',
  '<textarea value={text} onChange={(event) => set(event.target.value)} />',
])('finds a planted %p', (code) => {
  expect(textInputsIn(code)).toHaveLength(1);
});
