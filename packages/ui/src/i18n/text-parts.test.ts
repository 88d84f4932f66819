import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { textTables } from '#/testing/text-tables';
import * as rest from './texts/en/rest';
import * as start from './texts/en/start';

const SRC = join(__dirname, '..');
const IMPORT = /^(?:import|export)\s(?!type\s)[^;]*?from '([^']+)';/gm;
const ENDINGS = ['', '.ts', '.tsx'];

function read(file: string): { readonly path: string; readonly source: string } | undefined {
  for (const ending of ENDINGS) {
    try {
      return { path: file + ending, source: readFileSync(file + ending, 'utf8') };
    } catch {
      // Try the next file extension.
    }
  }
  return undefined;
}

/** The given files and those that they import statically, within this package. */
function filesOf(entries: readonly string[]) {
  const found = new Map<string, string>();
  const visit = (file: string) => {
    const module = read(file);
    if (!module && entries.includes(relative(SRC, file))) throw new Error(`There is no ${file}.`);
    if (!module || found.has(module.path)) return;
    found.set(module.path, module.source);
    for (const [, from = ''] of module.source.matchAll(IMPORT)) {
      if (from.startsWith('#/')) visit(join(SRC, from.slice(2)));
      else if (from.startsWith('.')) visit(join(dirname(module.path), from));
    }
  };
  for (const entry of entries) visit(join(SRC, entry));
  return [...found].map(([path, source]) => ({
    path: relative(SRC, path),
    source: source.replace(/\/\*.*?\*\//gs, ''),
  }));
}

/** The messages for refusals, which are loaded when they are needed, by the file that uses them. */
const AFTER_A_REFUSAL: Readonly<Record<string, RegExp>> = {
  'errors/error-text.ts': /^server\./,
  // Used by calls of other screens.
  'errors/places.ts': /^(?:register|profile|fields|deposit|spin|refused)\./,
  'i18n/create-i18n.ts': /^server\.$/,
  'data/member/use-account.ts': /^server\.OTP_SEND_FAIL$/,
  // For a slip whose screen has unmounted, which loads them too.
  'data/deposit/use-slips.ts': /^deposit\./,
};

const namespaces = [...new Set(Object.keys(textTables.en).map((key) => key.split('.')[0]))];
const KEY = new RegExp(`['"\`]((?:${namespaces.join('|')})\\.[\\w.]*)`, 'g');

/** The texts that these files use outside the given namespaces, with the file. */
const missing = (entries: readonly string[], loaded: readonly string[]) =>
  filesOf(entries).flatMap(({ path, source }) =>
    [...source.matchAll(KEY)]
      .map(([, key = '']) => key)
      .filter((key) => !loaded.includes(key.split('.')[0] ?? '') && !AFTER_A_REFUSAL[path]?.test(key))
      .map((key) => `${path}: ${key}`),
  );

const START = Object.keys(start);
const EVERY_PAGE = ['start/boot', 'app/shell/member-layout'];
const LOGIN = 'features/login/login-screen';
const DASHBOARD = ['app/home/home-route', 'features/home/banner-dialog', 'features/home/sync-time'];

it("needs only the 'start' texts to start any page, to log in and to show the members' home", () => {
  expect(missing([...EVERY_PAGE, LOGIN, ...DASHBOARD], START)).toEqual([]);
  const files = filesOf([LOGIN, ...DASHBOARD]).map(({ path }) => path);
  expect(files).toEqual(expect.arrayContaining(['errors/places.ts', 'features/home/greeting.tsx']));
});

it('has every text in one of the parts', () => {
  expect([...START, ...Object.keys(rest)].sort()).toEqual([...namespaces].sort());
});
