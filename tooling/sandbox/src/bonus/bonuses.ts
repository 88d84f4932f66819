import type { Bonus } from '@member-wallet/api-sdk';
import type { Db } from '../db/db';
import { maybeOne, one } from '../db/db';
import { Refusal } from '../http/refusal';
import { lockAccounts, readAccounts } from '../ledger/accounts';
import type { Market } from '../markets/market';
import type { Member } from '../members/member';
import { recordStatement } from '../statement/statement';
import { activeBonus, expectNoBonus, grantBonus, canEnd, totalOf } from './grant';
import { bonusOffers, offerOf, promotionOf } from './offers';
import type { BonusOffer, Promotion } from './offers';
import { countedSince } from './period';

interface Receipt {
  readonly id: bigint;
  readonly code: string;
  readonly received_at: Date;
  readonly ended_at: Date | null;
}

const isOriginal = (code: string): boolean => bonusOffers.some((offer) => offer.code === code);

/** The market's bonus offers and the copies that the member received, each with its receipts, oldest first. */
export async function listBonuses(db: Db, market: Market, memberId: string): Promise<readonly Bonus[]> {
  const receipts = await db.query<Receipt>(
    `select id, code, received_at, ended_at from member_bonus
     where member_id = $1 and origin = 'bonus' order by received_at, id`,
    [memberId],
  );
  const copies = new Set(receipts.map(({ code }) => code).filter((code) => !isOriginal(code)));
  const offers = [...bonusOffers, ...[...copies].flatMap((code) => offerOf(code) ?? [])];
  return offers.map(({ code, type, maxReceived, percentFail, texts }) => {
    const own = receipts.filter((receipt) => receipt.code === code);
    return {
      code,
      type,
      maxReceived,
      percentFail,
      banners: texts[market.id].map((html, index) => ({
        image: `/api/art/bonuses/${code}-${index + 1}.svg`,
        html,
      })),
      userBonus: own[0]
        ? {
            _id: String(own[0].id),
            isActive: own.some((receipt) => receipt.ended_at === null),
            received: own.map((receipt) => ({ updatedAt: receipt.received_at.toISOString() })),
          }
        : null,
    };
  });
}

async function expectAvailable(tx: Db, market: Market, member: Member, offer: BonusOffer, now: Date) {
  if (offer.maxReceived !== null) {
    const { count } = await one<{ count: number }>(
      tx,
      `select count(*)::int as count from member_bonus
       where member_id = $1 and code = $2 and origin = 'bonus' and received_at >= $3`,
      [member.id, offer.code, countedSince(offer.type, now)],
    );
    if (count >= offer.maxReceived) throw new Refusal('BONUS_MAX_CLAIMED');
  }
  if (offer.quota === null) return;
  // Serialises claims of this offer, so that the last one goes to one member only.
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 2))', [`${market.id} ${offer.code}`]);
  const { count } = await one<{ count: number }>(
    tx,
    `select count(*)::int as count from member_bonus b join member m on m.id = b.member_id
     where m.market = $1 and b.code = $2 and b.origin = 'bonus'`,
    [market.id, offer.code],
  );
  if (count >= offer.quota) throw new Refusal('BONUS_FULL');
}

/** Plain text for the statement. */
const plainText = (html: string): string => /<h3>(.*?)<\/h3>/.exec(html)?.[1] ?? html.replace(/<[^>]*>/g, '');

/**
 * Gives a bonus to the member, in the caller's transaction.
 * @throws Refusal NO_DATA for an unknown code, BONUS_ALREADY_ACTIVE, BONUS_REMAINING, BONUS_MAX_CLAIMED,
 *   BONUS_FULL
 */
export async function activateBonus(
  tx: Db,
  market: Market,
  member: Member,
  code: string,
  now: Date,
): Promise<void> {
  const offer = offerOf(code);
  if (!offer) throw new Refusal('NO_DATA');
  await lockAccounts(tx, member.id);
  await expectNoBonus(tx, member.id, code);
  await expectAvailable(tx, market, member, offer, now);
  const description = plainText(offer.texts[market.id][0] ?? code);
  await grantBonus(tx, member, { ...offer, origin: 'bonus', description }, now);
}

/** @throws Refusal NO_DATA where none is active, BONUS_CONDITION while its conditions remain */
export async function expectCanEnd(db: Db, memberId: string) {
  const bonus = await activeBonus(db, memberId);
  if (!bonus) throw new Refusal('NO_DATA');
  const total = totalOf(await readAccounts(db, memberId));
  if (!(await canEnd(db, memberId, bonus, total))) throw new Refusal('BONUS_CONDITION');
  return bonus;
}

/** Ends the active bonus. Its money stays in the wallet. @throws as expectCanEnd */
export async function clearBonus(tx: Db, member: Member, now: Date): Promise<void> {
  await lockAccounts(tx, member.id);
  const bonus = await expectCanEnd(tx, member.id);
  await tx.query('update member_bonus set ended_at = $2 where id = $1', [bonus.id, now]);
  await recordStatement(tx, member.id, {
    type: 'finish_bonus',
    from: null,
    to: null,
    amount: bonus.amount,
    status: 'SUCCESS',
    at: now,
    transactionId: null,
    detail: { [bonus.origin]: { description: bonus.code } },
  });
}

/** @throws Refusal NO_PROMOTION */
export function expectPromotion(code: string): Promotion {
  const promotion = promotionOf(code);
  if (!promotion) throw new Refusal('NO_PROMOTION');
  return promotion;
}

/** @throws Refusal NO_PROMOTION, PROMOTION_RECEIVED, BONUS_ALREADY_ACTIVE, BONUS_REMAINING */
export async function activatePromotion(
  tx: Db,
  market: Market,
  member: Member,
  code: string,
  now: Date,
): Promise<void> {
  const promotion = expectPromotion(code);
  await lockAccounts(tx, member.id);
  const received = await maybeOne(
    tx,
    "select 1 from member_bonus where member_id = $1 and code = $2 and origin = 'promotion'",
    [member.id, code],
  );
  if (received) throw new Refusal('PROMOTION_RECEIVED');
  const description = plainText(promotion.description[market.id]);
  await grantBonus(tx, member, { ...promotion, origin: 'promotion', type: 'promotion', description }, now);
}
