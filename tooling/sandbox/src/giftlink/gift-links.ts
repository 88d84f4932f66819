import { randomBytes } from 'node:crypto';
import type { Db } from '../db/db';
import { maybeOne } from '../db/db';
import { Refusal } from '../http/refusal';
import type { Member } from '../members/member';
import type { Minor } from '../money/minor-units';
import { creditDeposit } from '../wallet/deposit';
import { decryptLink } from './decrypt';

/** The URL of the mobile wallet's gift links. It is never requested. */
const HOST = 'gift.truemoney.com';
/** The formats in which the mobile wallet's app shares a link. */
const PATH = /^\/campaign(?:\/voucher_detail)?\/?$/;
const CODE = /^[0-9A-Za-z]{18,64}$/;

/** The code of a gift link; undefined for any other text. */
function giftCode(text: string): string | undefined {
  if (!URL.canParse(text.trim())) return undefined;
  const address = new URL(text.trim());
  const code = address.searchParams.get('v') ?? '';
  const fits =
    address.protocol === 'https:' &&
    address.host.replace(/^www\./, '') === HOST &&
    PATH.test(address.pathname) &&
    CODE.test(code);
  return fits ? code : undefined;
}

/** Creates a gift link. @param spentElsewhere if true, it is refused when it is redeemed here */
export async function mintGiftLink(
  db: Db,
  market: string,
  amount: Minor,
  spentElsewhere: boolean,
  now: Date,
): Promise<string> {
  const code = randomBytes(16).toString('hex');
  await db.query(
    'insert into gift_link (market, code, amount, spent_elsewhere, created_at) values ($1, $2, $3, $4, $5)',
    [market, code, amount, spentElsewhere, now],
  );
  return `https://${HOST}/campaign/?v=${code}`;
}

/**
 * Credits the amount of an encrypted gift link. Of parallel redemptions, one is credited.
 * @throws Refusal TRUELINK_INVALID for a text that is not a gift link, and for a link that is unknown or was redeemed
 *   elsewhere; TRUELINK_DUPLICATE for one that was redeemed here
 */
export async function redeemGiftLink(
  tx: Db,
  member: Member,
  cipher: string,
  passphrase: string,
  now: Date,
): Promise<Minor> {
  const code = giftCode(decryptLink(cipher, passphrase) ?? '');
  if (code === undefined) throw new Refusal('TRUELINK_INVALID');
  const gift = await maybeOne<{ amount: bigint; spent_elsewhere: boolean; redeemed_by: string | null }>(
    tx,
    `select amount, spent_elsewhere, redeemed_by from gift_link
     where market = $1 and code = $2 for update`,
    [member.market, code],
  );
  if (!gift || gift.spent_elsewhere) throw new Refusal('TRUELINK_INVALID');
  if (gift.redeemed_by !== null) throw new Refusal('TRUELINK_DUPLICATE');
  const { transactionId } = await creditDeposit(tx, member, gift.amount, now, {
    from: 'TRUEWALLET',
    house: 'gift-clearing',
  });
  await tx.query(
    'update gift_link set redeemed_by = $3, transaction_id = $4 where market = $1 and code = $2',
    [member.market, code, member.id, transactionId],
  );
  return gift.amount;
}
