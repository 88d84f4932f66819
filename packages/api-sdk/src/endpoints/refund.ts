import { endpoint } from '../endpoint/endpoint';
import { messageAnswerSchema } from '../entities/answers';
import { bannerListSchema } from '../entities/banner';
import { pagingSchema } from '../entities/paging';
import { refundCheckSchema, refundListSchema } from '../entities/refund';
import { unspecifiedSchema } from '../schema/unspecified';

/** Past cashback payments. A POST without side effects. */
export const listRefunds = /* @__PURE__ */ endpoint({
  operationId: 'listRefunds',
  method: 'POST',
  path: '/api/refund',
  auth: 'member',
  effect: 'read',
  summary: 'Lists past cashback payments.',
  body: pagingSchema,
  response: refundListSchema,
  example: {
    input: { page: 1, limit: 10 },
    response: { refunds: [{ refundAmount: 25.5, createdAt: '2026-01-31T09:30:00.000Z' }] },
  },
});

/** The cashback that can be claimed now. */
export const checkRefund = /* @__PURE__ */ endpoint({
  operationId: 'checkRefund',
  method: 'GET',
  path: '/api/refund/check',
  auth: 'member',
  effect: 'read',
  summary: 'Returns how much cashback can be claimed.',
  response: refundCheckSchema,
  errors: ['NO_REFUND', 'REFUND_INACTIVE', 'REFUND_CONDITION', 'REFUND_MINIMUM'],
  example: {
    response: {
      result: true,
      bonus: null,
      info: null,
      refundAmount: 25.5,
      refundSuccess: 4,
      refundFail: 0,
    },
  },
});

/** Claims the cashback as a bonus. A GET with side effects. */
export const receiveRefund = /* @__PURE__ */ endpoint({
  operationId: 'receiveRefund',
  method: 'GET',
  path: '/api/refund/receive',
  auth: 'member',
  effect: 'write',
  summary: 'Claims the cashback.',
  response: messageAnswerSchema,
  errors: [
    'NO_REFUND',
    'REFUND_CONDITION',
    'REFUND_SUCCESS',
    'REFUND_INACTIVE',
    'REFUND_MINIMUM',
    'BONUS_REMAINING',
  ],
  example: { response: { message: 'REFUND_SUCCESS' } },
});

/** Credits the claimed cashback to the wallet. A GET with side effects. */
export const addRefundToWallet = /* @__PURE__ */ endpoint({
  operationId: 'addRefundToWallet',
  method: 'GET',
  path: '/api/refund/addWallet',
  auth: 'member',
  effect: 'write',
  summary: 'Credits the claimed cashback to the wallet. The shape of the response is not specified.',
  response: unspecifiedSchema,
  errors: [
    'NO_REFUND',
    'REFUND_CONDITION',
    'REFUND_SUCCESS',
    'REFUND_INACTIVE',
    'REFUND_MINIMUM',
    'NO_WALLET',
    'BONUS_REMAINING',
  ],
  example: { response: { message: 'REFUND_SUCCESS' } },
});

/** The banners shown before the refund dialog. */
export const getRefundBanners = /* @__PURE__ */ endpoint({
  operationId: 'getRefundBanners',
  method: 'GET',
  path: '/api/refund/banners',
  auth: 'member',
  effect: 'read',
  summary: 'Lists the banners of the refund dialog.',
  response: bannerListSchema,
  example: { response: { banners: [] } },
});
