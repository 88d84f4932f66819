import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultsOf } from './faults.mjs';
import { originOf } from './version.mjs';

const good = {
  files: ['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE', 'dist/index.js', 'src/index.ts'],
  manifest: { name: 'an-sdk', version: '0.3.0', dependencies: { axios: '^1.21.1' } },
  changelog: '# an-sdk\n\n## 0.3.0\n\n- New.\n\n## 0.2.0\n',
  openapi: '{"info":{"version":"0.3.0"}}',
};

test('finds no fault in a package that is ready', () => {
  assert.deepEqual(faultsOf(good), []);
  assert.deepEqual(faultsOf({ ...good, openapi: undefined }), []);
});

for (const [name, change, fault] of /** @type {[string, Partial<typeof good>, string][]} */ ([
  ['no licence', { files: good.files.filter((path) => path !== 'LICENSE') }, 'LICENSE is missing'],
  ['a test', { files: [...good.files, 'src/a.test.ts'] }, 'src/a.test.ts is not for consumers'],
  ['settings', { files: [...good.files, 'dist/.env.local'] }, 'dist/.env.local is not for consumers'],
  [
    'an exact version',
    { manifest: { ...good.manifest, dependencies: { axios: '1.21.1' } } },
    'axios 1.21.1 is no range',
  ],
  [
    'a word of the workspace',
    { manifest: { ...good.manifest, dependencies: { axios: 'catalog:' } } },
    'axios catalog: is no range',
  ],
  ['an old changelog', { changelog: '## 0.2.0\n' }, 'the changelog ends at 0.2.0, not at 0.3.0'],
  ['no changelog', { changelog: '' }, 'the changelog ends at nothing, not at 0.3.0'],
  [
    'an old contract',
    { openapi: '{"info":{"version":"0.2.0"}}' },
    'openapi.json says 0.2.0: run release:version, which generates it',
  ],
])) {
  test(`reports ${name} as a fault`, () => assert.deepEqual(faultsOf({ ...good, ...change }), [fault]));
}

test('states the origin of a release only if the environment sets it', () => {
  assert.deepEqual(originOf({}, 'packages/an-sdk'), {});
  assert.deepEqual(originOf({ REPOSITORY_URL: 'https://git.example/wallet.git' }, 'packages/an-sdk'), {
    repository: { type: 'git', url: 'https://git.example/wallet.git', directory: 'packages/an-sdk' },
  });
  assert.deepEqual(originOf({ BUGS_URL: 'https://git.example/issues' }, 'packages/an-sdk'), {
    bugs: { url: 'https://git.example/issues' },
  });
  assert.throws(() => originOf({ HOMEPAGE_URL: 'the wiki' }, 'packages/an-sdk'), /not an address: the wiki/);
});
