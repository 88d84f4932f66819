import { getWithdrawLimits, withdrawAll } from '@member-wallet/api-sdk';
import { useMoneyWrite } from '#/data/write/use-money-write';
import { useRead } from '#/data/read/use-read';
import { MONEY_READS } from './use-wallet';

export const useWithdrawLimits = () => useRead(getWithdrawLimits, undefined);

/** Empties the game accounts into the wallet, then requests the withdrawal. */
export const useWithdrawAll = () =>
  useMoneyWrite(withdrawAll, {
    place: 'withdraw',
    refreshes: MONEY_READS,
    words: { name: 'records.type.withdraw', done: 'withdraw.done' },
    amountOf: ({ amount }) => amount,
    whenBusy: 'give-up',
  });
