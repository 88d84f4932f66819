import { checkInvariants } from '../ledger/invariants';
import { readStatement } from '../statement/statement';
import { onEveryStore } from '../testing/every-store';
import type { Store } from './db';
import { one } from './db';
import { migrate } from './migrate';
import { migrations } from './migrations';
import { openPglite } from './pglite-store';
import { openPostgres } from './postgres-store';

const MEMBER = 'm';
const BEFORE_ONE_ROW = migrations.filter(({ id }) => id < 17);

interface Line {
  readonly type: string;
  readonly source: string | null;
  readonly destination: string | null;
  readonly amount: bigint;
  readonly created_at: Date;
}

onEveryStore('a store of an older build', (place) => {
  let db: Store;
  const balances = () =>
    db.query('select kind, game_code, balance from ledger_account order by kind, game_code nulls first');
  const entries = () =>
    db.query(
      `select e.transaction_id, a.kind, a.game_code, e.amount
       from ledger_entry e join ledger_account a on a.id = e.account_id order by e.transaction_id, e.amount`,
    );
  const move = (from: string, to: string, amount: number, at: string) =>
    one(db, `select made from move_once($1, $2, $3, $4, 1, $5, null, '', $5)`, [
      MEMBER,
      from,
      to,
      amount,
      new Date(at),
    ]);

  beforeAll(async () => {
    db = await (place.databaseUrl === undefined
      ? openPglite(null)
      : openPostgres(place.databaseUrl, { reset: false }));
    await migrate(db, BEFORE_ONE_ROW);
    await db.query(
      `insert into member (id, market, username, name, password_hash, currency, bank_code, bank_account_name,
         bank_account_no, created_at) values ($1, 'th', 'u', 'n', '-', 'THB', 'SCB', 'N', '1', now())`,
      [MEMBER],
    );
    // The house's account before the member's, as an old store has them.
    await db.query(
      `insert into ledger_account (market, currency, kind, member_id, game_code) values
         ('th', 'THB', 'bank', null, null), ('th', 'THB', 'wallet', $1, null), ('th', 'THB', 'game', $1, 'PG')`,
      [MEMBER],
    );
    await db.query(
      `with made as (
         insert into ledger_transaction (market, currency, kind, member_id, created_at)
         values ('th', 'THB', 'deposit', $1, '2026-01-01T00:00:00Z') returning id
       ), line as (
         insert into statement_entry (member_id, type, source, destination, amount, status, transaction_id, created_at)
         select $1, 'deposit', 'SCB', 'WALLET', 50000, 'SUCCESS', id, '2026-01-01T00:00:00Z' from made
       )
       insert into ledger_entry (transaction_id, account_id, amount)
       select made.id, a.id, case a.kind when 'bank' then -50000 else 50000 end
       from made, ledger_account a where a.kind in ('bank', 'wallet')`,
      [MEMBER],
    );
    await move('WALLET', 'PG', 12_345, '2026-01-02T00:00:00Z');
    await move('PG', 'WALLET', 345, '2026-01-03T00:00:00Z');
  });
  afterAll(() => db.close());

  test('keeps every balance, entry and line of the statement, and goes on from there', async () => {
    const held = await balances();
    const written = await entries();
    const lines = await db.query<Line>(
      'select type, source, destination, amount, created_at from statement_entry order by created_at desc',
    );
    expect(written).toHaveLength(6);
    expect(lines).toHaveLength(3);

    await migrate(db);
    expect(await balances()).toEqual(held);
    expect(await entries()).toEqual(written);
    const { total, statements } = await readStatement(db, MEMBER, 1, 10);
    expect(total).toBe(3);
    expect(
      statements.map(({ statementType, from, to, amount, createdAt }) => [
        statementType,
        from,
        to,
        amount,
        createdAt,
      ]),
    ).toEqual(
      lines.map(({ type, source, destination, amount, created_at }) => [
        type,
        source,
        destination,
        Number(amount) / 100,
        created_at.toISOString(),
      ]),
    );

    await move('WALLET', 'PG', 1000, '2026-01-04T00:00:00Z');
    expect((await checkInvariants(db)).checks.filter(({ ok }) => !ok)).toEqual([]);
    expect((await readStatement(db, MEMBER, 1, 10)).statements[0]).toMatchObject({
      from: 'WALLET',
      to: 'PG',
      amount: 10,
      status: 'SUCCESS',
    });
  });
});
