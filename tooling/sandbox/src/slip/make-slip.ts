import type { SlipReason } from '@member-wallet/api-sdk';
import { randomBytes } from 'node:crypto';
import { MINUTE, addMs } from '../clock';
import type { Db } from '../db/db';
import { Refusal } from '../http/refusal';
import type { Market } from '../markets/market';
import type { Member } from '../members/member';
import type { Minor } from '../money/minor-units';
import { toDecimal } from '../money/minor-units';
import { miniQrPayload } from './mini-qr';
import { MINUTES_TO_UPLOAD } from './slip-file';
import { drawSlip, drawTooSmall } from './slip-picture';

/** Kinds of slip that the console creates: a valid one, or one with a problem. */
export const slipKinds = [
  'good',
  'wrong-destination',
  'other-sender',
  'old',
  'misread',
  'unknown-reference',
  'not-a-slip',
  'no-code',
  'too-small',
  'captcha',
  'file-lost',
  'reader-failed',
] as const;
export type SlipKind = (typeof slipKinds)[number];

const READER_ERRORS: Readonly<Partial<Record<SlipKind, SlipReason>>> = {
  captcha: 'TRIPPLE_WRONG_CAPTCHA',
  'file-lost': 'UPLOADED_FILE_NOT_EXIST',
  'reader-failed': 'UNKNOW_ERROR',
};

/** A sending bank's number on Thai slips; any will do. */
const SENDING_BANK = '004';

const withBrokenChecksum = (payload: string): string =>
  `${payload.slice(0, -4)}${payload.endsWith('0000') ? '1111' : '0000'}`;

/**
 * Simulates a bank transfer from the member to the operator, and draws its slip.
 * @throws Refusal NO_BANK if the market accepts no transfers in the member's currency
 */
export async function makeSlip(
  db: Db,
  market: Market,
  member: Member,
  amount: Minor,
  kind: SlipKind,
  now: Date,
): Promise<{ readonly reference: string; readonly picture: Buffer }> {
  const account = market.deposit.accounts.find(({ currency }) => currency === member.currency);
  if (!account) throw new Refusal('NO_BANK');
  const reference = randomBytes(10).toString('hex').toUpperCase();
  const sentAt = addMs(now, -MINUTE * (kind === 'old' ? 2 * MINUTES_TO_UPLOAD : 1));
  const to = kind === 'wrong-destination' ? '9990001112' : account.number;
  const from = kind === 'other-sender' ? '1112223334' : member.bankAccountNo;
  if (kind !== 'unknown-reference') {
    await db.query(
      `insert into bank_transfer
         (market, reference, amount, currency, from_account, to_account, sent_at, reader_error)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [market.id, reference, amount, member.currency, from, to, sentAt, READER_ERRORS[kind] ?? null],
    );
  }
  if (kind === 'too-small') return { reference, picture: drawTooSmall() };
  const payload = miniQrPayload(SENDING_BANK, reference);
  const lines = [
    'NOT A REAL TRANSFER',
    `FROM ${from}`,
    `TO ${to}`,
    `AMOUNT ${toDecimal(amount)} ${member.currency}`,
    `AT ${sentAt.toISOString().slice(0, 16)}Z`,
    `REF ${reference}`,
  ];
  const codes: Partial<Record<SlipKind, string | null>> = {
    'no-code': null,
    'not-a-slip': 'https://wallet.example/',
    misread: withBrokenChecksum(payload),
  };
  return {
    reference,
    picture: drawSlip({ lines, payload: kind in codes ? (codes[kind] ?? null) : payload }),
  };
}
