import type { Db } from '../db/db';
import { maybeOne } from '../db/db';
import { houseAccount, memberAccount } from '../ledger/accounts';
import { move, post } from '../ledger/post';
import type { Currency } from '../markets/market';
import { convert } from '../money/currencies';
import type { Minor } from '../money/minor-units';

/** The share of each stake of an invited friend. */
const PER_CENT = 1n;

/** Records an invite reward and credits the account from which the inviter can claim it. */
export async function recordReward(
  tx: Db,
  inviter: { readonly id: string; readonly market: string; readonly currency: Currency },
  inviteeId: string,
  amount: Minor,
  at: Date,
): Promise<void> {
  const fund = await houseAccount(tx, inviter, 'invite-fund');
  const { id: account } = await memberAccount(tx, inviter.id, 'invite');
  const transactionId = await post(tx, {
    market: inviter.market,
    currency: inviter.currency,
    kind: 'invite',
    memberId: inviter.id,
    at,
    ...move(fund, account, amount),
  });
  await tx.query(
    `insert into invite_reward (inviter_id, invitee_id, amount, transaction_id, created_at)
     values ($1, $2, $3, $4, $5)`,
    [inviter.id, inviteeId, amount, transactionId, at],
  );
}

/** Credits the member's inviter with their share of a stake, in the inviter's currency. */
export async function rewardInviter(tx: Db, memberId: string, stake: Minor, at: Date): Promise<void> {
  const inviter = await maybeOne<{
    id: string;
    market: string;
    currency: Currency;
    played_in: Currency;
  }>(
    tx,
    `select i.id, i.market, i.currency, m.currency as played_in
     from member m join member i on i.id = m.invited_by where m.id = $1`,
    [memberId],
  );
  if (!inviter) return;
  const share = convert((stake * PER_CENT) / 100n, inviter.played_in, inviter.currency);
  if (share > 0n) await recordReward(tx, inviter, memberId, share, at);
}
