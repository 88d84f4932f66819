import { type Slip, type SlipReason, slipReasons } from '@member-wallet/api-sdk';
import { type Progress, progressOf } from '#/data/statement/progress';
import { imageAddress } from '#/components/media/image-address';
import { parseInstant } from '#/dates/instant';
import type { TextFunction } from '#/i18n/text-types';
import { fromWire, type Minor } from '#/money/minor';

/** The picture of a slip: its URL, or the reference with which the URL is requested; null for none. */
export type SlipPicture = { readonly address: string } | { readonly reference: string } | null;

interface SlipView {
  /** Null unless it is above 0. */
  readonly amount: Minor | null;
  readonly progress: Progress;
  /** Why it was refused; null if the server sends no reason, or one that this build does not know. */
  readonly reason: SlipReason | null;
  readonly picture: SlipPicture;
  readonly reference: string | null;
}

function pictureOf({ link }: Slip, reference: string | null): SlipPicture {
  const address = imageAddress(link);
  if (address !== null) return { address };
  return reference === null ? null : { reference };
}

export function slipView(slip: Slip): SlipView {
  const amount = fromWire(slip.amount);
  const note = slip.note?.trim();
  const reference = slip.reference?.trim() || null;
  return {
    amount: amount !== null && amount > 0 ? amount : null,
    progress: progressOf(slip.status),
    reason: slipReasons.find((known) => known === note) ?? null,
    picture: pictureOf(slip, reference),
    reference,
  };
}

/** The reason in parentheses, to follow the status of a refused slip; null if there is none. */
export const reasonText = (t: TextFunction, reason: SlipReason | null): string | null =>
  reason && `(${t(`slip.${reason}`)})`;

/** Identifies a slip by time and reference, because slips have no id. */
export const slipKey = (slip: Slip): string => `${slip.createdAt} ${slip.reference ?? ''}`;

/** How long a refused slip is pointed out, in milliseconds. Older ones have probably been settled otherwise. */
const NEWS_MS = 3 * 24 * 60 * 60 * 1000;

/**
 * The newest slip, if it was refused recently and has not been viewed. Otherwise null, even if an older one was refused.
 * @param slips the newest first
 * @param seen the key of the refused slip that was last viewed
 */
export function refusedSlip(slips: readonly Slip[], seen: string | null, now: number): Slip | null {
  const [newest] = slips;
  if (!newest || progressOf(newest.status) !== 'failed' || slipKey(newest) === seen) return null;
  const at = parseInstant(newest.createdAt);
  return at !== undefined && now - at < NEWS_MS ? newest : null;
}
