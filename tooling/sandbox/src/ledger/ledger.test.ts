/** @starts databases */
import type { Store } from '../db/db';
import { one } from '../db/db';
import { openStore } from '../db/open-store';
import { onEveryStore } from '../testing/every-store';
import { newMember } from '../testing/new-member';
import { houseAccount, lockAccounts, memberAccount, openMemberAccount, readAccounts } from './accounts';
import { checkInvariants } from './invariants';
import type { Move, Posting } from './post';
import { move, post, reverse } from './post';

const NOW = new Date('2026-01-31T09:30:00Z');
const THAI = { market: 'th', currency: 'THB' };

onEveryStore('the ledger', (place) => {
  let db: Store;
  let memberId: string;
  let wallet: bigint;
  let game: bigint;
  let bank: bigint;

  const posting = (moved: Move, over: Partial<Posting> = {}): Posting => ({
    ...THAI,
    kind: 'deposit',
    memberId,
    at: NOW,
    ...moved,
    ...over,
  });
  const balance = async (id: bigint): Promise<bigint> =>
    (await one<{ balance: bigint }>(db, 'select balance from ledger_account where id = $1', [id])).balance;

  beforeAll(async () => {
    db = await openStore({ dataDir: null, databaseUrl: place.databaseUrl, reset: false });
    memberId = (await newMember(db, NOW)).id;
    wallet = (await memberAccount(db, memberId, 'wallet')).id;
    game = (await memberAccount(db, memberId, 'game', 'PG')).id;
    bank = await houseAccount(db, THAI, 'bank');
    await post(db, posting(move(bank, wallet, 1000_00n)));
  });
  afterAll(() => db.close());

  test('a posting changes both balances', async () => {
    const before = await balance(wallet);
    await post(db, posting(move(wallet, game, 100_10n), { kind: 'transfer' }));
    await post(db, posting(move(game, wallet, 33_33n), { kind: 'transfer' }));
    expect(await balance(wallet)).toBe(before - 66_77n);
    expect(await balance(game)).toBe(66_77n);
  });

  test.each([
    ['of nothing', () => move(wallet, bank, 0n), 'amount_above_zero'],
    ['below nothing', () => move(wallet, bank, -1n), 'amount_above_zero'],
    ['from an account to itself', () => move(wallet, wallet, 1n), 'entries_accounts'],
    ['from an account that is not there', () => move(10n ** 15n, wallet, 1n), 'entries_accounts'],
    ['to an account that is not there', () => move(wallet, 10n ** 15n, 1n), 'entries_accounts'],
    ['beyond the balance', () => move(wallet, game, 10n ** 12n), 'balance_not_negative'],
  ])('refuses a posting %s', async (_, moved, constraint) => {
    const before = await balance(wallet);
    await expect(post(db, posting(moved()))).rejects.toMatchObject({ constraint });
    expect(await balance(wallet)).toBe(before);
  });

  test('refuses entries in an account of another currency', async () => {
    const kip = await houseAccount(db, { market: 'la', currency: 'LAK' }, 'bank');
    await expect(post(db, posting(move(kip, wallet, 5n)))).rejects.toMatchObject({
      constraint: 'entries_accounts',
    });
  });

  test.each([
    ['update ledger_transaction set amount = amount + 1', 'ledger_immutable'],
    ["update ledger_transaction set kind = 'other'", 'ledger_immutable'],
    ['truncate ledger_transaction cascade', 'ledger_immutable'],
    ['delete from ledger_transaction', 'ledger_immutable'],
    ['delete from ledger_account', 'ledger_immutable'],
    ['update ledger_account set balance = balance + 1', 'balance_by_entries'],
    ["update ledger_account set currency = 'LAK'", 'balance_by_entries'],
    ["update ledger_account set min_balance = -1 where kind = 'wallet'", 'balance_by_entries'],
    [
      "insert into ledger_account (market, currency, kind) values ('th', 'THB', 'wallet')",
      'member_kind_has_member',
    ],
    [
      "insert into ledger_account (market, currency, kind, member_id) select 'th', 'THB', 'game', max(id) from member",
      'game_kind_has_game',
    ],
    [
      "insert into ledger_account (market, currency, kind, balance) values ('th', 'THB', 'prize', 1)",
      'balance_by_entries',
    ],
  ])('refuses: %s', async (statement, constraint) => {
    await expect(db.query(statement)).rejects.toMatchObject({ constraint });
  });

  test('refuses to reverse an unknown transaction', async () => {
    await expect(reverse(db, 10n ** 15n, NOW)).rejects.toThrow('Expected a row');
  });

  test('opens one house account per kind, market and currency, even if several need it at once', async () => {
    const places = [
      [THAI, 'prize'],
      [THAI, 'cashback-fund'],
      [{ market: 'la', currency: 'THB' }, 'prize'],
      [{ market: 'la', currency: 'LAK' }, 'prize'],
    ] as const;
    const ask = () => Promise.all(places.map(([owner, kind]) => houseAccount(db, owner, kind)));
    const opened = await ask();
    expect(new Set(opened).size).toBe(4);
    expect(await ask()).toEqual(opened);
  });

  test('opening an account again changes nothing', async () => {
    const before = await memberAccount(db, memberId, 'game', 'PG');
    await openMemberAccount(db, { ...THAI, id: memberId }, 'game', 'PG');
    expect(await memberAccount(db, memberId, 'game', 'PG')).toEqual(before);
  });

  test('reads a member’s wallet and game accounts, with and without a lock', async () => {
    const { id, balance: held } = await memberAccount(db, memberId, 'wallet');
    const accounts = await readAccounts(db, memberId);
    expect(accounts.wallet).toEqual({ id, balance: held });
    expect(accounts.games.get('PG')).toEqual(await memberAccount(db, memberId, 'game', 'PG'));
    expect([...accounts.games.keys()].sort()).toEqual(['HUAYHD', 'PG', 'UFABET']);
    expect(await db.transaction((tx) => lockAccounts(tx, memberId))).toEqual(accounts);
  });

  test('an unknown member has no accounts', async () => {
    await expect(readAccounts(db, 'nobody')).rejects.toThrow('A member without a wallet');
    await expect(memberAccount(db, 'nobody', 'wallet')).rejects.toThrow('Expected a row');
  });

  test('a transaction is reversed once', async () => {
    const before = await balance(wallet);
    const id = await post(db, posting(move(wallet, game, 5_00n)));
    await reverse(db, id, NOW);
    expect(await balance(wallet)).toBe(before);
    await expect(reverse(db, id, NOW)).rejects.toThrow(/unique|duplicate/);
  });

  test('an exception rolls the transaction back', async () => {
    const before = await balance(wallet);
    const work = db.transaction(async (tx) => {
      await post(tx, posting(move(bank, wallet, 7_00n)));
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await balance(wallet)).toBe(before);
  });

  test('refuses the store’s own handle inside a transaction', async () => {
    const work = db.transaction(async () => db.query('select 1'));
    await expect(work).rejects.toThrow(/handle of the running transaction/);
  });

  test('simultaneous moves in both directions neither deadlock nor lose money', async () => {
    const total = (await balance(wallet)) + (await balance(game));
    const swap = (from: bigint, to: bigint) =>
      db.transaction(async (tx) => {
        await lockAccounts(tx, memberId);
        await post(tx, posting(move(from, to, 1n), { kind: 'deposit' }));
      });
    await Promise.all(
      Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? swap(wallet, game) : swap(game, wallet))),
    );
    expect((await balance(wallet)) + (await balance(game))).toBe(total);
  });

  test('the check passes, and finds a broken rule', async () => {
    expect((await checkInvariants(db)).ok).toBe(true);
    const pending = await houseAccount(db, THAI, 'withdrawals-pending');
    await post(db, posting(move(wallet, pending, 1n)));
    const report = await checkInvariants(db);
    const broken = report.checks.filter((check) => !check.ok);
    expect(broken.map((check) => [check.name, check.broken])).toEqual([
      ['what is reserved for withdrawals is what waits to be decided', 1],
    ]);
    expect(report.ok).toBe(false);
    const thai = report.totals.find((total) => total.currency === 'THB');
    expect(thai?.debits).toBe(thai?.credits);
    expect(Number(thai?.entries)).toBeGreaterThan(80);
  });
});
