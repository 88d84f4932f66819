import type { Locale } from '@member-wallet/api-sdk';

/** A name in the languages of the product. English is used for languages that are missing. */
export type LocalizedText = { readonly [L in Locale]?: string } & { readonly en: string };

export interface Currency {
  /** Three capital letters, such as 'THB'. */
  readonly code: string;
  /** The backend's code for it. */
  readonly wire: string;
  readonly symbol: string;
  readonly name: LocalizedText;
  /** Decimals that a member may type; amounts are always shown with two. */
  readonly digits: 0 | 2;
  /** Round amounts to offer, in major units, in ascending order. */
  readonly presets: { readonly transfer: readonly number[]; readonly withdraw: readonly number[] };
  readonly deposit: DepositAmounts;
}

/** The providers of QR codes, as named in the API. */
export type QrProvider = 'KBANK' | 'WW' | 'PAYTIMZ';

/**
 * The usual minimums of deposits in a currency, and the amounts to offer, in ascending order, in major units. A usual
 * minimum is a hint: the server decides.
 */
export interface DepositAmounts {
  readonly qr: Readonly<
    Record<QrProvider, { readonly usualMinimum: number; readonly presets: readonly number[] }>
  >;
  /** For transfers to a mobile wallet. */
  readonly usualWalletMinimum: number;
}
