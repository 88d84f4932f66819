import type { Db } from '../db/db';
import { houseAccount, readAccounts } from '../ledger/accounts';
import type { Member } from '../members/member';
import { inCurrency } from '../money/currencies';

/** The types of the lines, in turn. Money arrives before it leaves. */
const CYCLE = /* sql */ `(values
  (0, 'deposit', 'SUCCESS', 'bank', 'wallet', 1000),
  (1, 'deposit', 'SUCCESS', 'bank', 'wallet', 2000),
  (2, 'transfer', 'SUCCESS', 'wallet', 'game', 500),
  (3, 'deposit', 'FAILED', null, null, 3000),
  (4, 'transfer', 'SUCCESS', 'game', 'wallet', 250),
  (5, 'bonus', 'SUCCESS', 'bonus', 'wallet', 100),
  (6, 'finish_bonus', 'SUCCESS', null, null, 100),
  (7, 'withdraw', 'FAILED', null, null, 4000)
) line (turn, type, status, source, target, satang)`;

/** One line every three minutes: 10,000 lines are three weeks. */
const LINES_SQL = /* sql */ `
with account (name, id) as (values ('bank', $6::bigint), ('bonus', $7), ('wallet', $8), ('game', $9)),
line as (
  select n, type, status, source.id as source, target.id as target, satang * $5::bigint as amount,
    $3::timestamptz - (($2::integer - n) * interval '3 minutes') as at
  from generate_series(0, $2::integer - 1) n
  join ${CYCLE} on line.turn = n % 8
  left join account source on source.name = line.source
  left join account target on target.name = line.target
),
moved as (
  insert into ledger_transaction (market, currency, kind, member_id, created_at, source, target, amount)
  select $10, $11, type, $1, at, source, target, amount from line where source is not null order by n
  returning id, created_at
)
insert into statement_entry (member_id, type, source, destination, amount, status, transaction_id, created_at)
select $1, type, case type when 'deposit' then $4 when 'withdraw' then 'WALLET' end,
  case type when 'withdraw' then $4 else 'WALLET' end, amount, status, moved.id, at
from line left join moved on moved.created_at = line.at
where type <> 'transfer' order by n`;

/** Adds lines of every type, with their money, in one SQL statement: one per line would take minutes. */
export async function growStatement(tx: Db, member: Member, count: number, now: Date): Promise<void> {
  const { wallet, games } = await readAccounts(tx, member.id);
  const [game] = games.values();
  await tx.query(LINES_SQL, [
    member.id,
    count,
    now,
    member.bankCode,
    inCurrency(1n, member.currency),
    await houseAccount(tx, member, 'bank'),
    await houseAccount(tx, member, 'bonus'),
    wallet.id,
    game?.id ?? null,
    member.market,
    member.currency,
  ]);
}
