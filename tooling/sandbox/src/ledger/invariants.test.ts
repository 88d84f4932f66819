/** @starts databases */
import { openStore } from '../db/open-store';
import type { Store } from '../db/db';
import { one } from '../db/db';
import { seed } from '../seeds/seed';
import { onEveryStore } from '../testing/every-store';
import { copyFor } from '../testing/seeded';
import { rowsHandled } from '../testing/plan';
import { BEGIN_CHECK, checkInvariants, invariantQueries } from './invariants';
import { fill } from '../scale/fill';

const ANY_WALLET = "(select min(id) from ledger_account where kind = 'wallet' and balance > 0)";
const LAST_MOVE = '(select max(id) from ledger_transaction)';
const ENTRIES = (credits: string): string =>
  `create or replace view ledger_entry as
     select id as transaction_id, source as account_id, -amount as amount from ledger_transaction
     union all select id, target, amount from ledger_transaction ${credits}`;

/** Disables the triggers, so that rules can be broken. */
const withoutTriggers = (table: string, statement: string): string =>
  `alter table ${table} disable trigger user; ${statement}; alter table ${table} enable trigger user`;

interface Breach {
  readonly what: string;
  readonly breaks: string;
  readonly repairs: string;
  /** The number of rows by broken rule. */
  readonly broken: readonly (readonly [rule: string, times: number])[];
}

const breaches: readonly Breach[] = [
  {
    what: 'a move without its second entry',
    breaks: ENTRIES(`where id <> ${LAST_MOVE}`),
    repairs: ENTRIES(''),
    broken: [
      ['every transaction balances and has entries', 1],
      ['debits equal credits in every currency', 1],
      ['every balance is the sum of its entries', 1],
    ],
  },
  {
    what: 'a balance that no entry explains',
    breaks: withoutTriggers(
      'ledger_account',
      `update ledger_account set balance = balance + 1 where id = ${ANY_WALLET}`,
    ),
    repairs: withoutTriggers(
      'ledger_account',
      `update ledger_account set balance = balance - 1 where id = ${ANY_WALLET}`,
    ),
    broken: [['every balance is the sum of its entries', 1]],
  },
  {
    what: 'a member in debt',
    breaks: withoutTriggers(
      'ledger_account',
      `update ledger_account set min_balance = -1, balance = -1
       where id = (select min(id) from ledger_account where kind = 'invite' and balance = 0)`,
    ),
    repairs: withoutTriggers(
      'ledger_account',
      "update ledger_account set min_balance = 0, balance = 0 where kind = 'invite' and balance = -1",
    ),
    broken: [
      ['every balance is the sum of its entries', 1],
      ['no member account is below zero', 1],
    ],
  },
  {
    what: 'a move that says another currency than its accounts',
    breaks: withoutTriggers(
      'ledger_transaction',
      `update ledger_transaction set currency = 'XXX' where id = (select max(id) from ledger_transaction where kind = 'transfer')`,
    ),
    repairs: withoutTriggers(
      'ledger_transaction',
      `update ledger_transaction t set currency = a.currency from ledger_account a
       where a.id = t.source and t.currency = 'XXX'`,
    ),
    broken: [['entries stay within one market and currency', 2]],
  },
  {
    what: 'a withdrawal that is forgotten while its money is reserved',
    breaks:
      "update withdrawal set decided_at = now(), outcome = 'refused' where id = (select min(id) from withdrawal where decided_at is null)",
    repairs:
      'update withdrawal set decided_at = null, outcome = null where id = (select min(id) from withdrawal where decided_at is not null)',
    broken: [['what is reserved for withdrawals is what waits to be decided', 1]],
  },
  {
    what: 'a slip that paid another amount than it says',
    breaks:
      "update slip set amount = amount + 1 where id = (select min(id) from slip where status = 'SUCCESS')",
    repairs:
      "update slip set amount = amount - 1 where id = (select min(id) from slip where status = 'SUCCESS')",
    broken: [['every QR code, gift link and slip that was paid stands in the ledger with its amount', 1]],
  },
];

onEveryStore('the check of the ledger', (place) => {
  let db: Store;
  beforeAll(async () => {
    const copy = await copyFor(place);
    db = await openStore({ dataDir: null, databaseUrl: place.databaseUrl, reset: false, copy });
    await seed(db, new Date());
  });
  afterAll(() => db.close());

  test('finds no broken rule for the demo members, and sums by market and currency', async () => {
    const { ok, checks, totals } = await checkInvariants(db);
    expect(checks.filter((check) => !check.ok || check.broken !== 0)).toEqual([]);
    expect(ok).toBe(true);
    expect(checks.map(({ name }) => name)).toEqual([
      'every transaction balances and has entries',
      'debits equal credits in every currency',
      'every balance is the sum of its entries',
      'no member account is below zero',
      'entries stay within one market and currency',
      'what is reserved for withdrawals is what waits to be decided',
      'every QR code, gift link and slip that was paid stands in the ledger with its amount',
      'every mark of a statement counts the lines before it',
    ]);
    expect(totals.map(({ market, currency }) => `${market} ${currency}`)).toEqual([
      'la LAK',
      'la THB',
      'th THB',
    ]);
    for (const { transactions, entries, debits, credits } of totals) {
      expect(entries).toBe(2 * transactions);
      expect(transactions).toBeGreaterThan(0);
      expect(debits).toMatch(/^[1-9]\d+$/);
      expect(credits).toBe(debits);
    }
  });

  test.each(breaches)('sees $what', async ({ breaks, repairs, broken }) => {
    await db.script(breaks);
    try {
      const { ok, checks } = await checkInvariants(db);
      expect(ok).toBe(false);
      expect(checks.filter((check) => !check.ok).map(({ name, broken: times }) => [name, times])).toEqual(
        broken,
      );
    } finally {
      await db.script(repairs);
    }
    expect((await checkInvariants(db)).ok).toBe(true);
  });

  test('reads everything in one snapshot', async () => {
    let isolation: unknown;
    const watched: Store = {
      ...db,
      transaction: (work) =>
        db.transaction(async (tx) => {
          const done = await work(tx);
          isolation = await one(tx, 'show transaction_isolation');
          return done;
        }),
    };
    await checkInvariants(watched);
    expect(isolation).toEqual({ transaction_isolation: 'repeatable read' });
  });

  test('takes time in proportion to the ledger: it has no lookup per row', async () => {
    const entries = 12_000;
    const scale = { members: 500, moves: entries / 2, busy: 1, busyMoves: 1000, passwordHash: '-' };
    await fill(db, scale, new Date());
    await db.transaction(async (tx) => {
      await tx.script(BEGIN_CHECK);
      for (const sql of invariantQueries) {
        const [row] = await tx.query<{ 'QUERY PLAN': readonly { readonly Plan: unknown }[] }>(
          `explain (analyze, timing off, format json) ${sql}`,
        );
        expect(rowsHandled(row?.['QUERY PLAN'][0]?.Plan)).toBeLessThan(12 * entries);
      }
    });
    expect((await checkInvariants(db)).ok).toBe(true);
  });
});
