/** @starts databases */
import type { Store } from '../db/db';
import { one } from '../db/db';
import { MINUTE, addMs } from '../clock';
import { openStore } from '../db/open-store';
import type { Refusal } from '../http/refusal';
import { houseAccount, readAccounts } from '../ledger/accounts';
import { checkInvariants } from '../ledger/invariants';
import { marketOf } from '../markets/markets';
import type { Member, MemberRow } from '../members/member';
import { MEMBER_COLUMNS, asMember } from '../members/member';
import { seed } from '../seeds/seed';
import { onEveryStore } from '../testing/every-store';
import { fund, newMember } from '../testing/new-member';
import { copyFor } from '../testing/seeded';
import { readStatement } from '../statement/statement';
import { dueApprovals, decideWithdrawal, withdraw, withdrawAll } from './withdrawal';

const NOW = new Date('2026-01-31T09:30:00Z');
const market = marketOf('th');
const allUp = { isUp: () => true };
const refusal = (code: string) => expect.objectContaining({ name: 'Refusal', code }) as Refusal;

onEveryStore('a withdrawal', (place) => {
  let db: Store;
  let member: Member;
  beforeAll(async () => {
    const copy = await copyFor(place);
    db = await openStore({ dataDir: null, databaseUrl: place.databaseUrl, reset: false, copy });
    await seed(db, new Date());
  });
  beforeEach(async () => {
    member = await newMember(db, NOW);
    await fund(db, member, 500_00n, NOW);
  });
  afterAll(async () => {
    const { checks } = await checkInvariants(db);
    await db.close();
    expect(checks.filter(({ ok }) => !ok)).toEqual([]);
  });

  /** The two operations; the second empties the games first. */
  const ways = {
    withdraw: (amount: bigint, who = member) =>
      db.transaction((tx) => withdraw(tx, market, who, amount, NOW)),
    withdrawAll: (amount: bigint, who = member, providers: { isUp(game: string): boolean } = allUp) =>
      db.transaction((tx) => withdrawAll(tx, market, who, amount, providers, NOW)),
  };
  const WAYS = ['withdraw', 'withdrawAll'] as const;

  const balanceOf = async (kind: 'withdrawals-pending' | 'bank'): Promise<bigint> => {
    const id = await houseAccount(db, member, kind);
    return (await one<{ balance: bigint }>(db, 'select balance from ledger_account where id = $1', [id]))
      .balance;
  };
  const held = async () => {
    const { wallet, games } = await readAccounts(db, member.id);
    return { WALLET: wallet.balance, PG: games.get('PG')?.balance, UFABET: games.get('UFABET')?.balance };
  };
  const moves = async (): Promise<string[]> =>
    (
      await db.query<{ kind: string; amount: bigint }>(
        "select kind, amount from ledger_transaction where member_id = $1 and kind <> 'deposit' order by id",
        [member.id],
      )
    ).map(({ kind, amount }) => `${kind} ${amount}`);
  const line = () =>
    one(
      db,
      `select s.type, s.source, s.destination, s.amount, s.status, s.created_at, w.requested_at, w.approve_at,
         w.decided_at, w.outcome
       from withdrawal w join statement_entry s on s.id = w.statement_id where w.member_id = $1`,
      [member.id],
    );
  /** The line as the member sees it. */
  const shown = async () => (await readStatement(db, member.id, 1, 10, NOW)).statements[0];
  const idOf = async (): Promise<bigint> =>
    (await one<{ id: bigint }>(db, 'select id from withdrawal where member_id = $1', [member.id])).id;

  test.each(WAYS)(
    '%s: the money leaves the wallet at once and waits, for two minutes at most',
    async (way) => {
      const pending = await balanceOf('withdrawals-pending');
      await ways[way](200_00n);
      expect(await held()).toEqual({ WALLET: 300_00n, PG: 0n, UFABET: 0n });
      expect(await balanceOf('withdrawals-pending')).toBe(pending + 200_00n);
      expect(await moves()).toEqual(['withdraw-reserve 20000']);
      expect(await line()).toEqual({
        type: 'withdraw',
        source: 'WALLET',
        destination: 'KBANK',
        amount: 200_00n,
        status: 'PENDING',
        created_at: NOW,
        requested_at: NOW,
        approve_at: addMs(NOW, 2 * MINUTE),
        decided_at: null,
        outcome: null,
      });
    },
  );

  describe.each(WAYS)('%s', (way) => {
    test.each([
      ['below the smallest', 99_99n, 'TRANSFER_MINIMUM'],
      ['above the largest', 50_000_01n, 'KEY_INVALID'],
      ['more than there is', 500_01n, 'MONEY_NOT_ENOUGH'],
    ])('refuses %s', async (_, amount, code) => {
      await expect(ways[way](amount)).rejects.toEqual(refusal(code));
      expect(await held()).toEqual({ WALLET: 500_00n, PG: 0n, UFABET: 0n });
      expect(await moves()).toEqual([]);
    });

    test.each([
      ['the smallest', 100_00n],
      ['the largest', 50_000_00n],
      ['all that there is', 500_00n],
    ])('accepts %s', async (_, amount) => {
      if (amount > 500_00n) await fund(db, member, amount, NOW);
      await ways[way](amount);
      expect(await moves()).toEqual([`withdraw-reserve ${amount}`]);
    });

    test('refuses a currency that the market does not pay out', async () => {
      await expect(ways[way](200_00n, { ...member, currency: 'LAK' })).rejects.toEqual(refusal('NO_WALLET'));
    });

    test('refuses while a bonus is active', async () => {
      const bound = asMember(
        await one<MemberRow>(db, `select ${MEMBER_COLUMNS} from member m where username = '0865550123'`),
      );
      await expect(ways[way](100_00n, bound)).rejects.toEqual(refusal('BONUS_REMAINING'));
    });
  });

  describe('of all', () => {
    test('first moves the whole balance of each game to the wallet', async () => {
      await fund(db, member, 70_01n, NOW, 'PG');
      await fund(db, member, 30_00n, NOW, 'UFABET');
      await expect(ways.withdrawAll(600_02n)).rejects.toEqual(refusal('MONEY_NOT_ENOUGH'));
      await ways.withdrawAll(600_01n);
      expect(await held()).toEqual({ WALLET: 0n, PG: 0n, UFABET: 0n });
      expect((await moves()).sort()).toEqual(['transfer 3000', 'transfer 7001', 'withdraw-reserve 60001']);
    });

    test('needs only the providers of games with a balance', async () => {
      await fund(db, member, 70_00n, NOW, 'PG');
      const attempt = (down: string) => ways.withdrawAll(100_00n, member, { isUp: (game) => game !== down });
      await expect(attempt('PG')).rejects.toEqual(refusal('TRANSFER_FAIL'));
      expect(await held()).toEqual({ WALLET: 500_00n, PG: 70_00n, UFABET: 0n });
      await attempt('UFABET');
      expect(await held()).toEqual({ WALLET: 470_00n, PG: 0n, UFABET: 0n });
    });
  });

  describe('that is decided', () => {
    test('is paid from the bank if it is approved', async () => {
      const [pending, bank] = [await balanceOf('withdrawals-pending'), await balanceOf('bank')];
      await ways.withdraw(200_00n);
      await decideWithdrawal(db, await idOf(), 'approved', addMs(NOW, MINUTE));
      expect(await held()).toMatchObject({ WALLET: 300_00n });
      expect(await balanceOf('withdrawals-pending')).toBe(pending);
      expect(await balanceOf('bank')).toBe(bank + 200_00n);
      expect(await moves()).toEqual(['withdraw-reserve 20000', 'withdraw-pay 20000']);
      expect(await line()).toMatchObject({
        status: 'SUCCESS',
        outcome: 'approved',
        decided_at: addMs(NOW, MINUTE),
      });
      expect(await shown()).toMatchObject({
        status: 'SUCCESS',
        creditedAt: addMs(NOW, MINUTE).toISOString(),
      });
    });

    test('is returned to the wallet if it is refused', async () => {
      const [pending, bank] = [await balanceOf('withdrawals-pending'), await balanceOf('bank')];
      await ways.withdraw(200_00n);
      await decideWithdrawal(db, await idOf(), 'refused', addMs(NOW, MINUTE));
      expect(await held()).toMatchObject({ WALLET: 500_00n });
      expect([await balanceOf('withdrawals-pending'), await balanceOf('bank')]).toEqual([pending, bank]);
      expect(await moves()).toEqual(['withdraw-reserve 20000', 'reversal 20000']);
      expect(await shown()).not.toHaveProperty('creditedAt');
      expect(await line()).toMatchObject({
        status: 'FAILED',
        outcome: 'refused',
        decided_at: addMs(NOW, MINUTE),
      });
    });

    test.each(['approved', 'refused'] as const)(
      'stays as it is: there is none left to be %s',
      async (decision) => {
        await ways.withdraw(200_00n);
        const id = await idOf();
        await decideWithdrawal(db, id, 'approved', NOW);
        await expect(decideWithdrawal(db, id, decision, NOW)).rejects.toEqual(refusal('NO_DATA'));
        await dueApprovals(db).settle(id, NOW);
        expect(await moves()).toEqual(['withdraw-reserve 20000', 'withdraw-pay 20000']);
      },
    );
  });

  test('is approved when it is due, if nobody decided it', async () => {
    await ways.withdraw(200_00n);
    const id = await idOf();
    const own = async () => (await dueApprovals(db).waiting()).filter((due) => due.id === id);
    expect(await own()).toEqual([{ id, at: addMs(NOW, 2 * MINUTE) }]);
    await dueApprovals(db).settle(id, addMs(NOW, 2 * MINUTE));
    expect(await line()).toMatchObject({ status: 'SUCCESS', outcome: 'approved' });
    expect(await own()).toEqual([]);
  });
});
