/** @starts processes */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { endpoints } from '@member-wallet/api-sdk';
import { refusals } from './refusals';
import type { Outcome } from './outcome';

const root = join(__dirname, '../..');
const sdk = join(root, '../../packages/api-sdk');
const folder = mkdtempSync(join(tmpdir(), 'planted-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...words: readonly string[]) =>
  spawnSync(join(root, 'node_modules/.bin/tsx'), ['src/snippets/main.ts', '--json', ...words], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });

const write = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

const block = (language: string, ...lines: readonly string[]): string =>
  `\n\`\`\`${language}\n${lines.join('\n')}\n\`\`\`\n`;

/** Snippets with different faults, and the reported problem. */
const planted: readonly (readonly [wrong: string, snippet: string, said: RegExp])[] = [
  [
    'a wrong type',
    block('ts', 'const text: string = (await getWallet(client)).wallet.amount;'),
    /not assignable/,
  ],
  ['a name that does not exist', block('ts', 'await getPurse(client);'), /Cannot find name 'getPurse'/],
  [
    'a field that does not exist',
    block('ts', 'console.log((await getWallet(client)).purse);'),
    /'purse' does not exist/,
  ],
  [
    'a call that the server refuses',
    block('ts', "await transfer(client, { from: 'WALLET', to: 'PG', amount: 1e6 });"),
    /MONEY_NOT_ENOUGH/,
  ],
  ['a wrong expected output', block('ts', 'console.log(1 + 1); // 3'), /^it prints 2, not 3$/],
  ['an unhandled rejection', block('ts', "void Promise.reject(new Error('lost'));"), /lost/],
  [
    'a line that compiles but is marked as not compiling',
    block('ts', 'await getWallet(client); // does not compile'),
    /^it compiles/,
  ],
  [
    'an unmarked line that does not compile',
    block('ts', "await getWallet(client, 'x'); // does not compile", 'await getWallet(client, 1);'),
    /not assignable/,
  ],
  [
    'a type error in a snippet of which only types are checked',
    `\n<!-- types only: a reason -->${block('tsx', 'const page = <p>{unknown}</p>;')}`,
    /'unknown'/,
  ],
  [
    'a command that fails',
    block('sh', 'npx member-wallet-conformance --base-url https://api.example.com --only nothing'),
    /^it exits with 1/,
  ],
  ['a block inside a list', '\n- list\n\n  ```ts\n  await getPurse(client);\n  ```\n', /'getPurse'/],
  ['the end of the process', block('ts', 'process.exit(0);'), /^it ended the process/],
];

const guides = readdirSync(join(sdk, 'docs/guides')).map((name) => join(sdk, 'docs/guides', name));
const reference = join(sdk, 'docs/reference.md');
const documents = [join(sdk, 'README.md'), ...guides, reference];

// One sandbox for all documents. Planted faults come last, because they may end the process.
const wrong = planted.map(([, text], at) => write(`${at}.md`, text));
const { stdout, stderr } = run('--repository', ...documents, ...wrong);
const outcomes = ((): readonly Outcome[] => {
  try {
    return JSON.parse(stdout) as readonly Outcome[];
  } catch {
    throw new Error(stderr);
  }
})();

const of = (document: string): readonly Outcome[] =>
  outcomes.filter(({ snippet }) => snippet.document === document);
const problemsOf = (found: readonly Outcome[]): readonly string[] =>
  found.flatMap(({ problems }) =>
    problems.map(({ document, line, text }) => `${relative(sdk, document)}:${line} ${text}`),
  );

test.each(documents.filter((one) => one !== reference).map((path) => [relative(sdk, path), path]))(
  'every snippet of %s runs',
  (_, path) => {
    expect(of(path).length).toBeGreaterThan(0);
    expect(problemsOf(of(path))).toEqual([]);
  },
);

test('compiles every program in the other documents of the repository', () => {
  const others = outcomes.filter(({ snippet }) => ![...documents, ...wrong].includes(snippet.document));
  const named = new Set(others.map(({ snippet }) => relative(sdk, snippet.document)));
  expect([...named]).toEqual(
    expect.arrayContaining(['../chat/README.md', '../wheel/README.md', '../../docs/add-a-deposit-method.md']),
  );
  expect(problemsOf(others)).toEqual([]);
});

const exampleOf = (operationId: string): Outcome | undefined =>
  of(reference).find(({ snippet }) => snippet.code.includes(`await ${operationId}(client`));

test('finds an example of each call in the reference, and no other program', () => {
  expect(of(reference)).toHaveLength(69);
  expect(Object.keys(endpoints).filter((name) => !exampleOf(name))).toEqual([]);
});

test.each(Object.keys(endpoints).filter((name) => !(name in refusals)))(
  'the example of %s succeeds',
  (name) => {
    expect(problemsOf(of(reference).filter((one) => one === exampleOf(name)))).toEqual([]);
  },
);

test.each(Object.entries(refusals))('refuses the example of %s with %p', (name, [code]) => {
  expect(exampleOf(name)?.refused).toBe(code);
});

test.each(planted.map(([name, , said], at) => ({ name, said, path: wrong[at] ?? '' })))(
  'finds a planted snippet: $name',
  ({ said, path }) => {
    const texts = of(path).flatMap(({ problems }) => problems.map(({ text }) => text));
    expect(texts).toHaveLength(1);
    expect(texts[0]).toMatch(said);
  },
);

test.each([
  ['a block without a language', block('', 'x'), 'a block of an unknown language'],
  ['a block that is not run for no reason', `\n<!-- not run -->${block('sh', 'x')}`, 'has to say why'],
])('does not accept %s', (name, text, said) => {
  const { status, stderr: complaint } = run(write(`${name}.md`, text));
  expect(status).not.toBe(0);
  expect(complaint).toContain(said);
});
