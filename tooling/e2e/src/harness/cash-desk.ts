import type { Market } from '../markets';
import { json } from './ask-at';
import { ask } from './operator';

type MarketId = Market['words']['market'];

const desk = (path: string, body?: unknown): Promise<unknown> =>
  ask(`/console/${path}`, body === undefined ? undefined : json('POST', body));

/** Pays the member's open QR code, as their bank would after the scan. */
export async function payQr(phone: string): Promise<void> {
  const codes = (await desk('qr-codes')) as { id: string; phone: string }[];
  const code = codes.find((each) => each.phone === phone);
  if (!code) throw new Error(`${phone} has no open code`);
  await desk('qr-payments', { id: code.id });
}

export async function giftLink(amount: number, spent = false): Promise<string> {
  const { link } = (await desk('gift-links', { market: 'th', amount, spent })) as { link: string };
  return link;
}

/** The picture of a slip; the kind says what is wrong with it. */
export async function slipPicture(
  market: MarketId,
  phone: string,
  amount: number,
  kind = 'good',
): Promise<Buffer> {
  const { picture } = (await desk('slips', { market, phone, amount, kind })) as { picture: string };
  return Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64');
}

/** Decides the member's newest withdrawal. */
export async function decideWithdrawal(phone: string, decision: 'approved' | 'refused'): Promise<void> {
  const { withdrawals } = (await desk('overview')) as { withdrawals: { id: number; phone: string }[] };
  const own = withdrawals.filter((each) => each.phone === phone).at(-1);
  if (!own) throw new Error(`${phone} has no withdrawal to decide`);
  await desk('withdrawals', { id: own.id, decision });
}
