import type { Market } from '../../markets';
import { jsonInit } from '../network/fetch-json';
import { callSandbox } from './operator';

type MarketId = Market['words']['market'];

const callConsole = (path: string, body?: unknown): Promise<unknown> =>
  callSandbox(`/console/${path}`, body === undefined ? undefined : jsonInit('POST', body));

/** Pays the member's open QR code, as the member's bank would. */
export async function payQr(phone: string): Promise<void> {
  const codes = (await callConsole('qr-codes')) as { id: string; phone: string }[];
  const code = codes.find((each) => each.phone === phone);
  if (!code) throw new Error(`${phone} has no open code`);
  await callConsole('qr-payments', { id: code.id });
}

export async function giftLink(market: MarketId, amount: number, spent = false): Promise<string> {
  const { link } = (await callConsole('gift-links', { market, amount, spent })) as { link: string };
  return link;
}

/** A slip's picture; `kind` selects a defect. */
export async function slipPicture(
  market: MarketId,
  phone: string,
  amount: number,
  kind = 'good',
): Promise<Buffer> {
  const { picture } = (await callConsole('slips', { market, phone, amount, kind })) as { picture: string };
  return Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64');
}

/** Approves or refuses the member's newest withdrawal. */
export async function decideWithdrawal(phone: string, decision: 'approved' | 'refused'): Promise<void> {
  const { withdrawals } = (await callConsole('overview')) as { withdrawals: { id: number; phone: string }[] };
  const own = withdrawals.filter((each) => each.phone === phone).at(-1);
  if (!own) throw new Error(`${phone} has no withdrawal to decide`);
  await callConsole('withdrawals', { id: own.id, decision });
}
