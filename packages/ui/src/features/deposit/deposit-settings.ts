/** Where the deposit dialog opens: at the list of methods, the slip form, or the method with this key. */
export type DepositStart = 'list' | 'slip' | { readonly method: string };

/** In major units: one number for all currencies, such as '30', or one per currency: 'LAK 20000, BAHT 30'. */
type MinimumSetting = string;

/** The build settings about deposits. If a minimum is null, the product's default applies. */
export interface DepositSettings {
  readonly qrMinimum: MinimumSetting | null;
  readonly wwMinimum: MinimumSetting | null;
  readonly paytimzMinimum: MinimumSetting | null;
  readonly qrValidityMinutes: number;
  /** The daily window without slip upload, as HH:mm in Bangkok time. */
  readonly slipClosed: { readonly from: string; readonly to: string } | null;
  readonly giftLinkHosts: readonly string[];
  /** The passphrase that encrypts gift links, shared with the backend. Not a secret: it is in the page's code. */
  readonly giftLinkPassphrase: string;
}
