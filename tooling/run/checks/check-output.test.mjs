import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failedPackagesIn, lastLinesOf } from './check-output.mjs';

test('shows the end of a long log, without colours', () => {
  const shown = lastLinesOf(`${'x\n'.repeat(100)}\u001b[31merror TS2304\u001b[39m`).split('\n');
  assert.deepEqual([shown.length, shown.at(-1)], [40, 'error TS2304']);
});

test('names the packages whose tasks failed', () => {
  const end = ' Tasks:    3 successful, 5 total\nFailed:    @member-wallet/e2e#e2e, @member-wallet/ui#test\n';
  assert.deepEqual(failedPackagesIn(`PASS src/a.test.ts\n${end}`), [
    '@member-wallet/e2e',
    '@member-wallet/ui',
  ]);
  assert.deepEqual(failedPackagesIn('PASS src/a.test.ts'), []);
});
