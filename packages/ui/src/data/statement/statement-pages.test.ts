import type { StatementEntry } from '@member-wallet/api-sdk';
import { anEntry } from '#/testing/builders';
import { NO_PAGES, type StatementPages, withPage } from './statement-pages';

const LIMIT = 5;
type Answer = Parameters<typeof withPage>[1];
/** `count` entries, one per minute, newest first. @param newest the minute of the first */
const down = (newest: number, count: number): readonly StatementEntry[] =>
  Array.from({ length: count }, (_, index) =>
    anEntry({ createdAt: new Date(Date.UTC(2026, 10, 20, 0, newest - index)).toISOString() }),
  );

/** Reads until the end, from a server whose list may change between requests. */
function readAll(answer: (asked: { page: number; answers: number }) => Answer): StatementPages {
  let read = NO_PAGES;
  while (!read.isEnd && read.answers < 20) {
    read = withPage(read, answer({ page: read.next, answers: read.answers }), LIMIT);
  }
  return read;
}
const pageOf = (all: readonly StatementEntry[], page: number) => all.slice((page - 1) * LIMIT, page * LIMIT);

describe.each<[string, (all: readonly StatementEntry[]) => Omit<Answer, 'statements'>]>([
  ['with a total', (all) => ({ total: all.length })],
  ['without a total', () => ({})],
  ['with a total that is always 0', () => ({ total: 0 })],
])('%s', (_, totalOf) => {
  const answer = (all: readonly StatementEntry[], statements: readonly StatementEntry[]): Answer => ({
    statements,
    ...totalOf(all),
  });

  it.each([0, 1, 4, 5, 6, 12])('contains each of %i entries once', (count) => {
    const all = down(59, count);
    const read = readAll(({ page }) => answer(all, pageOf(all, page)));
    expect(read.entries).toEqual(all);
    expect(read).toMatchObject({ isEnd: true, isWhole: true });
  });

  it.each([
    ['the limit', 12, true],
    ['the page', LIMIT, false],
  ])('contains each entry once if the server ignores %s', (__, sent, isWhole) => {
    const all = down(59, 12);
    const read = readAll(() => answer(all, all.slice(0, sent)));
    expect(read).toMatchObject({ entries: all.slice(0, sent), isWhole });
    expect(read.answers).toBeLessThanOrEqual(2);
  });

  it('contains each entry once while new ones shift the pages', () => {
    const read = readAll(({ page, answers }) => {
      const all = down(30 + answers * 2, 12 + answers * 2);
      return answer(all, pageOf(all, page));
    });
    expect(read).toMatchObject({ entries: down(30, 12), isWhole: true });
  });
});

it('starts again if the total fell, because entries were skipped', () => {
  const [before, after] = [down(40, 14), down(38, 12)];
  const read = readAll(({ page, answers }) => {
    const all = answers < 2 ? before : after;
    return { total: all.length, statements: pageOf(all, page) };
  });
  expect(read.entries).toEqual(after);
});

it('counts equal entries as two while the total is unchanged', () => {
  const all = [...down(40, 4), ...down(30, 1), ...down(30, 1), ...down(20, 3)];
  const read = readAll(({ page }) => ({ total: all.length, statements: pageOf(all, page) }));
  expect(read.entries).toEqual(all);
});
