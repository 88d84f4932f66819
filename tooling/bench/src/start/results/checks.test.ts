import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Contender } from '../contenders/contenders';
import { checksOf } from './checks';
import { keyOf, measured, type Round } from './measured';

const page = (name: string, route: Contender['route']): Contender => ({
  name,
  route,
  build: { name: 'thai', dir: '', locale: 'th' },
  urls: { 'HTTP/1.1': '', 'HTTP/2': '' },
  path: '/',
  stored: {},
});
const login = page('log-in th', 'log-in');

const figures = { score: 100, fcp: 0, tbt: 0, cls: 0 };
const round = (lcp: number): Round => ({
  lighthouse: { first: { ...figures, lcp }, second: { ...figures, lcp: lcp / 2 } },
  throttled: null,
});
const results = (loginLcps: readonly number[], emptyLcps: readonly number[]) =>
  measured(
    {
      [keyOf('log-in th', 'HTTP/1.1')]: loginLcps.map(round),
      [keyOf('empty', 'HTTP/1.1')]: emptyLcps.map(round),
    },
    'HTTP/1.1',
  );
const missed = (...args: Parameters<typeof results>) =>
  checksOf(login, results(...args))
    .filter(({ figure, limit }) => !(figure <= limit))
    .map(({ name }) => name);

void test('compares with the empty page of the same round', () => {
  // A slow round of both pages does not count against either.
  assert.deepEqual(missed([1000, 9000, 1000], [1000, 9000, 1000]), []);
  assert.deepEqual(missed([1000, 9900, 1200], [1000, 9000, 1000]), [
    'log-in th: LCP, × empty',
    "log-in th: second visit's LCP, × empty",
  ]);
});

void test('checks no figures that were not measured, nor the pages for comparison', () => {
  const names = checksOf(login, results([1000], [1000])).map(({ name }) => name);
  assert.equal(
    names.some((name) => name.includes('requests')),
    false,
  );
  assert.deepEqual(checksOf(page('empty', null), results([1000], [1000])), []);
});

void test('fails the check of a missing figure', () => {
  assert.deepEqual(missed([1000], [Number.NaN]), [
    'log-in th: LCP, × empty',
    "log-in th: second visit's LCP, × empty",
  ]);
});
