import { useMarket } from '#/data/market/market-provider';
import { useCurrency } from '#/data/market/use-currency';
import { currencyNamed } from '#/market/currency';
import type { Currency, Market, QrProvider } from '#/market/market';
import type { DepositSettings } from '#/features/deposit/deposit-settings';
import { type QrAmounts, qrAmounts } from './qr-amounts';

export interface QrDetails {
  readonly provider: QrProvider;
  /** The server's name of the currency; null if it names none. */
  readonly currency: string | null;
}

/** The currency of a code, and the amounts for which one can be created. */
export interface QrTerms extends QrAmounts {
  readonly currency: Currency;
  /** The currency of the member's wallet. */
  readonly own: Currency;
  readonly isOwn: boolean;
}

/** The terms of a code, in the currency that the server names or else in the member's. */
export function qrTerms(
  { provider, currency: named }: QrDetails,
  settings: DepositSettings,
  market: Pick<Market, 'currencies'>,
  own: Currency,
): QrTerms {
  const currency = named === null ? own : currencyNamed(market, named);
  return { currency, own, isOwn: currency === own, ...qrAmounts(provider, settings, currency) };
}

export const useQrTerms = (details: QrDetails, settings: DepositSettings): QrTerms =>
  qrTerms(details, settings, useMarket(), useCurrency());
