import { transfer, transferAll } from '@member-wallet/api-sdk';
import { useMoneyWrite } from '#/data/write/use-money-write';
import type { WriteWords } from '#/data/write/left-writes';
import { MONEY_READS } from './use-wallet';

const words: WriteWords = { name: 'records.type.transfer', done: 'transfer.done' };

export const useTransfer = () =>
  useMoneyWrite(transfer, {
    place: 'transfer',
    refreshes: MONEY_READS,
    words,
    amountOf: ({ amount }) => amount,
    whenBusy: 'give-up',
  });

/** Transfers the whole balance of the main wallet to one game account; other game accounts keep theirs. */
export const useTransferAll = () =>
  useMoneyWrite(transferAll, { place: 'transfer', refreshes: MONEY_READS, words, whenBusy: 'give-up' });
