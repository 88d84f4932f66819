import type { MinimumSetting } from '#/market/market';

/**
 * What the operator decides about deposits when the app is built. Minimums are in major units; null is the
 * market's own.
 */
export interface DepositSettings extends Readonly<Record<MinimumSetting, number | null>> {
  readonly qrValidityMinutes: number;
  /** The daily window without slip upload, as HH:mm in Bangkok time. */
  readonly slipClosed: { readonly from: string; readonly to: string } | null;
  /** What gift links are encrypted with, as the backend knows it. Everybody who has the page can read it. */
  readonly giftLinkPassphrase: string;
}
