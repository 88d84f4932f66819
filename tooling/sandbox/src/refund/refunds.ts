import { ZONE, isSameDay } from '../bangkok-time';
import { activeBonus } from '../bonus/grant';
import type { Db } from '../db/db';
import { maybeOne, one } from '../db/db';
import { Refusal } from '../http/refusal';
import { houseAccount, lockAccounts, memberAccount, openMemberAccount } from '../ledger/accounts';
import { move, post } from '../ledger/post';
import type { MarketId } from '../markets/market';
import type { Member } from '../members/member';
import type { Minor } from '../money/minor-units';
import { toMajor } from '../money/minor-units';
import { pageBounds, recordStatement } from '../statement/statement';
import { WALLET } from '../wallet/transfer';

/** The share of each day's net loss. Days with a net win do not reduce it. */
const PER_CENT = 10n;

const DESCRIPTION: Readonly<Record<MarketId, string>> = { th: 'คืนยอดเสีย', la: 'ຄືນຍອດເສຍ' };

type Owner = Pick<Member, 'id' | 'market' | 'currency'>;

interface Accrued {
  readonly amount: Minor;
  /** The last round included; null if none was ever played. */
  readonly through: bigint | null;
}

/** The cashback accrued since the last receipt. */
async function accrued(db: Db, memberId: string): Promise<Accrued> {
  const row = await one<{ lost: bigint; through: bigint | null }>(
    db,
    `select coalesce(sum(lost), 0)::bigint as lost,
            (select max(id) from game_round where member_id = $1) as through
     from (
       select sum(stake - payout)::bigint as lost from game_round
       where member_id = $1
         and id > coalesce((select max(through_round) from refund_claim where member_id = $1), 0)
       group by (played_at at time zone '${ZONE}')::date
     ) days where lost > 0`,
    [memberId],
  );
  return { amount: (row.lost * PER_CENT) / 100n, through: row.through };
}

interface Claims {
  readonly count: number;
  readonly last: Date | null;
}

const claimsOf = (db: Db, memberId: string): Promise<Claims> =>
  one<Claims>(
    db,
    'select count(*)::int as count, max(created_at) as last from refund_claim where member_id = $1',
    [memberId],
  );

const receivedToday = ({ last }: Claims, now: Date): boolean => last !== null && isSameDay(last, now);

/** Cashback that was received and not yet moved to the wallet. */
async function waiting(db: Db, memberId: string): Promise<Minor> {
  const account = await maybeOne<{ balance: bigint }>(
    db,
    "select balance from ledger_account where member_id = $1 and kind = 'cashback'",
    [memberId],
  );
  return account?.balance ?? 0n;
}

/** The cashback that can be received now, and the cashback received before. */
export async function checkRefund(db: Db, memberId: string, now: Date) {
  const [{ amount }, claims, received] = [
    await accrued(db, memberId),
    await claimsOf(db, memberId),
    await waiting(db, memberId),
  ];
  return {
    result: amount > 0n && !receivedToday(claims, now),
    bonus: toMajor(received),
    info: { percent: Number(PER_CENT), receivedToday: receivedToday(claims, now) },
    refundAmount: toMajor(amount),
    refundSuccess: claims.count,
    refundFail: 0,
  };
}

/** Credits the member's cashback account. @returns the transaction's id */
export async function grantCashback(tx: Db, member: Owner, amount: Minor, at: Date): Promise<bigint> {
  await openMemberAccount(tx, member, 'cashback');
  const fund = await houseAccount(tx, member, 'cashback-fund');
  const own = await memberAccount(tx, member.id, 'cashback');
  return post(tx, {
    market: member.market,
    currency: member.currency,
    kind: 'cashback',
    memberId: member.id,
    at,
    ...move(fund, own.id, amount),
  });
}

/**
 * Receives the accrued cashback into the member's cashback account, in the caller's transaction. Once a day.
 * @throws Refusal NO_REFUND if nothing was ever played, REFUND_MINIMUM, REFUND_CONDITION
 */
export async function receiveRefund(tx: Db, member: Owner, at: Date): Promise<Minor> {
  await lockAccounts(tx, member.id);
  const { amount, through } = await accrued(tx, member.id);
  if (through === null) throw new Refusal('NO_REFUND');
  if (amount === 0n) throw new Refusal('REFUND_MINIMUM');
  if (receivedToday(await claimsOf(tx, member.id), at)) throw new Refusal('REFUND_CONDITION');
  const transactionId = await grantCashback(tx, member, amount, at);
  await tx.query(
    `insert into refund_claim (member_id, amount, through_round, transaction_id, created_at)
     values ($1, $2, $3, $4, $5)`,
    [member.id, amount, through, transactionId, at],
  );
  return amount;
}

/** Moves received cashback to the wallet. @throws Refusal BONUS_REMAINING, NO_REFUND if there is none */
export async function addRefundToWallet(tx: Db, market: MarketId, member: Owner, at: Date): Promise<Minor> {
  const { wallet } = await lockAccounts(tx, member.id);
  if (await activeBonus(tx, member.id)) throw new Refusal('BONUS_REMAINING');
  const amount = await waiting(tx, member.id);
  if (amount === 0n) throw new Refusal('NO_REFUND');
  const own = await memberAccount(tx, member.id, 'cashback');
  const transactionId = await post(tx, {
    market: member.market,
    currency: member.currency,
    kind: 'cashback',
    memberId: member.id,
    at,
    ...move(own.id, wallet.id, amount),
  });
  await recordStatement(tx, member.id, {
    type: 'bonus',
    from: null,
    to: WALLET,
    amount,
    status: 'SUCCESS',
    at,
    transactionId,
    detail: { refund: { description: DESCRIPTION[market] } },
  });
  return amount;
}

/** One page of receipts, newest first. @throws Refusal KEY_INVALID */
export async function listRefunds(db: Db, memberId: string, page: number, limit: number) {
  const bounds = pageBounds(page, limit);
  const { count } = await claimsOf(db, memberId);
  const rows = await db.query<{ amount: bigint; created_at: Date }>(
    `select amount, created_at from refund_claim where member_id = $1
     order by created_at desc, id desc limit $2 offset $3`,
    [memberId, bounds.limit, bounds.offset],
  );
  return {
    total: count,
    refunds: rows.map((row) => ({
      refundAmount: toMajor(row.amount),
      createdAt: row.created_at.toISOString(),
    })),
  };
}
