/** @starts processes */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IS_EXHAUSTIVE } from '@member-wallet/testing';
import { definitions } from './documented';

const root = join(__dirname, '../..');
const tsx = join(root, 'node_modules/.bin/tsx');

test('docs/reference.md is up to date; otherwise run: pnpm generate', () => {
  const { stdout, status } = spawnSync(tsx, ['scripts/write-reference.ts', '--check'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stdout).toBe('docs/reference.md is up to date\n');
  expect(status).toBe(0);
});

test('docs/reference.md has every endpoint', () => {
  const text = readFileSync(join(root, 'docs/reference.md'), 'utf8');
  const described = [...text.matchAll(/^#### (\w+)\n\n\S/gm)].map(([, name]) => name);
  expect(described).toEqual(expect.arrayContaining(definitions.map(({ operationId }) => operationId)));
});

const declaration = `
/** How many members are online. */
export const getOnline = /* @__PURE__ */ endpoint({
  operationId: 'getOnline',
  method: 'GET',
  path: '/api/lookup/online',
  auth: 'none',
  effect: 'read',
  summary: 'Counts the members who are online.',
  response: () => z.looseObject({ online: z.number() }),
  errors: ['NO_DATA'],
  example: { response: { online: 7 } },
});
`;

// Generates the documents, looks for the new endpoint in everything that is derived from the declarations, and prints
// the result.
const probe = `
import './scripts/write-openapi';
import { endpoints, getOnline } from './src/index';
import { runConformance } from './src/conformance/index';
import { createTestBackend } from './src/testing/index';
const main = async () => {
  const backend = createTestBackend();
  const { rows } = await runConformance({ baseURL: '', transport: backend.transport, only: ['getOnline'] });
  console.log(JSON.stringify({
    listed: 'getOnline' in endpoints,
    answered: await getOnline(backend.client()),
    verdict: rows.find((row) => row.operationId === 'getOnline')?.verdict,
  }));
};
void main();
`;

test('derives functions, documents, test backend and conformance of a new endpoint from its declaration', () => {
  expect(declaration.trim().split('\n').length).toBeLessThanOrEqual(15);
  const copy = mkdtempSync(join(tmpdir(), 'api-sdk-'));
  try {
    for (const part of ['src', 'scripts', 'package.json', 'tsconfig.json']) {
      cpSync(join(root, part), join(copy, part), { recursive: true });
    }
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    const file = join(copy, 'src/endpoints/lookup.ts');
    writeFileSync(file, `import * as z from 'zod/mini';\n${readFileSync(file, 'utf8')}`);
    appendFileSync(file, declaration);
    writeFileSync(join(copy, 'probe.ts'), probe);

    const run = (...command: string[]) =>
      execFileSync(command[0] ?? '', command.slice(1), { cwd: copy, encoding: 'utf8' });
    run(process.execPath, 'scripts/list-endpoints.mjs');
    expect(JSON.parse(run(tsx, 'probe.ts'))).toEqual({
      listed: true,
      answered: { online: 7 },
      verdict: 'pass',
    });

    const document = JSON.parse(readFileSync(join(copy, 'openapi.json'), 'utf8')) as { paths: object };
    expect(document.paths).toHaveProperty(['/api/lookup/online', 'get', 'operationId'], 'getOnline');
    // Takes as long as all of the above. The earlier tests show that it is derived from the declarations.
    if (!IS_EXHAUSTIVE) return;
    run(tsx, 'scripts/write-reference.ts');
    expect(readFileSync(join(copy, 'docs/reference.md'), 'utf8')).toMatch(
      /#### getOnline\n\nHow many members are online\.[\s\S]*?`NO_DATA`/,
    );
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
