import {
  addRefundToWallet,
  checkRefund,
  listRefunds,
  receiveRefund,
  type RefundList,
} from '@member-wallet/api-sdk';
import { type PagedRead, type Paging, usePagedRead } from '#/data/read/use-paged-read';
import { useMoneyWrite } from '#/data/write/use-money-write';
import { NOT_YET, useRead } from '#/data/read/use-read';
import { MONEY_READS } from '#/data/money/use-wallet';

const REFUNDS = { pageSize: 10, rowsOf: ({ refunds }: RefundList) => refunds };

export const useRefundCheck = (wanted: boolean) => useRead(checkRefund, wanted ? undefined : NOT_YET);

export const useRefunds = (paging: Paging): PagedRead<RefundList> =>
  usePagedRead(listRefunds, paging, REFUNDS);

export const REFUND_SUCCESS = 'REFUND_SUCCESS';

export const useReceiveRefund = () =>
  useMoneyWrite(receiveRefund, {
    isClaim: true,
    place: 'refund',
    refreshes: [checkRefund, listRefunds],
    words: { name: 'records.type.refund', done: 'server.REFUND_SUCCESS' },
  });

export const useAddRefundToWallet = () =>
  useMoneyWrite(addRefundToWallet, {
    isClaim: true,
    place: 'refund',
    refreshes: [...MONEY_READS, checkRefund, listRefunds],
    words: { name: 'records.type.refund', done: 'refund.added' },
  });
