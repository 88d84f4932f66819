import { getWithdrawLimits, withdrawAll } from '@member-wallet/api-sdk';
import { useRead } from './use-read';
import { MONEY_READS } from './use-wallet';
import { useWrite } from './use-write';

export const useWithdrawLimits = () => useRead(getWithdrawLimits, undefined);

/** Empties the game accounts into the wallet, then requests the withdrawal. */
export const useWithdrawAll = () => useWrite(withdrawAll, { place: 'withdraw', refreshes: MONEY_READS });
