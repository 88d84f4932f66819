/** In major units: one number for every currency, or one by the code of a currency. */
export type MinimumSetting = number | Readonly<Record<string, number>>;

/** What the operator decides about deposits when the app is built. A minimum that is null is the currency's own. */
export interface DepositSettings {
  readonly qrMinimum: MinimumSetting | null;
  readonly paytimzMinimum: MinimumSetting | null;
  readonly qrValidityMinutes: number;
  /** The daily window without slip upload, as HH:mm in Bangkok time. */
  readonly slipClosed: { readonly from: string; readonly to: string } | null;
  readonly giftLinkHosts: readonly string[];
  /** What gift links are encrypted with, as the backend knows it. Everybody who has the page can read it. */
  readonly giftLinkPassphrase: string;
}
