/** What the operator decides about deposits when the app is built. Amounts are in major units. */
export interface DepositSettings {
  /** Null: the market's own minimum. */
  readonly qrMinimum: number | null;
  readonly paytimzMinimum: number | null;
  readonly qrValidityMinutes: number;
  /** The daily window without slip upload, as HH:mm in Bangkok time. */
  readonly slipClosed: { readonly from: string; readonly to: string } | null;
  readonly giftLinkPassphrase: string;
}
