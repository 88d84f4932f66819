/** @starts processes */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'planted-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Commands with different faults, and the reported problem. */
const planted: readonly (readonly [wrong: string, comment: string, command: string, said: string])[] = [
  ['one that fails', '', 'node -e "process.exit(3)"', 'it exits with 3:'],
  ['one whose first line fails', '', 'false\ntrue', 'it exits with 1:'],
  ['one that ends instead of serving', '<!-- serves -->', 'true', 'it exits with 0:'],
  ['an address that does not respond', '<!-- serves -->', 'echo http://127.0.0.1:9; sleep 60', 'no answer'],
];

/** Documents in which commands run. In all others each block states why it does not. */
const WORKING = [
  'examples/commonjs',
  'examples/node-script',
  'examples/react-native-like',
  'examples/server-two-members',
  'examples/vite-react-swr',
  'examples/vite-react-tanstack',
  'tooling/sandbox',
];

test('runs the commands in the documents, and finds planted faults', () => {
  const paths = planted.map(([, comment, command], at) => {
    const path = join(folder, `${at}.md`);
    writeFileSync(path, `${comment}\n\n\`\`\`sh\n${command}\n\`\`\`\n`);
    return path;
  });
  const tsx = join(root, 'node_modules/.bin/tsx');
  const { stdout, stderr } = spawnSync(tsx, ['src/commands/main.ts', ...paths], {
    cwd: root,
    encoding: 'utf8',
  });
  // Only the first line of a problem, because the command's output follows. In the order of the links between documents.
  const lines = stdout
    .split('\n')
    .filter((line) => /^\S+\.md:\d+ /.test(line))
    .sort();
  expect({ lines, stderr }).toEqual({
    lines: [
      ...planted.map(([, , , said], at) => `${paths[at]}:4 ${said}`),
      ...WORKING.map((name) =>
        expect.stringMatching(`^${name}/README.md:\\d+ (works|not run here: needs curl)$`),
      ),
    ],
    stderr: '',
  });
});
