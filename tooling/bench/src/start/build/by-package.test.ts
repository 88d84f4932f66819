import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bytesByPackage } from './by-package';
import { fakeBuild } from './fake-build';

/** 10 characters of react-dom, 20 of the components, 5 that belong to no module. */
const CODE = 'r'.repeat(10) + 'c'.repeat(20) + 'glue;';
const MAP = {
  version: 3,
  names: [],
  sources: [
    '../../../../node_modules/.pnpm/react-dom@19.3.1/node_modules/react-dom/client.js',
    '../../../../packages/ui/src/components/button.tsx',
  ],
  // Column 0 from the first source, 10 from the second, 30 from none.
  mappings: 'AAAA,UCAA,oB',
};

void test('divides the bytes of a script by the lengths in its source map', (context) => {
  const build = fakeBuild(context, {
    'assets/shared.js': CODE,
    '../maps/assets/shared.js.map': JSON.stringify(MAP),
    'assets/shared.js.gz': 'z'.repeat(70),
  });
  assert.deepEqual(
    [...bytesByPackage(build, ['assets/shared.js'])],
    [
      ['react-dom', 20],
      ['ui/components', 40],
      ['the bundler', 10],
    ],
  );
});
