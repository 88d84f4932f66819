import type { Db } from '../db/db';
import { houseAccount, memberAccount } from '../ledger/accounts';
import type { Market } from '../markets/market';
import type { Member } from '../members/member';
import { inCurrency } from '../money/currencies';

/** Prefixes of phone numbers that nothing else in the sandbox creates. A counter follows. */
const PHONE_STARTS: Readonly<Record<Market['id'], string>> = { th: '069', la: '0207' };

const FRIENDS = /* sql */ `
with friend as (
  insert into member (id, market, username, name, password_hash, currency, bank_code, bank_account_name,
    bank_account_no, invited_by, created_at)
  select substr(md5(random()::text), 1, 24), m.market,
    $2 || lpad((many.count + n)::text, 7, '0'),
    m.name || ' ' || n, m.password_hash, m.currency, m.bank_code, 'FRIEND ' || n,
    '77' || lpad((many.count + n)::text, 8, '0'), m.id, $3::timestamptz - n * interval '1 hour'
  from member m, (select count(*) from member) many, generate_series(1, $4::integer) n
  where m.id = $1
  returning id, market, currency, created_at
),
opened as (
  insert into ledger_account (market, currency, kind, member_id)
  select market, currency, kind, id from friend, (values ('wallet'), ('invite')) kinds (kind)
),
paid as (
  insert into ledger_transaction (market, currency, kind, member_id, created_at, source, target, amount)
  select market, currency, 'invite', $1, created_at, $5, $6, $7 from friend
  returning id, created_at, amount
)
insert into invite_reward (inviter_id, invitee_id, amount, transaction_id, created_at)
select $1, friend.id, paid.amount, paid.id, paid.created_at from friend join paid using (created_at)`;

/** Adds invited friends, each with one reward. Their password is the inviter's. */
export async function growInvites(tx: Db, member: Member, count: number, now: Date): Promise<void> {
  await tx.query(FRIENDS, [
    member.id,
    PHONE_STARTS[member.market === 'th' ? 'th' : 'la'],
    now,
    count,
    await houseAccount(tx, member, 'invite-fund'),
    (await memberAccount(tx, member.id, 'invite')).id,
    inCurrency(5_00n, member.currency),
  ]);
}
