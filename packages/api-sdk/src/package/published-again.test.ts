/** @starts processes */
import { IS_EXHAUSTIVE } from '@member-wallet/testing';
import { exportedNames } from '../fixtures/exported-names';
import { packProject, tool } from '../fixtures/packed-project';

// A library that re-exports what it gets from the SDK: the compiler has to name every type in its declarations, and can
// only name types that an entry exports.
const project = packProject();
afterAll(() => project.remove());
const entries = exportedNames(project.installed);

const compilers = IS_EXHAUSTIVE ? ['tsc7', 'tsc'] : ['tsc7'];
const options = {
  declaration: true,
  outDir: 'published',
  module: 'node16',
  target: 'es2022',
  lib: ['es2022', 'dom'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
};

const publish = (compiler: string, lines: readonly string[], more: object) => {
  const files = ['library.mts', 'library.cts'];
  for (const file of files) project.write(file, lines.join('\n'));
  project.write('tsconfig.json', JSON.stringify({ compilerOptions: { ...options, ...more }, files }));
  return project.run(tool(compiler), '-p', '.');
};

const returnedBy =
  'declare const returnedBy: <F>(f: F) => F extends (...given: never) => infer Returned ? Returned : null;';

describe.each(compilers)('with %s', (compiler) => {
  test.each(entries)(
    'infers declarations for everything that $specifier exports',
    ({ specifier, values, types }) => {
      const lines = values.flatMap((name) => [
        `export const own_${name} = sdk.${name};`,
        `export const returned_${name} = returnedBy(sdk.${name});`,
      ]);
      const reexported = `export type { ${types.join(', ')} } from '${specifier}';`;
      const library = [`import * as sdk from '${specifier}';`, returnedBy, reexported, ...lines];
      expect(publish(compiler, library, {})).toEqual({ status: 0, output: '' });
    },
  );

  test.each(entries)('emits isolated declarations with the types of $specifier', ({ specifier, values }) => {
    const lines = values.map((name) => `export const own_${name}: typeof sdk.${name} = sdk.${name};`);
    const library = [`import * as sdk from '${specifier}';`, ...lines];
    expect(publish(compiler, library, { isolatedDeclarations: true })).toEqual({ status: 0, output: '' });
  });
});

test('has values in every entry', () => {
  expect(entries).toHaveLength(10);
  expect(entries.filter(({ values }) => values.length === 0)).toEqual([]);
});
