/** @starts servers */
import { createClient, endpoints, withMeta } from '@member-wallet/api-sdk';
import type { Client } from '@member-wallet/api-sdk';
import { routes } from '../routes/routes';
import type { Sandbox } from '../start-sandbox';
import { onOneStore } from '../testing/every-store';
import { startAt } from '../testing/seeded';

const mounted = routes.map((route) => route.endpoint.operationId);

test('every endpoint of the contract has one route', () => {
  expect(new Set(mounted).size).toBe(mounted.length);
  expect([...mounted].sort()).toEqual(Object.keys(endpoints).sort());
  expect(mounted.length).toBe(69);
});

onOneStore('the contract, called through the SDK,', (place) => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startAt(place);
  });
  afterAll(() => sandbox.close());

  describe.each([
    ['th', '0812345678'],
    ['la', '02055512345'],
  ])('through the SDK, in market %s', (market, username) => {
    let client: Client;
    beforeAll(async () => {
      let token: string | null = null;
      client = createClient({ baseURL: `${sandbox.url}/${market}`, getToken: () => token });
      token = (await endpoints.login(client, { username, password: 'demo1234' })).token;
    });

    test('every response, refusals included, has the request id of the log', async () => {
      const answered = await withMeta(client, (one) => endpoints.getBanks(one));
      const stranger = createClient({ baseURL: `${sandbox.url}/${market}` });
      const refused = await withMeta(stranger, (one) => endpoints.getWallet.safe(one));
      expect(refused.data).toMatchObject({ ok: false, error: { requestId: refused.meta?.requestId } });
      const ids = [answered, refused].map(({ meta }) => meta?.requestId);
      for (const id of ids) expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
      expect(new Set(ids).size).toBe(2);
    });

    test('every lookup parses and has content', async () => {
      const banks = await endpoints.getBanks(client);
      expect(banks.length).toBeGreaterThanOrEqual(20);
      expect((await endpoints.getSources(client)).length).toBeGreaterThanOrEqual(4);
      expect((await endpoints.getConditions(client)).length).toBeGreaterThanOrEqual(3);
      expect((await endpoints.getAgreements(client)).length).toBeGreaterThanOrEqual(2);
      expect((await endpoints.getInfo(client)).name).not.toBe('');
      expect((await endpoints.getContact(client)).contactText).not.toBe('');
      expect((await endpoints.getNotice(client)).message).toContain('<p>');
      expect(await endpoints.getActive(client)).toEqual({ active: true });
      expect(await endpoints.getRegisterOtp(client)).toBe(true);
      expect(await endpoints.getEnableChatWidget(client)).toBe(true);
      const deposit = await endpoints.getDepositLookup(client);
      expect(banks.map((bank) => bank.code)).toContain(deposit.banks[0]?.bankCode);
      const limits = await endpoints.getWithdrawLimits(client);
      expect(limits.withdrawMin).toBeLessThan(limits.withdrawMax ?? 0);
    });

    test('the wallet has ten games of three categories, with pictures', async () => {
      const { slots, profile, invite } = await endpoints.getWallet(client);
      expect(profile.username).toBe(username);
      expect(invite?.amount).toBeGreaterThan(0);
      expect(slots).toHaveLength(10);
      expect(new Set(slots.map((slot) => slot.category))).toEqual(new Set(['slot', 'sport', 'lotto']));
      expect(slots.filter((slot) => slot.isActive).length).toBeGreaterThanOrEqual(3);
      expect(slots.filter((slot) => !slot.isActive).length).toBeGreaterThanOrEqual(3);
      expect(slots.filter((slot) => slot.ftWalletSlot !== 1)).toHaveLength(1);
      for (const address of slots.flatMap((slot) => [slot.background, slot.logo])) {
        const picture = await fetch(`${sandbox.url}/${market}${address}`);
        expect(picture.headers.get('content-type')).toContain('image/svg+xml');
        expect(await picture.text()).toMatch(/^<svg [^>]+>.*<\/svg>$/s);
      }
    });

    test('money moves, the statement shows it, and a refusal is typed', async () => {
      const before = await endpoints.listStatement(client, { page: 1, limit: 10 });
      await endpoints.transfer(client, { from: 'WALLET', to: 'PG', amount: 100.1 });
      const after = await endpoints.listStatement(client, { page: 1, limit: 10 });
      expect(after.total).toBe(before.total + 1);
      expect(after.statements[0]).toMatchObject({
        statementType: 'transfer',
        from: 'WALLET',
        to: 'PG',
        amount: 100.1,
      });
      const refused = await endpoints.transfer.safe(client, { from: 'WALLET', to: 'PG', amount: 0.5 });
      expect(refused).toMatchObject({ ok: false, error: { code: 'TRANSFER_MINIMUM', outcome: 'none' } });
      const { slips } = await endpoints.listSlips(client, { page: 1, limit: 10 });
      expect(slips[0]).toMatchObject({ status: 'SUCCESS' });
      expect(slips.some(({ note }) => note === 'EXPIRED_SLIP' || note === 'NOT_MATCH')).toBe(true);
      expect(await endpoints.getSpinActive(client)).toEqual({ isActive: true });
    });
  });
});
