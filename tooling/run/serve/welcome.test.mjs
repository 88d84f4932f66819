import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { appsOf } from './apps.mjs';
import { ROOT } from '../setup.mjs';
import { welcomeLines } from './welcome.mjs';

test('the README shows what npm start prints', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const [, block = ''] = /```text\n(.*?)```/s.exec(readme) ?? [];
  const apps = appsOf(ROOT).map(({ title, port }) => ({ title, url: `http://127.0.0.1:${port}` }));
  const console = { title: 'Sandbox console', url: 'http://127.0.0.1:4100/console' };
  assert.equal(
    block,
    welcomeLines([...apps, console])
      .map((line) => `  ${line}\n`)
      .join(''),
  );
});
