import { getWithdrawLimits, withdrawAll } from '@member-wallet/api-sdk';
import { useAction } from './use-action';
import { useRead } from './use-read';
import { MONEY_READS } from './use-wallet';

export const useWithdrawLimits = () => useRead(getWithdrawLimits, undefined);

/** Empties the game accounts into the wallet, then asks for the withdrawal. */
export const useWithdrawAll = () => useAction(withdrawAll, { refreshes: MONEY_READS });
