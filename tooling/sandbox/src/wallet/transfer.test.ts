/** @starts databases */
import type { Db, Store } from '../db/db';
import { one } from '../db/db';
import { openStore } from '../db/open-store';
import type { Refusal } from '../http/refusal';
import { readAccounts } from '../ledger/accounts';
import { checkInvariants } from '../ledger/invariants';
import { marketOf } from '../markets/markets';
import type { Member } from '../members/member';
import { onEveryStore } from '../testing/every-store';
import { fund, newMember } from '../testing/new-member';
import { copyFor } from '../testing/seeded';
import type { KeyedRequest } from './idempotency';
import type { TransferRequest } from './transfer';
import { amountOf, transfer } from './transfer';

const NOW = new Date('2026-01-31T09:30:00Z');
const market = marketOf('th');
const allUp = { isUp: (_game: string) => true };
/** The providers of these games are down. */
const down = (...games: readonly string[]) => ({ isUp: (game: string) => !games.includes(game) });
const refusal = (code: string) => expect.objectContaining({ name: 'Refusal', code }) as Refusal;

test.each([
  [1, 100n],
  [0.01, 1n],
  [0, 0n],
])('the amount %p is %p satang', (wire, minor) => {
  expect(amountOf(wire)).toBe(minor);
});

test.each([1.005, '1', null, undefined, Number.NaN])('%p is no amount', (wire) => {
  expect(() => amountOf(wire)).toThrow(refusal('KEY_INVALID'));
});

onEveryStore('a transfer', (place) => {
  let db: Store;
  let member: Member;
  beforeAll(async () => {
    const copy = await copyFor(place);
    db = await openStore({ dataDir: null, databaseUrl: place.databaseUrl, reset: false, copy });
  });
  beforeEach(async () => {
    member = await newMember(db, NOW);
    await fund(db, member, 500_00n, NOW);
    await fund(db, member, 60_00n, NOW, 'PG');
  });
  afterAll(async () => {
    const { checks } = await checkInvariants(db);
    await db.close();
    expect(checks.filter(({ ok }) => !ok)).toEqual([]);
  });

  const requestOf = (move: TransferRequest, key?: string): KeyedRequest => ({
    memberId: member.id,
    key,
    operationId: 'transfer',
    input: { from: move.from, to: move.to, amount: String(move.amount) },
    now: NOW,
  });
  const make = (
    move: TransferRequest,
    { key, providers = allUp }: { key?: string; providers?: typeof allUp } = {},
  ) => transfer(db, market, requestOf(move, key), move, providers);
  const held = async () => {
    const { wallet, games } = await readAccounts(db, member.id);
    return { WALLET: wallet.balance, PG: games.get('PG')?.balance, UFABET: games.get('UFABET')?.balance };
  };
  const BEFORE = { WALLET: 500_00n, PG: 60_00n, UFABET: 0n };
  const lines = () =>
    db.query(
      `select kind, amount from ledger_transaction where member_id = $1 and kind <> 'deposit' order by id`,
      [member.id],
    );

  test.each([
    ['into a game', 'WALLET', 'PG', 1_00n, { WALLET: 499_00n, PG: 61_00n, UFABET: 0n }],
    ['out of it, to the last satang', 'PG', 'WALLET', 60_00n, { WALLET: 560_00n, PG: 0n, UFABET: 0n }],
    ['from game to game', 'PG', 'UFABET', 2_50n, { WALLET: 500_00n, PG: 57_50n, UFABET: 2_50n }],
  ])('goes %s', async (_, from, to, amount, after) => {
    expect(await make({ from, to, amount })).toEqual({ message: 'OK' });
    expect(await held()).toEqual(after);
  });

  test('of the whole balance returns its amount', async () => {
    expect(await make({ from: 'WALLET', to: 'PG', amount: null })).toEqual({ message: 'OK', amount: 500 });
    expect(await held()).toEqual({ WALLET: 0n, PG: 560_00n, UFABET: 0n });
  });

  test.each([
    ['less than one unit', 'WALLET', 'PG', 99n, 'TRANSFER_MINIMUM'],
    ['a satang more than there is', 'WALLET', 'PG', 500_01n, 'MONEY_NOT_ENOUGH'],
    ['all of nothing', 'UFABET', 'WALLET', null, 'MONEY_NOT_ENOUGH'],
    ['the wallet to itself', 'WALLET', 'WALLET', 1_00n, 'KEY_INVALID'],
    ['a game to itself', 'PG', 'PG', 1_00n, 'KEY_INVALID'],
    ['out of an unknown game', 'NOPE', 'WALLET', 1_00n, 'NO_GAME'],
    ['into an unknown game', 'WALLET', 'NOPE', 1_00n, 'NO_GAME'],
    ['into a game that is not active', 'WALLET', 'BETFLIX', 1_00n, 'SLOT_NO_ACCOUNT'],
  ])('refuses %s', async (_, from, to, amount, code) => {
    await expect(make({ from, to, amount })).rejects.toEqual(refusal(code));
    expect(await held()).toEqual(BEFORE);
    expect(await lines()).toEqual([]);
  });

  describe('while a game’s provider is down', () => {
    test.each([
      ['into it', 'WALLET', 'PG'],
      ['out of it', 'PG', 'WALLET'],
      ['from it to another', 'PG', 'UFABET'],
      ['from another to it', 'UFABET', 'PG'],
    ])('%s: the money is returned, and the ledger has both postings', async (_, from, to) => {
      await fund(db, member, 1_00n, NOW, 'UFABET');
      await expect(make({ from, to, amount: 1_00n }, { providers: down('PG') })).rejects.toEqual(
        refusal('TRANSFER_FAIL'),
      );
      expect(await held()).toEqual({ ...BEFORE, UFABET: 1_00n });
      expect(await lines()).toEqual([
        { kind: 'transfer', amount: 1_00n },
        { kind: 'reversal', amount: 1_00n },
      ]);
    });

    test('repeats its refusal for the same key without another posting', async () => {
      const move = { from: 'WALLET', to: 'PG', amount: 1_00n };
      const failing = () => make(move, { key: 'failing', providers: down('PG') });
      await expect(failing()).rejects.toEqual(refusal('TRANSFER_FAIL'));
      await expect(failing()).rejects.toEqual(refusal('TRANSFER_FAIL'));
      expect(await lines()).toHaveLength(2);
    });

    test.each([['another game', { from: 'WALLET', to: 'UFABET', amount: 1_00n }, { message: 'OK' }]])(
      'goes into %s all the same',
      async (_, move, answer) => {
        expect(await make(move, { providers: down('PG') })).toEqual(answer);
      },
    );

    test('is checked for its own errors first', async () => {
      const providers = down('PG');
      const attempt = (from: string, to: string, amount: bigint) => make({ from, to, amount }, { providers });
      await expect(attempt('PG', 'PG', 1_00n)).rejects.toEqual(refusal('KEY_INVALID'));
      await expect(attempt('WALLET', 'PG', 500_01n)).rejects.toEqual(refusal('MONEY_NOT_ENOUGH'));
      expect(await lines()).toEqual([]);
    });
  });

  describe('with a key', () => {
    const move = { from: 'WALLET', to: 'PG', amount: 10_00n };

    test('is made once, and its response repeated', async () => {
      const first = await make(move, { key: 'once' });
      expect(await make(move, { key: 'once' })).toEqual(first);
      expect(await held()).toMatchObject({ WALLET: 490_00n });
    });

    test('is refused if the key was used for another transfer', async () => {
      await make(move, { key: 'other' });
      await expect(make({ ...move, amount: 11_00n }, { key: 'other' })).rejects.toEqual(
        refusal('KEY_INVALID'),
      );
      expect(await held()).toMatchObject({ WALLET: 490_00n });
    });

    test('repeats its refusal', async () => {
      const much = { ...move, amount: 700_00n };
      await expect(make(much, { key: 'kept' })).rejects.toEqual(refusal('MONEY_NOT_ENOUGH'));
      await fund(db, member, 1000_00n, NOW);
      await expect(make(much, { key: 'kept' })).rejects.toEqual(refusal('MONEY_NOT_ENOUGH'));
      const { body } = await one<{ body: object }>(
        db,
        "select body from idempotent_answer where key = 'kept'",
      );
      expect(body).toEqual({ code: 'MONEY_NOT_ENOUGH' });
    });
  });
});

