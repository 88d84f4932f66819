import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import test from 'node:test';
import vm from 'node:vm';

const own = vm.compileFunction;
createRequire(import.meta.url)('./compile-once.cjs');
const { compileFunction } = createRequire(import.meta.url)('node:vm');

const contextOf = (/** @type {object} */ values) => vm.createContext(values);
const NAMES = ['module', 'exports'];

test('a module runs in the context of its test file, and keeps nothing of another', () => {
  const code = `'use strict'; const seen = []; module.exports = () => [seen.push(place), place, this === undefined]`;
  const results = ['first', 'second'].map((place) => {
    const module = { exports: () => /** @type {unknown[]} */ ([]) };
    compileFunction(code, NAMES, {
      filename: '/a.js',
      parsingContext: contextOf({ place }),
      importModuleDynamically: () => assert.fail(),
    })(module, module.exports);
    return module.exports();
  });
  assert.deepEqual(
    results.map((values) => [...values]),
    [
      [1, 'first', true],
      [1, 'second', true],
    ],
  );
});

test('errors have the positions that they have in the file', () => {
  const code = `module.first = () => { throw new Error('first') };\n  module.second = () => { throw new Error('second') }; // the end`;
  const placesOf = (/** @type {typeof own} */ compile) => {
    const module = /** @type {Record<string, () => void>} */ ({});
    compile(code, NAMES, { filename: '/a.js', parsingContext: contextOf({}) })(module, {});
    return ['first', 'second'].map((name) => {
      try {
        module[name]?.();
        return 'no error';
      } catch (error) {
        return /** @type {Error} */ (error).stack?.split('\n')[1]?.match(/\/a\.js:\d+:\d+/)?.[0];
      }
    });
  };
  assert.notEqual(compileFunction, own);
  assert.deepEqual(placesOf(compileFunction), placesOf(own));
  assert.equal(placesOf(own)[0], '/a.js:1:30');
});

test('a module that loads others later keeps the resolver of Jest', async () => {
  const load = compileFunction(`return import('later')`, NAMES, {
    filename: '/a.js',
    parsingContext: contextOf({}),
    importModuleDynamically: () => assert.fail(),
  });
  // Node has it, and says what it takes to call it.
  await assert.rejects(load(), { code: 'ERR_VM_DYNAMIC_IMPORT_CALLBACK_MISSING_FLAG' });
});
