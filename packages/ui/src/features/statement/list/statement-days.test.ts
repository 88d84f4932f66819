import { anEntry } from '#/testing/builders';
import { byDay } from './statement-days';

/** 00:10 on the 24th in Bangkok, which is still the 23rd in UTC. */
const NOW = Date.parse('2026-11-23T17:10:00.000Z');

const named = (times: readonly string[]) =>
  byDay(
    times.map((createdAt) => anEntry({ createdAt })),
    NOW,
  ).map(({ name, entries }) => [name, entries.length]);

it('groups by day in Bangkok time', () => {
  expect(
    named([
      '2026-11-23T17:09:00.000Z',
      '2026-11-23T17:00:00.000Z',
      '2026-11-23T16:59:59.000Z',
      '2026-11-22T17:00:00.000Z',
      '2026-11-22T16:59:59.000Z',
    ]),
  ).toEqual([
    ['today', 2],
    ['yesterday', 2],
    ['22/11/2026', 1],
  ]);
});

it('keeps the server’s order, even if a day occurs twice', () => {
  expect(named(['2026-11-20T06:00:00Z', '2026-11-21T06:00:00Z', '2026-11-20T07:00:00Z'])).toEqual([
    ['20/11/2026', 1],
    ['21/11/2026', 1],
    ['20/11/2026', 1],
  ]);
});

it('shows a text that is not a date unchanged', () => {
  expect(named(['soon', 'soon', ''])).toEqual([
    ['soon', 2],
    ['–', 1],
  ]);
});