describe('errors of the database', () => {
  const request: KeyedRequest = { memberId: 'm', key: undefined, operationId: 'x', input: {}, now: NOW };
  const move: TransferRequest = { from: 'WALLET', to: 'PG', amount: 1_00n };
  /** A store with the same answer to every query. */
  const storeOf = (answer: () => Promise<object[]>): Store => {
    const handle: Db = {
      query: answer as Db['query'],
      script: () => Promise.resolve(),
      transaction: (work) => work(handle),
    };
    return { ...handle, kind: 'pglite', close: () => Promise.resolve() };
  };
  const thrown = (error: object) => storeOf(() => Promise.reject(error as Error));

  test('refuses with MONEY_NOT_ENOUGH if the balance was spent after it was read', async () => {
    const spent = thrown({ constraint: 'balance_not_negative' });
    await expect(transfer(spent, market, request, move, allUp)).rejects.toEqual(refusal('MONEY_NOT_ENOUGH'));
  });

  test('passes on any other error', async () => {
    const gone = { constraint: 'entries_accounts' };
    await expect(transfer(thrown(gone), market, request, move, allUp)).rejects.toBe(gone);
  });

  test.each([
    ['up', allUp],
    ['down', down('PG')],
  ])('an answer that is neither done nor refused is an error, with the provider %s', async (_, providers) => {
    const nothing = storeOf(() =>
      Promise.resolve([{ refused: null, transaction_id: null, in_flight: false, request_hash: null }]),
    );
    await expect(transfer(nothing, market, request, move, providers)).rejects.toThrow(
      'A move that was neither done nor refused',
    );
  });
});
