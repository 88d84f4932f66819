import * as z from 'zod/mini';
import { endpoint } from '../endpoint/endpoint';
import { couponListSchema, spinActiveSchema, spinResultSchema, spinSetupSchema } from '../entities/spin';
import { unspecifiedSchema } from '../schema/unspecified';

/** The wheel and the member's coins. */
export const getSpinSetup = /* @__PURE__ */ endpoint({
  operationId: 'getSpinSetup',
  method: 'GET',
  path: '/api/spinwheel/setup',
  auth: 'member',
  effect: 'read',
  summary: "Returns the wheel and the member's coins.",
  response: spinSetupSchema,
  errors: ['NO_DATA'],
  example: {
    response: {
      result: {
        activeSpinwheel: {
          name: 'Lucky wheel',
          slice: [
            { code: 'A', label: '50', bgColor: '#223344', textColor: '#ffffff', htmlDescription: null },
          ],
        },
        userCoin: 2,
      },
    },
  },
});

/** Spends a coin and draws a prize. A rejected spin may return `success: false` with a code in `error`. */
export const spin = /* @__PURE__ */ endpoint({
  operationId: 'spin',
  method: 'POST',
  path: '/api/spinwheel/spin',
  auth: 'member',
  effect: 'write',
  summary: 'Spends a coin and draws a prize.',
  response: spinResultSchema,
  errors: ['BONUS_REMAINING', 'INVALID_PRIZE_CODE', 'NO_DATA'],
  example: { response: { success: true, result: { code: 'A', label: '50', remainingCoin: 1 } } },
});

/** Won prizes that can be claimed. */
export const listCoupons = /* @__PURE__ */ endpoint({
  operationId: 'listCoupons',
  method: 'GET',
  path: '/api/spinwheel/coupon',
  auth: 'member',
  effect: 'read',
  summary: 'Lists won prizes that can be claimed.',
  response: couponListSchema,
  example: {
    response: [
      { _id: 'c-1', prize: { name: 'Credit', slice: { label: '50', htmlDescription: null } }, amount: 50 },
    ],
  },
});

/** Claims a won prize. */
export const claimCoupon = /* @__PURE__ */ endpoint({
  operationId: 'claimCoupon',
  method: 'POST',
  path: '/api/spinwheel/coupon/claim',
  auth: 'member',
  effect: 'write',
  summary: 'Claims a won prize. The shape of the response is not specified.',
  body: () => z.object({ coupon: z.string() }),
  response: unspecifiedSchema,
  errors: [
    'NO_CLAIMABLE_COUPON',
    'INVALID_PRIZE_CODE',
    'INVALID_CODE',
    'INVALID_COUPON_TYPE',
    'COUPON_EXPIRED',
    'BONUS_REMAINING',
  ],
  example: { input: { coupon: 'c-1' }, response: { message: 'OK' } },
});

/** Whether the spin wheel is offered. */
export const getSpinActive = /* @__PURE__ */ endpoint({
  operationId: 'getSpinActive',
  method: 'GET',
  path: '/api/spinwheel/active',
  auth: 'member',
  effect: 'read',
  summary: 'Returns whether the spin wheel is offered.',
  response: spinActiveSchema,
  example: { response: { isActive: true } },
});
