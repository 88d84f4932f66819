import type { TransportRequest, TransportResponse } from '../client/transport';
import { type CorrectBackendOptions, correctBackend } from '../testing/correct-backend/correct-backend';
import { runConformance } from './run';

const busy: TransportResponse = { status: 503, text: '<title>busy</title>' };
const refused: TransportResponse = { status: 400, text: JSON.stringify({ message: 'NO_DATA' }) };

/** Runs the named calls on a backend that answers some requests otherwise: those for which `instead` returns a response. */
const run = async (
  instead: (request: TransportRequest) => TransportResponse | undefined,
  only: readonly string[],
  options: CorrectBackendOptions = {},
) => {
  const backend = correctBackend(options);
  const { rows } = await runConformance({
    ...backend,
    writes: true,
    only,
    transport: async (request) => instead(request) ?? backend.transport(request),
  });
  return rows.filter(({ operationId }) => only.includes(operationId));
};

const MOVES = ['transfer', 'transferAll', 'withdraw', 'withdrawAll', 'claimCoupon', 'spin', 'activateBonus'];
const COUPONS_UNREAD = 'money: the coupons could not be read';

test('reports a refused read of coupons, and does not prove by it what happened to coupons', async () => {
  const rows = await run(
    ({ operationId }) => (operationId === 'listCoupons' ? refused : undefined),
    [...MOVES, 'listCoupons'],
  );
  expect(rows.find(({ operationId }) => operationId === 'listCoupons')).toMatchObject({
    verdict: 'deviation',
    findings: expect.arrayContaining([expect.objectContaining({ field: 'code' })]),
  });
  for (const { operationId, unproven, findings } of rows.filter(({ operationId: id }) => MOVES.includes(id)))
    expect([operationId, findings, unproven]).toEqual([operationId, [], [COUPONS_UNREAD]]);
});

test('finds a moved amount also without the coupons', async () => {
  const [row] = await run(
    ({ operationId }) => (operationId === 'listCoupons' ? refused : undefined),
    ['withdraw'],
    { mistakes: ['ignores keys of withdrawals'] },
  );
  expect(row?.findings).toContainEqual(expect.objectContaining({ field: 'money' }));
});

test.each(['listCoupons', 'getWallet', 'listStatement', 'getWithdrawLimits', 'getSpinSetup', 'listBonuses'])(
  'takes no failed %s for a fault of the call that was checked',
  async (name) => {
    const gaps = new Set<string>();
    for (const nth of [1, 2, 3, 4, 5]) {
      let reads = 0;
      const rows = await run(
        ({ operationId }) => (operationId === name && (reads += 1) % nth === 0 ? busy : undefined),
        [...MOVES, 'getActiveBonus'],
      );
      for (const { operationId, findings, unproven } of rows) {
        expect([nth, operationId, findings]).toEqual([nth, operationId, []]);
        expect(new Set(unproven).size).toBe(unproven.length);
        for (const each of unproven) gaps.add(each);
      }
    }
    expect([...gaps]).not.toEqual([]);
  },
);
