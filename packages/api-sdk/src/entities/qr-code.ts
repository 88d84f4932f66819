import * as z from 'zod/mini';
import { accept } from '../schema/accept';
import { amountSchema } from '../schema/amount';
import { flagSchema } from '../schema/flag';
import { neededTextSchema } from '../schema/needed-text';
import { lazy } from '../schema/lazy';
import type { Open } from '../schema/open';
import { orNull } from '../schema/or-null';

/** The provider that issues a QR code for a deposit. */
export type QrProvider = Open<'KBANK' | 'WW' | 'PAYTIMZ'>;

/** A QR code to pay, or why there is none. */
export interface QrCode {
  /** Identifies the code in deleteQrCode. Null when there is no code. */
  readonly qrcodeId?: string | null | undefined;
  readonly hasQrcode: boolean;
  /** The image's markup (SVG or HTML). Sanitise it, or show it in an `img` element. */
  readonly qrcode?: string | null | undefined;
  /** Major units. */
  readonly amount?: number | null | undefined;
  /** The expiry: an ISO date-time or the seconds left. The specification does not say which. */
  readonly expireIn?: string | number | null | undefined;
  /** Why there is no code. */
  readonly message?: string | null | undefined;
}

const readExpiry = (value: unknown): string | number | undefined =>
  typeof value === 'string' || typeof value === 'number' ? value : undefined;

export const qrCodeSchema = /* @__PURE__ */ lazy<QrCode>(() =>
  z.looseObject({
    qrcodeId: orNull(neededTextSchema()),
    hasQrcode: flagSchema(),
    qrcode: orNull(z.string()),
    amount: orNull(amountSchema()),
    expireIn: orNull(accept(readExpiry, 'other', { type: ['string', 'number'] })),
    message: orNull(z.string()),
  }),
);
