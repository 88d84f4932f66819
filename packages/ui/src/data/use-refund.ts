import {
  addRefundToWallet,
  checkRefund,
  getRefundBanners,
  listRefunds,
  receiveRefund,
  type RefundList,
} from '@member-wallet/api-sdk';
import { useAction } from './use-action';
import { NOT_YET, type Read, useRead } from './use-read';
import { MONEY_READS } from './use-wallet';

export const REFUND_PAGE_SIZE = 10;

export const useRefundCheck = (wanted: boolean) => useRead(checkRefund, wanted ? undefined : NOT_YET);

/** @param page counts from 1 */
export const useRefunds = (page: number): Read<RefundList> =>
  useRead(listRefunds, { page, limit: REFUND_PAGE_SIZE });

export const useRefundBanners = (wanted: boolean) => useRead(getRefundBanners, wanted ? undefined : NOT_YET);

export const useReceiveRefund = () => useAction(receiveRefund, { refreshes: [checkRefund, listRefunds] });

export const useAddRefundToWallet = () =>
  useAction(addRefundToWallet, { refreshes: [...MONEY_READS, checkRefund, listRefunds] });
