import { getWallet, listStatement, refreshSlots, type Wallet } from '@member-wallet/api-sdk';
import { type Read, type ReadOptions, useRead } from '#/data/read/use-read';
import { useWrite } from '#/data/write/use-write';

export const useWallet = (options?: ReadOptions): Read<Wallet> => useRead(getWallet, undefined, options);

/** The reads that every transaction makes stale. */
export const MONEY_READS = [getWallet, listStatement] as const;

/** Makes the server fetch the balance of every game, then refreshes the wallet. */
export const useRefreshBalances = () => useWrite(refreshSlots, { place: 'load', refreshes: [getWallet] });
