/** In major units, as it is set: one number for every currency, such as '30', or by currency: 'LAK 20000, BAHT 30'. */
type MinimumSetting = string;

/** What the operator decides about deposits when the app is built. A minimum that is null is the product's own. */
export interface DepositSettings {
  readonly qrMinimum: MinimumSetting | null;
  readonly wwMinimum: MinimumSetting | null;
  readonly paytimzMinimum: MinimumSetting | null;
  readonly qrValidityMinutes: number;
  /** The daily window without slip upload, as HH:mm in Bangkok time. */
  readonly slipClosed: { readonly from: string; readonly to: string } | null;
  readonly giftLinkHosts: readonly string[];
  /** What gift links are encrypted with, as the backend knows it. Everybody who has the page can read it. */
  readonly giftLinkPassphrase: string;
}
