import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeTexts } from '@member-wallet/testing/texts';
import { textTables } from '#/testing/text-tables';

describeTexts("the app's texts", textTables, { floor: 400 });

// Keys that are composed in code: `home.category.${category}`.
const COMPOSED = [
  /^deposit\.group\./,
  /^server\./,
  /^slip\./,
  /^slipHelp\.(?:[A-Z_]+|other)$/,
  /^home\.category\./,
  /^howto\.topic\./,
  /^records\.ago\./,
  /^refused\./,
  /^statement\.type\./,
];

it('has no unused text', () => {
  const src = join(__dirname, '..');
  const said = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|i18n\/texts\/|^gallery\//.test(name))
    .map((name) => readFileSync(join(src, name), 'utf8'))
    .join('\n');
  const silent = Object.keys(textTables.en).filter(
    (key) => !said.includes(`'${key}'`) && !COMPOSED.some((pattern) => pattern.test(key)),
  );
  expect(silent).toEqual([]);
});
