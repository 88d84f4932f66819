import {
  getWallet,
  listStatement,
  refreshSlots,
  transfer,
  transferAll,
  type Wallet,
} from '@member-wallet/api-sdk';
import { currencyOf } from '#/market/currency';
import type { Currency } from '#/market/market';
import { useMarket } from './market-provider';
import { useAction } from './use-action';
import { type Read, useRead } from './use-read';

export const useWallet = (): Read<Wallet> => useRead(getWallet, undefined);

/** The currency of the member's wallet; the market's own until the wallet is here, or where it does not say. */
export function useCurrency(): Currency {
  const market = useMarket();
  const { data } = useWallet();
  return currencyOf(market, data?.profile.currency);
}

/** What every movement of money makes stale. */
export const MONEY_READS = [getWallet, listStatement] as const;

export const useTransfer = () => useAction(transfer, { refreshes: MONEY_READS });

/** Moves every balance to one game account. */
export const useTransferAll = () => useAction(transferAll, { refreshes: MONEY_READS });

/** Has the server ask every game for its balance, then reads the wallet again. */
export const useRefreshBalances = () => useAction(refreshSlots, { refreshes: [getWallet] });
