import type { Slip } from '@member-wallet/api-sdk';
import { slipReasons, type SlipReason } from '@member-wallet/api-sdk';
import { imageAddress } from '#/components/media/image-address';
import { fromWire, type Minor } from '#/money/minor';
import { type Progress, progressOf } from './statement-view';

/** Where the picture of a slip is: at an address, to be requested by reference, or nowhere. */
export type SlipPicture = { readonly address: string } | { readonly reference: string } | null;

export interface SlipView {
  /** Null unless it is above 0. */
  readonly amount: Minor | null;
  readonly progress: Progress;
  /** Why it was refused; null for a reason without a text. */
  readonly reason: `slip.${SlipReason}` | null;
  readonly picture: SlipPicture;
}

const isReason = (note: string | undefined): note is SlipReason =>
  (slipReasons as readonly (string | undefined)[]).includes(note);

function pictureOf({ link, reference }: Slip): SlipPicture {
  const address = imageAddress(link);
  if (address !== null) return { address };
  const asked = reference?.trim();
  return asked ? { reference: asked } : null;
}

export function slipView(slip: Slip): SlipView {
  const amount = fromWire(slip.amount);
  const note = slip.note?.trim();
  return {
    amount: amount !== null && amount > 0 ? amount : null,
    progress: progressOf(slip.status),
    reason: isReason(note) ? `slip.${note}` : null,
    picture: pictureOf(slip),
  };
}
