import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DECLARED_WRITES, OTHER_WRITES, WRITE_ROWS } from './writes';

const rows = WRITE_ROWS.map(([name]) => name);

/** SDK functions that choose an endpoint. */
const CHOOSES: Readonly<Record<string, readonly string[]>> = {
  openGame: ['autoLogin', 'autoLoginWithPassword'],
};

/** The writes that screens can send, which all use useWrite. */
function sentByScreens(): readonly string[] {
  const folder = join(__dirname, '../../data');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\/use-(?!(?:member-)?write)[\w-]+\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const names = sources.flatMap((source) =>
    [...source.matchAll(/use(?:Money|Member)?Write\(\s*(\w+)/g)].flatMap(
      ([, name = '']) => CHOOSES[name] ?? [name],
    ),
  );
  return [...new Set(names)].filter((name) => DECLARED_WRITES.includes(name));
}

it('has a row, or a reason for having none, for every write of the contract', () => {
  expect(DECLARED_WRITES.length).toBeGreaterThanOrEqual(30);
  expect([...rows, ...Object.keys(OTHER_WRITES)].sort()).toEqual([...DECLARED_WRITES].sort());
});

it('only the writes with a row and those of the account are sent by screens', () => {
  const expected = Object.entries(OTHER_WRITES).flatMap(([name, why]) => (why === 'account' ? [name] : []));
  expect([...sentByScreens()].sort()).toEqual([...rows, ...expected].sort());
});
