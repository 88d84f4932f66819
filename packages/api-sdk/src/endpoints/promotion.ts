import { endpoint } from '../endpoint/endpoint';
import { promotionSchema } from '../entities/bonus';
import { unspecifiedSchema } from '../schema/unspecified';

/** The promotion that is active now. The specification does not show the answer's shape. */
export const getCurrentPromotion = /* @__PURE__ */ endpoint({
  operationId: 'getCurrentPromotion',
  method: 'GET',
  path: '/api/promotion/current',
  auth: 'member',
  effect: 'read',
  summary: 'Gives the promotion that is active now. The shape of the answer is not specified.',
  response: unspecifiedSchema,
  errors: ['NO_PROMOTION'],
  example: { response: {} },
});

/** Looks a promotion code up. Codes are upper case. */
export const findPromotion = /* @__PURE__ */ endpoint({
  operationId: 'findPromotion',
  method: 'GET',
  path: '/api/promotion/find/{code}',
  auth: 'member',
  effect: 'read',
  summary: 'Looks a promotion code up.',
  response: promotionSchema,
  errors: ['NO_PROMOTION', 'PROMOTION_RECEIVED'],
  example: { input: { code: 'NEWYEAR' }, response: { percentFail: 10, description: 'New year gift' } },
});

/** Takes a promotion. A GET that changes state. */
export const activatePromotion = /* @__PURE__ */ endpoint({
  operationId: 'activatePromotion',
  method: 'GET',
  path: '/api/promotion/activate/{code}',
  auth: 'member',
  effect: 'write',
  summary: 'Takes a promotion. The shape of the answer is not specified.',
  response: unspecifiedSchema,
  errors: ['NO_PROMOTION', 'PROMOTION_RECEIVED', 'BONUS_REMAINING', 'BONUS_ALREADY_ACTIVE', 'BONUS_FULL'],
  example: { input: { code: 'NEWYEAR' }, response: { message: 'OK' } },
});
