/** @starts servers */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints, errorCatalogue, slipReasons } from '@member-wallet/api-sdk';
import type { ErrorCode } from '@member-wallet/api-sdk';
import { slipKinds } from '../slip/make-slip';
import type { Sandbox } from '../start-sandbox';
import { at } from '../testing/caller';
import { onOneStore } from '../testing/every-store';
import { startAt } from '../testing/seeded';
import { accessScenarios } from './codes/access-scenarios';
import { codesPage } from './codes/codes-page';
import type { Harness, Scenario } from './codes/harness';
import { SECOND } from '../clock';
import { MARKET, createHarness } from './codes/harness';
import { moneyScenarios } from './codes/money-scenarios';
import { registerScenarios } from './codes/register-scenarios';
import { couponScenarios, rewardScenarios } from './codes/reward-scenarios';
import { slipScenarios } from './codes/slip-scenarios';

const scenarios = {
  ...accessScenarios,
  ...registerScenarios,
  ...moneyScenarios,
  ...rewardScenarios,
  ...couponScenarios,
} satisfies Readonly<Partial<Record<ErrorCode, Scenario>>>;
const codes = Object.entries<Scenario>(scenarios);

/** Codes of successes. */
const SUCCESSES: readonly string[] = [
  'OTP_VERIFIED',
  'OTP_CODE_VALID',
  'BONUS_CLEAR',
  'INVITE_BONUS_SUCCESS',
  'REFUND_SUCCESS',
];

test('every scenario is included, and every reason of a slip has one', () => {
  expect(codes.length).toBeGreaterThanOrEqual(78);
  expect(Object.keys(slipScenarios).sort()).toEqual([...slipReasons].sort());
  expect(slipReasons.length).toBeGreaterThanOrEqual(11);
});

test('CODES.md is generated from the scenarios', () => {
  const path = join(__dirname, '..', '..', 'CODES.md');
  if (process.env.UPDATE_DOCS) writeFileSync(path, codesPage(scenarios));
  expect(readFileSync(path, 'utf8')).toBe(codesPage(scenarios));
});

onOneStore('every code', (place) => {
  let sandbox: Sandbox;
  let harness: Harness;
  beforeAll(async () => {
    sandbox = await startAt(place);
    harness = createHarness(sandbox);
    await harness.console('switches', { market: MARKET, registerOTP: false });
  });
  afterAll(() => sandbox.close());

  test('every code of the catalogue can be produced', async () => {
    for (const code of Object.keys(errorCatalogue)) {
      const fault = { market: MARKET, operationId: 'getNotice', kind: 'error', code, times: 1 };
      await harness.console('faults', fault);
      const { answer } = await harness.ask(endpoints.getNotice);
      expect([code, at(answer.body, 'code')]).toEqual([code, code]);
    }
  });

  test.each(codes)('%s', async (code, { reach }) => {
    const { endpoint, answer } = await reach(harness);
    expect([at(answer.body, 'code'), at(answer.body, 'message')]).toContain(code);
    if (SUCCESSES.includes(code)) {
      expect(answer.status).toBe(200);
    } else {
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(endpoint.errors).toContain(code);
    }
  });

  const slips = [
    ...Object.entries(slipScenarios).map(([reason, { kind }]) => [reason, kind] as const),
    ['INVALID_SLIP', 'not-a-slip'] as const,
  ];

  test.each(slips)('a slip fails with %s when it is %s', async (reason, kind) => {
    const person = await harness.register();
    const made = await harness.console('slips', { market: MARKET, phone: person.phone, amount: 250, kind });
    const picture = Buffer.from(
      String(at(made, 'picture')).replace(/^data:image\/png;base64,/, ''),
      'base64',
    );
    const times = kind === 'good' ? 2 : 1;
    for (let turn = 0; turn < times; turn += 1) {
      expect((await harness.upload(endpoints.uploadSlip, person, picture)).answer.status).toBe(200);
      await harness.console('clock', { ms: 4 * SECOND });
    }
    const list = (await harness.ask(endpoints.listSlips, { page: 1, limit: 1 }, person)).answer;
    expect(at(list.body, 'slips', 0)).toMatchObject({ status: 'FAILED', note: reason, link: null });
    const { answer } = await harness.ask(endpoints.getWallet, {}, person);
    expect(at(answer.body, 'wallet', 'amount')).toBe((times - 1) * 250);
  });

  test('every kind of slip is covered', () => {
    expect(new Set(slips.map(([, kind]) => kind))).toEqual(new Set(slipKinds));
  });

  test('afterwards the ledger is sound', async () => {
    expect(await sandbox.invariants()).toMatchObject({ ok: true });
  });
});
