import {
  addRefundToWallet,
  checkRefund,
  getRefundBanners,
  listRefunds,
  receiveRefund,
  type RefundList,
} from '@member-wallet/api-sdk';
import { type PagedRead, usePagedRead } from './use-paged-read';
import { NOT_YET, useRead } from './use-read';
import { MONEY_READS } from './use-wallet';
import { useWrite } from './use-write';

const REFUNDS = { pageSize: 10, rowsOf: ({ refunds }: RefundList) => refunds };

export const useRefundCheck = (wanted: boolean) => useRead(checkRefund, wanted ? undefined : NOT_YET);

/** @param page counts from 1 */
export const useRefunds = (page: number): PagedRead<RefundList> => usePagedRead(listRefunds, page, REFUNDS);

export const useRefundBanners = (wanted: boolean) => useRead(getRefundBanners, wanted ? undefined : NOT_YET);

export const REFUND_SUCCESS = 'REFUND_SUCCESS';

export const useReceiveRefund = () =>
  useWrite(receiveRefund, { place: 'refund', refreshes: [checkRefund, listRefunds] });

export const useAddRefundToWallet = () =>
  useWrite(addRefundToWallet, {
    place: 'refund',
    refreshes: [...MONEY_READS, checkRefund, listRefunds],
  });
