import { activeBonus } from '../bonus/grant';
import { MINUTE, addMs } from '../clock';
import type { Db } from '../db/db';
import { maybeOne, one } from '../db/db';
import { Refusal } from '../http/refusal';
import type { Providers } from '../games/providers';
import { houseAccount, lockAccounts } from '../ledger/accounts';
import { move, post, reverse } from '../ledger/post';
import type { Market } from '../markets/market';
import type { Member } from '../members/member';
import type { Minor } from '../money/minor-units';
import type { WrittenLine } from '../statement/post-line';
import { postLine } from '../statement/post-line';
import type { DueWork } from './scheduler';
import { SWEEP_SIZE } from './scheduler';
import { WALLET } from './transfer';

/** How long after the request an undecided withdrawal is approved. */
const APPROVED_AFTER = 2 * MINUTE;

function checkLimits(market: Market, member: Member, amount: Minor): void {
  const limits = market.withdraw[member.currency];
  if (!limits) throw new Refusal('NO_WALLET');
  if (amount < limits.min) throw new Refusal('TRANSFER_MINIMUM');
  // The catalogue has no code for an amount above the limit; clients know the limit from the lookup.
  if (amount > limits.max) throw new Refusal('KEY_INVALID');
}

/** Withdrawals are refused while a bonus is active. @throws Refusal BONUS_REMAINING */
async function expectNoActiveBonus(tx: Db, member: Member): Promise<void> {
  if (await activeBonus(tx, member.id)) throw new Refusal('BONUS_REMAINING');
}

/** Stores a pending withdrawal whose money is reserved. Without `approveAt`, only the console decides it. */
export const addPendingWithdrawal = (
  tx: Db,
  memberId: string,
  amount: Minor,
  { lineId, transactionId }: WrittenLine,
  at: Date,
  approveAt: Date | null,
): Promise<object[]> =>
  tx.query(
    `insert into withdrawal (member_id, statement_id, reserve_id, amount, requested_at, approve_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [memberId, lineId, transactionId, amount, at, approveAt],
  );

async function reserve(tx: Db, member: Member, wallet: bigint, amount: Minor, at: Date): Promise<void> {
  const pending = await houseAccount(tx, member, 'withdrawals-pending');
  const line = await postLine(
    tx,
    {
      market: member.market,
      currency: member.currency,
      kind: 'withdraw-reserve',
      memberId: member.id,
      at,
      ...move(wallet, pending, amount),
    },
    { type: 'withdraw', from: WALLET, to: member.bankCode, amount, status: 'PENDING' },
  );
  await addPendingWithdrawal(tx, member.id, amount, line, at, addMs(at, APPROVED_AFTER));
}

/**
 * Requests a withdrawal to the member's bank account; the money leaves the wallet at once.
 * @throws Refusal TRANSFER_MINIMUM below the market's limit, KEY_INVALID above it, MONEY_NOT_ENOUGH,
 *   BONUS_REMAINING while a bonus is active
 */
export async function withdraw(
  tx: Db,
  market: Market,
  member: Member,
  amount: Minor,
  at: Date,
): Promise<void> {
  checkLimits(market, member, amount);
  const { wallet } = await lockAccounts(tx, member.id);
  await expectNoActiveBonus(tx, member);
  if (wallet.balance < amount) throw new Refusal('MONEY_NOT_ENOUGH');
  await reserve(tx, member, wallet.id, amount, at);
}

/**
 * The same, after moving the balance of every game to the wallet.
 * @throws Refusal as withdraw, TRANSFER_FAIL when the provider of a game with a balance is down: then nothing
 *   has moved
 */
export async function withdrawAll(
  tx: Db,
  market: Market,
  member: Member,
  amount: Minor,
  providers: Pick<Providers, 'isUp'>,
  at: Date,
): Promise<void> {
  checkLimits(market, member, amount);
  const { wallet, games } = await lockAccounts(tx, member.id);
  await expectNoActiveBonus(tx, member);
  const total = [...games.values()].reduce((sum, game) => sum + game.balance, wallet.balance);
  if (total < amount) throw new Refusal('MONEY_NOT_ENOUGH');
  for (const [code, game] of games) {
    if (game.balance === 0n) continue;
    if (!providers.isUp(code)) throw new Refusal('TRANSFER_FAIL');
    await post(tx, {
      market: member.market,
      currency: member.currency,
      kind: 'transfer',
      memberId: member.id,
      at,
      ...move(game.id, wallet.id, game.balance),
    });
  }
  await reserve(tx, member, wallet.id, amount, at);
}

type Decision = 'approved' | 'refused';

interface PendingWithdrawal {
  readonly statement_id: bigint;
  readonly reserve_id: bigint;
  readonly amount: bigint;
  readonly market: string;
  readonly currency: string;
  readonly member_id: string;
}

/**
 * Pays a withdrawal out, or returns its money. Of parallel decisions, one succeeds.
 * @throws Refusal NO_DATA if there is no pending withdrawal with this id
 */
export function decideWithdrawal(db: Db, id: bigint, decision: Decision, at: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const taken = await maybeOne(
      tx,
      'update withdrawal set decided_at = $2, outcome = $3 where id = $1 and decided_at is null returning 1',
      [id, at, decision],
    );
    if (!taken) throw new Refusal('NO_DATA');
    const found = await one<PendingWithdrawal>(
      tx,
      `select w.statement_id, w.reserve_id, w.amount, w.member_id, t.market, t.currency
       from withdrawal w join ledger_transaction t on t.id = w.reserve_id where w.id = $1`,
      [id],
    );
    if (decision === 'refused') {
      await reverse(tx, found.reserve_id, at);
    } else {
      const pending = await houseAccount(tx, found, 'withdrawals-pending');
      const bank = await houseAccount(tx, found, 'bank');
      await post(tx, {
        market: found.market,
        currency: found.currency,
        kind: 'withdraw-pay',
        memberId: found.member_id,
        at,
        ...move(pending, bank, found.amount),
      });
    }
    await tx.query('update statement_entry set status = $2 where id = $1', [
      found.statement_id,
      decision === 'approved' ? 'SUCCESS' : 'FAILED',
    ]);
  });
}

/** Approves withdrawals that were not decided in time. */
export const dueApprovals = (db: Db): DueWork => ({
  waiting: () =>
    db.query<{ id: bigint; at: Date }>(
      `select id, approve_at as at from withdrawal
       where decided_at is null and approve_at is not null order by approve_at limit ${SWEEP_SIZE}`,
    ),
  settle: (id, now) =>
    db.transaction(async (tx) => {
      // The console or another process may have decided first.
      const open = await maybeOne(
        tx,
        'select 1 from withdrawal where id = $1 and decided_at is null for update skip locked',
        [id],
      );
      if (open) await decideWithdrawal(tx, id, 'approved', now);
    }),
});
