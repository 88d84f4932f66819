import { MEMBER_ID } from './fill-members';

/** The moves of a member's history, in turn. Money arrives before it leaves. */
const CYCLE = `(values
  (0, 'deposit', 'bank', 'wallet', 1000),
  (1, 'transfer', 'wallet', 'game', 500),
  (2, 'transfer', 'game', 'wallet', 250),
  (3, 'deposit', 'bank', 'wallet', 2000),
  (4, 'transfer', 'wallet', 'game', 300)
) line (turn, kind, source, target, amount)`;

/** Every query of this file has the house accounts by name as `$1`, in JSON. */
const HOUSE = `(select key as name, value::bigint as id from json_each_text($1::json)) house`;

/**
 * Inserts `$4` moves for each of the members `$2` to `$3`, in turn. `$5` is the instant of the last one, `$6` the
 * milliseconds between two moves of a member.
 */
const MOVES = `
  insert into ledger_transaction (market, currency, kind, member_id, created_at, source, target, amount)
  select 'th', 'THB', line.kind, m.id,
    $5::timestamptz - (($4::integer - nth) * $6::bigint + n % 1000) * interval '1 millisecond',
    case line.source when 'bank' then house.id when 'wallet' then w.id else g.id end,
    case line.target when 'wallet' then w.id else g.id end, line.amount
  from generate_series(0, $4::integer - 1) nth
  cross join generate_series($2::integer, $3::integer) n
  join ${CYCLE} on line.turn = nth % 5
  join lateral (select ${MEMBER_ID('n')} as id) m on true
  join ledger_account w on w.member_id = m.id and w.kind = 'wallet'
  join ledger_account g on g.member_id = m.id and g.kind = 'game'
  join ${HOUSE} on house.name = 'bank'
  order by nth, n`;

/** For the transactions after `$1`. */
const DEPOSIT_LINES = `
  insert into statement_entry (member_id, type, source, destination, amount, status, transaction_id, created_at)
  select member_id, 'deposit', 'SCB', 'WALLET', amount, 'SUCCESS', id, created_at
  from ledger_transaction where kind = 'deposit' and id > $1 order by id`;

/** A transaction of one account of each tenth of `$2` members with a house account, for what refers to one. */
const ofSome = (
  kind: string,
  account: string,
  house: string,
  isIncome: boolean,
  isWanted: string,
): string => `
  insert into ledger_transaction (market, currency, kind, member_id, created_at, source, target, amount)
  select 'th', 'THB', '${kind}', a.member_id, $3::timestamptz,
    ${isIncome ? 'house.id, a.id' : 'a.id, house.id'}, 100
  from generate_series(1, $2::integer) n
  join ledger_account a on a.member_id = ${MEMBER_ID('n')} and a.kind = '${account}'
  join ${HOUSE} on house.name = '${house}'
  where ${isWanted}`;

const OTHER_MOVES: readonly string[] = [
  ofSome('invite', 'invite', 'invite-fund', true, 'n % 10 = 0'),
  ofSome('cashback', 'cashback', 'cashback-fund', true, 'n % 2 = 0'),
  ofSome('withdraw-reserve', 'wallet', 'withdrawals-pending', false, 'n % 10 = 0'),
];

/** Rows that refer to the transactions after `$1`. */
const REFERRERS: readonly string[] = [
  `insert into invite_reward (inviter_id, invitee_id, amount, transaction_id, created_at)
   select member_id, member_id, amount, id, created_at from ledger_transaction where kind = 'invite' and id > $1`,
  `insert into refund_claim (member_id, amount, through_round, transaction_id, created_at)
   select t.member_id, t.amount, r.id, t.id, t.created_at
   from ledger_transaction t join game_round r on r.member_id = t.member_id
   where t.kind = 'cashback' and t.id > $1`,
  `insert into statement_entry (member_id, type, source, destination, amount, status, transaction_id, created_at)
   select member_id, 'withdraw', 'WALLET', 'SCB', amount, 'SUCCESS', id, created_at
   from ledger_transaction where kind = 'withdraw-reserve' and id > $1`,
  `insert into withdrawal
     (member_id, statement_id, reserve_id, amount, requested_at, decided_at, outcome)
   select member_id, id, transaction_id, amount, created_at, created_at, 'approved' from statement_entry
   where type = 'withdraw' and transaction_id > $1`,
  `insert into ledger_transaction (market, currency, kind, member_id, created_at, source, target, amount)
   select 'th', 'THB', 'withdraw-pay', t.member_id, t.created_at, t.target, bank.id, t.amount
   from ledger_transaction t
   join ledger_account bank on bank.kind = 'bank' and bank.market = 'th' and bank.currency = 'THB'
   where t.kind = 'withdraw-reserve' and t.id > $1`,
];

const BALANCES = `
  update ledger_account a set balance = e.total
  from (select account_id, sum(amount) as total from ledger_entry group by account_id) e
  where e.account_id = a.id`;

/** The marks that reading all statements creates, and one at each newest line. */
const MARKS = `
  insert into statement_mark (member_id, lines, until)
  select member_id, older, created_at from (
    select member_id, created_at,
      rank() over (partition by member_id order by created_at) - 1 as older,
      row_number() over (partition by member_id order by created_at desc) as back
    from (
      select member_id, created_at from statement_entry
      union all select member_id, created_at from ledger_transaction where kind = 'transfer'
    ) line where created_at <= $1
  ) counted where older > 0 and (older % 100 = 0 or back = 1)
  on conflict do nothing`;

export { BALANCES, DEPOSIT_LINES, MARKS, MOVES, OTHER_MOVES, REFERRERS };
