/** @starts processes */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../..');
const repository = join(root, '../..');
const folder = mkdtempSync(join(tmpdir(), 'links-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const check = (...words: readonly string[]): readonly string[] => {
  const tsx = join(root, 'node_modules/.bin/tsx');
  const run = spawnSync(tsx, ['src/links/main.ts', ...words], { cwd: root, encoding: 'utf8' });
  return (run.stdout || run.stderr).trim().split('\n');
};

test('finds no dead link or picture in the documents, and reaches all of them from the index', () => {
  const lines = check();
  expect(lines).toEqual([expect.stringMatching(/^\d{3} documents, 0 problems$/)]);
});

test('has only small pictures in the documents', () => {
  const pictures = join(repository, 'docs/pictures');
  const bytes = readdirSync(pictures).reduce((sum, name) => sum + statSync(join(pictures, name)).size, 0);
  expect(bytes).toBeLessThan(3_000_000);
});

/** Documents without a fault, inside and outside the SDK's package. */
const sound: Readonly<Record<string, string>> = {
  'docs/README.md': [
    '# Index',
    '[hosting](hosting.md), [a heading](hosting.md#ຖອນເງິນ-2-now), [its second](hosting.md#again-1)',
    '[support](support), [the SDK](../packages/api-sdk/README.md), [another](../packages/chat/), [a third](../packages/api-sdk-react)',
    '[a file][licence], [elsewhere](https://example.com/nothing.md), [here](#index), `list[0][1]`, \\[x][y]',
    '[licence]: ../LICENSE',
  ].join('\n\n'),
  'docs/hosting.md':
    '# Hosting\n\n## ຖອນເງິນ: 2, `now`\n\n## Again\n\n## Again\n\n![A page.](pictures/page.webp)',
  'docs/support/README.md':
    '# Support\n\n| |\n|---|\n| [back](../README.md)<br>there |\n\n<!-- a comment\nof two lines -->',
  'docs/pictures/page.webp': '',
  'packages/api-sdk/package.json': JSON.stringify({
    name: 'sdk',
    version: '1.0.0',
    files: ['docs', 'src', '!src/**/*.test.{ts,tsx}'],
  }),
  'packages/api-sdk/src/index.ts': '',
  'packages/api-sdk/src/index.test.ts': '',
  'packages/api-sdk/turbo.json': '',
  'packages/api-sdk/README.md':
    '# SDK\n\n- [guide](docs/guides/money.md), [sources](src), [one](src/index.ts)',
  'packages/api-sdk-react/README.md': '# React\n\n[index](../../docs/README.md)',
  'packages/api-sdk/docs/guides/money.md': '# Money\n\n`[not](a.link)`',
  'packages/chat/README.md': '# Chat',
  LICENSE: '',
};

const plant = (name: string, files: Readonly<Record<string, string>>): string => {
  const place = join(folder, name);
  for (const [path, text] of Object.entries({ ...sound, ...files })) {
    mkdirSync(dirname(join(place, path)), { recursive: true });
    writeFileSync(join(place, path), text);
  }
  return place;
};

test('accepts links to documents, headings, folders, files and addresses', () => {
  expect(check(plant('sound', {}))).toEqual(['7 documents, 0 problems']);
});

test('finds planted faults', () => {
  /** The text that is added to each document, and the reported fault. */
  const planted: readonly (readonly [document: string, text: string, said: string])[] = [
    ['docs/README.md', '[x](nowhere.md)', 'has a dead link: nowhere.md'],
    ['docs/README.md', '[x](hosting.md#no-such-heading)', 'has a dead link: hosting.md#no-such-heading'],
    ['docs/README.md', '[x](../LICENSE#x)', 'has a dead link: ../LICENSE#x'],
    ['docs/README.md', '[x](../../outside.md)', 'has a dead link: ../../outside.md'],
    ['docs/hosting.md', '![x](pictures/nothing.webp)', 'has a dead link: pictures/nothing.webp'],
    ['docs/hosting.md', '![](pictures/page.webp)', 'has a picture without a description: pictures/page.webp'],
    ['docs/hosting.md', 'See <a href="x.md">x</a>', 'has HTML: <a href="x.md">'],
    ['docs/hosting.md', 'See **[x][nowhere]**, please', 'has an undefined reference: [x][nowhere]'],
    ['docs/hosting.md', '[`x`][] is nowhere', 'has an undefined reference: [`x`][]'],
    ['docs/hosting.md', '<!-- a --> <b>b</b> <!-- c -->', 'has HTML: <!-- a --> <b>b</b> <!-- c -->'],
    ['docs/hosting.md', '<!-- a --> [x](nowhere.md)', 'has HTML: <!-- a --> [x](nowhere.md)'],
    ['docs/support/README.md', '| |\n|---|\n| [x](#other) |', 'has a dead link: #other'],
    ['packages/api-sdk/docs/guides/money.md', '[x](../reference.md#x)', 'has a dead link: ../reference.md#x'],
    ['packages/api-sdk/README.md', '[x](turbo.json)', 'has a dead link: turbo.json'],
    ['packages/api-sdk/README.md', '[x](src/index.test.ts)', 'has a dead link: src/index.test.ts'],
    ['packages/api-sdk/README.md', '[x](../api-sdk-react)', 'has a dead link: ../api-sdk-react'],
    ['packages/api-sdk/docs/guides/money.md', '[x](../../../chat)', 'has a dead link: ../../../chat'],
  ];
  const files: Record<string, string> = {
    'docs/lonely.md': '# No link leads here\n\n[back](README.md)',
    'docs/pictures/lonely.webp': '',
  };
  for (const [document, text] of planted)
    files[document] = `${files[document] ?? sound[document]}\n\n${text}\n`;
  const said = [
    ...planted.map(([document, , problem]) => `${document} ${problem}`),
    'docs/hosting.md has HTML: </a>',
    'docs/lonely.md cannot be reached from docs/README.md',
    'no document shows docs/pictures/lonely.webp',
  ];
  const lines = check(plant('broken', files));
  expect(lines.slice(0, -1).sort()).toEqual(said.sort());
  expect(lines.at(-1)).toBe(`8 documents, ${said.length} problems`);
});
