import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeBuild } from '../build/fake-build';
import { startFigures, type StartFigures } from '../build/start-files';
import { type Budget, excesses, refusals } from './budget';

const figuresOf = (...build: Parameters<typeof fakeBuild>) => startFigures(fakeBuild(...build), 'log-in');
const LARGE = `export const a = '${'x'.repeat(2000)}';`;

void test('accepts a build that has not changed', async (context) => {
  assert.deepEqual(excesses('log-in', await figuresOf(context), await figuresOf(context)), []);
});

void test('finds a script twice as large', async (context) => {
  const before = await figuresOf(context, { 'assets/shared.js': LARGE });
  const after = await figuresOf(context, { 'assets/shared.js': LARGE + LARGE.replace('const a', 'const b') });
  assert.deepEqual(excesses('log-in', after, before), [
    `log-in: js is ${after.js}, may be ${Math.floor(before.js * 1.1)}`,
  ]);
});

void test('finds one more request', async (context) => {
  const before = await figuresOf(context);
  const more = { 'assets/field.js': 'import "./more.js";export * from "./shared.js";', 'assets/more.js': '' };
  const after = await figuresOf(context, more);
  const found = excesses('log-in', { ...after, js: before.js }, before);
  assert.deepEqual(found, ['log-in: chunks is 6, may be 5', 'log-in: requests is 10, may be 9']);
});

void test('accepts a growth of the bytes by a tenth, and any decrease', async (context) => {
  const figures = await figuresOf(context);
  const scaled = (factor: number): StartFigures => ({ ...figures, js: Math.round(figures.js * factor) });
  assert.equal(excesses('log-in', scaled(0.5), figures).length, 0);
  assert.equal(excesses('log-in', { ...figures, requests: figures.requests - 1 }, figures).length, 0);
  assert.equal(excesses('log-in', scaled(1.09), figures).length, 0);
  assert.equal(excesses('log-in', scaled(1.12), figures).length, 1);
});

void test('finds a route without a budget', async (context) => {
  assert.deepEqual(excesses('fake log-in', await figuresOf(context), undefined), [
    'fake log-in: the budget has no such route',
  ]);
});

void test('records no figure above its ceiling, unless it was above it before and has not grown', async (context) => {
  const figures = await figuresOf(context);
  const budget = (changed: Partial<StartFigures>): Budget => ({
    floor: 1000,
    builds: { fake: { 'log-in': { ...figures, js: 1000, requests: 12, ...changed } } },
  });
  assert.deepEqual(refusals(budget({ js: 1250 }), budget({})), []);
  assert.deepEqual(refusals(budget({ js: 1251 }), budget({})), [
    'fake log-in: js is 1251, may be 1250, was 1000',
  ]);
  assert.deepEqual(refusals(budget({ requests: 13 }), null), [
    'fake log-in: requests is 13, may be 12, was 0',
  ]);
  assert.deepEqual(refusals(budget({ js: 1300 }), budget({ js: 1300 })), []);
  assert.equal(refusals(budget({ js: 1301 }), budget({ js: 1300 })).length, 1);
});
