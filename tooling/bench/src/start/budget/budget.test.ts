import assert from 'node:assert/strict';
import { test } from 'node:test';
import { builds } from '../build/build';
import { bytesByPackage } from '../build/by-package';
import { startFigures, startFiles } from '../build/start-files';
import { ROUTE_NAMES } from '../routes';
import { excesses, readBudget, refusals } from './budget';

const budget = readBudget();
const RECORD = 'If that is meant: npx pnpm --filter @member-wallet/bench budget:record';

for (const build of builds()) {
  for (const route of ROUTE_NAMES) {
    void test(`${build.name}: ${route} loads no more than the budget until the app takes over`, async () => {
      const figures = await startFigures(build, route);
      const found = [
        ...excesses(`${build.name} ${route}`, figures, budget.builds[build.name]?.[route]),
        ...refusals({ ...budget, builds: { [build.name]: { [route]: figures } } }, null),
      ];
      assert.deepEqual(found, [], `${found.join('\n')}\n${RECORD}`);
    });

    void test(`${build.name}: ${route} takes over without luxon`, async () => {
      const packages = bytesByPackage(build, (await startFiles(build, route)).scripts);
      assert.ok(packages.has('react-dom'));
      assert.ok(!packages.has('luxon'));
    });
  }
}

void test('has no build or route in the budget that does not exist', () => {
  const names = Object.keys(budget.builds);
  assert.deepEqual(
    names,
    builds().map(({ name }) => name),
  );
  for (const name of names) assert.deepEqual(Object.keys(budget.builds[name] ?? {}), ROUTE_NAMES);
});
