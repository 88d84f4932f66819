import { transfer, transferAll } from '@member-wallet/api-sdk';
import { useMoneyWrite } from './use-money-write';
import { MONEY_READS } from './use-wallet';

export const useTransfer = () =>
  useMoneyWrite(transfer, {
    place: 'transfer',
    refreshes: MONEY_READS,
    amountOf: ({ amount }) => amount,
    whenBusy: 'give-up',
  });

/** Transfers the whole balance of the main wallet to one game account; other game accounts keep theirs. */
export const useTransferAll = () =>
  useMoneyWrite(transferAll, { place: 'transfer', refreshes: MONEY_READS, whenBusy: 'give-up' });
