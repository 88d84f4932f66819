import { IS_EXHAUSTIVE } from '@member-wallet/testing';
import { correctBackend } from '../testing/correct-backend/correct-backend';
import type { Planted } from '../fixtures/planted-deviations';
import { plantedDeviations } from '../fixtures/planted-deviations';
import { runConformance } from './run';

/**
 * Whether the deviation is found in the call in which it is planted. Only that call is judged. The exhaustive run
 * judges all calls for each deviation, which shows that earlier calls do not change the result.
 */
const isFound = async ({ backend, operationId }: Planted): Promise<boolean> => {
  const { rows } = await runConformance({
    ...correctBackend(backend),
    writes: true,
    only: IS_EXHAUSTIVE ? undefined : [operationId],
  });
  return rows.some((row) => row.operationId === operationId && row.verdict === 'deviation');
};

test('finds at least 95 % of the planted deviations, and all that could lose money', async () => {
  const missed: Planted[] = [];
  for (const planted of plantedDeviations) if (!(await isFound(planted))) missed.push(planted);
  const all = plantedDeviations.length;
  const share = (all - missed.length) / all;
  process.stdout.write(
    `${all - missed.length} of ${all} planted deviations found (${(share * 100).toFixed(1)} %).\n` +
      missed.map(({ name }) => `  missed  ${name}\n`).join(''),
  );
  expect(all).toBeGreaterThanOrEqual(75);
  expect(missed.filter(({ costsMoney }) => costsMoney).map(({ name }) => name)).toEqual([]);
  expect(share).toBeGreaterThanOrEqual(0.95);
  // A complete run per deviation takes minutes on a busy machine.
}, 900_000);

test('plants each deviation once', () => {
  expect(new Set(plantedDeviations.map(({ name }) => name)).size).toBe(plantedDeviations.length);
});

test('finds nothing in the backend without deviations', async () => {
  const { rows, deviations, findings } = await runConformance({
    ...correctBackend(),
    writes: true,
    strict: true,
  });
  expect(rows.filter(({ verdict }) => verdict !== 'pass')).toEqual([]);
  expect(rows.flatMap(({ unproven }) => unproven)).toEqual([]);
  expect(deviations).toBe(0);
  expect(findings).toEqual({ 'breaks-apps': 0, 'breaks-specification': 0, advice: 0 });
});
