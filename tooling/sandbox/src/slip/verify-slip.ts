import type { SlipReason } from '@member-wallet/api-sdk';
import { MINUTE, addMs } from '../clock';
import type { Market } from '../markets/market';
import type { Member } from '../members/member';
import type { Minor } from '../money/minor-units';
import { readMiniQr } from './mini-qr';
import type { ReadPicture } from './read-picture';
import { MINUTES_TO_UPLOAD } from './slip-file';

/** A transfer between the simulated banks. */
export interface BankTransfer {
  readonly amount: Minor;
  readonly currency: string;
  readonly from: string;
  readonly to: string;
  readonly sentAt: Date;
  readonly readerError: SlipReason | null;
  /** Whether another slip of this transfer was credited. */
  readonly isUsed: boolean;
}

type PictureVerdict =
  | { readonly ok: true; readonly reference: string }
  | { readonly ok: false; readonly reason: SlipReason };

/** Checks the picture alone. */
export function verifyPicture(picture: ReadPicture): PictureVerdict {
  if (picture.found === 'invalid-size') return { ok: false, reason: 'IMG_SIZE_UNABLE_TO_PROCESS' };
  if (picture.found === 'no-code') return { ok: false, reason: 'CANNOT_READ_CROPPED_IMAGE' };
  const code = readMiniQr(picture.payload);
  if (code.is === 'slip') return { ok: true, reference: code.reference };
  return { ok: false, reason: code.is === 'unstable' ? 'UNSTABLE_REFNO_ON_SLIP' : 'INVALID_SLIP' };
}

/** The reason not to credit a transfer to this member; null if there is none. */
export function verifyTransfer(
  transfer: BankTransfer | undefined,
  market: Market,
  member: Pick<Member, 'currency' | 'bankAccountNo'>,
  uploadedAt: Date,
): SlipReason | null {
  if (!transfer) return 'INVALID_SLIP';
  if (transfer.readerError !== null) return transfer.readerError;
  if (transfer.isUsed) return 'SLIP_REFNO_DUPLICATED';
  const isOurs = market.deposit.accounts.some(
    ({ number, currency }) => number === transfer.to && currency === transfer.currency,
  );
  if (!isOurs || transfer.currency !== member.currency) return 'DEST_ACC_INVALID';
  if (transfer.from !== member.bankAccountNo) return 'NOT_MATCH';
  return uploadedAt > addMs(transfer.sentAt, MINUTES_TO_UPLOAD * MINUTE) ? 'EXPIRED_SLIP' : null;
}
