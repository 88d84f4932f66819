/** @starts processes */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const repository = join(root, '../..');
const folder = mkdtempSync(join(tmpdir(), 'names-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const shell = (...lines: readonly string[]): string => `\n\`\`\`sh\n${lines.join('\n')}\n\`\`\`\n`;

/** Names that do not exist, of different kinds, and the reported problem. */
const planted: readonly (readonly [wrong: string, text: string, said: string])[] = [
  ['a script', 'Run `npm run startt`.', 'the root has no script startt'],
  ['an option', shell('npm start -- --rezet'), 'nothing knows --rezet'],
  ['an option alone', 'With `--rezet` it starts over.', 'nothing knows --rezet'],
  ['a package', shell('npx pnpm --filter @member-wallet/uii test'), 'there is no package @member-wallet/uii'],
  [
    "a package's script",
    '`npx pnpm --filter @member-wallet/ui tests`',
    '@member-wallet/ui has no script tests',
  ],
  ['a task', shell('npx turbo run buildd'), 'there is no task buildd'],
  ['a test', shell('cd tooling/e2e && npx jest src/logout.flow.ts'), 'no test is named src/logout.flow.ts'],
  ['a folder', shell('cd tooling/nowhere'), 'there is no folder tooling/nowhere'],
  ['a file to run', shell('node tooling/run/stop.mjs'), 'there is no tooling/run/stop.mjs'],
  ['a program', shell('yarn build'), 'nobody knows the program yarn'],
  ['a setting', 'Set `VITE_APP_NAMES`.', 'nothing knows VITE_APP_NAMES'],
  ['a setting of a command', shell('UPDATE_TREE=1 npx jest'), 'nothing reads UPDATE_TREE'],
  ['a setting in JSON', '\n```json\n{ "VITE_APP_NAMES": "Sabai" }\n```\n', 'nothing knows VITE_APP_NAMES'],
  ['JSON with a mistake', '\n```json\n[1,]\n```\n', 'its JSON cannot be read: SyntaxError'],
  ['a path', 'See `packages/ui/src/nowhere.ts`.', 'there is no packages/ui/src/nowhere.ts'],
  [
    'a file of a column',
    '| Package: `packages/` |\n|---|\n| `ui/README.md`, `ui/nowhere.md` |',
    'there is no packages/ui/nowhere.md',
  ],
  ['one of several paths', '`packages/{ui,uii}/README.md`', 'there is no packages/uii/README.md'],
];

test('finds only existing names in the documents, and finds planted ones', () => {
  const paths = planted.map(([, text], at) => {
    const path = join(folder, `${at}.md`);
    writeFileSync(path, `# Planted\n\n${text}\n`);
    return path;
  });
  const tsx = join(root, 'node_modules/.bin/tsx');
  const { stdout, stderr } = spawnSync(tsx, ['src/names/main.ts', ...paths], { cwd: root, encoding: 'utf8' });
  const lines = stdout.trim().split('\n');
  expect(lines.pop() ?? stderr).toMatch(/^\d{3} documents, \d+ problems$/);
  // Without the JavaScript engine's message at the end of the line about invalid JSON.
  expect(lines.map((line) => line.replace(/(SyntaxError).*/, '$1'))).toEqual(
    planted.map(([, , said], at) => `${paths[at]}: ${said}`),
  );
});

test('describes every package of tooling in its README, and no others', () => {
  const tooling = join(repository, 'tooling');
  const rows = readFileSync(join(tooling, 'README.md'), 'utf8').matchAll(/^\| \[`([\w-]+)`\]/gm);
  const packages = readdirSync(tooling).filter((name) => existsSync(join(tooling, name, 'package.json')));
  expect([...rows].map(([, name]) => name).sort()).toEqual(packages.sort());
});

test('lists every decision page once in the index, by its title', () => {
  const folder = join(repository, 'docs/decisions');
  const pages = readdirSync(folder).filter((name) => /^\d/.test(name));
  const entries = pages.map((name) => {
    const [title = ''] = readFileSync(join(folder, name), 'utf8').split('\n');
    return `- [${title.replace('# ', '')}](${name})`;
  });
  const index = readFileSync(join(folder, 'README.md'), 'utf8').split('\n');
  expect(index.filter((line) => line.startsWith('- ')).sort()).toEqual(entries.sort());
});
