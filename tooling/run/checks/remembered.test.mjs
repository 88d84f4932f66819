/** @starts processes */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { ROOT } from '../setup.mjs';

/** @typedef {{ taskId: string, dependencies: string[], inputs: Record<string, string> }} Task */

/** The tasks that turbo would run or restore from its cache. @type {Map<string, Task>} */
let plan;
before(() => {
  const args = ['run', 'test', 'typecheck', '--dry=json'];
  const output = execFileSync(join(ROOT, 'node_modules/.bin/turbo'), args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  plan = new Map(
    JSON.parse(output.slice(output.indexOf('{'))).tasks.map((/** @type {Task} */ task) => [
      task.taskId,
      task,
    ]),
  );
});

/** The files whose change invalidates the cached result of a task, as "package#file". @param {string} id */
function filesBehind(id, seen = new Set()) {
  if (seen.has(id)) return [];
  seen.add(id);
  const { dependencies, inputs } = /** @type {Task} */ (plan.get(id));
  /** @type {string[]} */
  const files = Object.keys(inputs).map((file) => `${id.replace(/#.*/, '')}#${file}`);
  for (const each of dependencies) files.push(...filesBehind(each, seen));
  return files;
}

test('invalidates cached results of the screens after an edit in any package that they use', () => {
  for (const task of ['test', 'typecheck']) {
    const files = filesBehind(`@member-wallet/ui#${task}`);
    for (const file of [
      'api-sdk#src/index.ts',
      'chat#src/widget.ts',
      'wheel#src/index.ts',
      'ui#package.json',
    ])
      assert.ok(files.includes(`@member-wallet/${file}`), `${task}: ${file}`);
    assert.ok(!files.includes('@member-wallet/sandbox#src/main.ts'), task);
  }
});

test('builds nothing, because a browser may be served from the builds', () => {
  assert.deepEqual(
    [...plan.keys()].filter((id) => id.endsWith('#build')),
    [],
  );
});
