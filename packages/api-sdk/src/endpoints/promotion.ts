import { endpoint } from '../endpoint/endpoint';
import { promotionSchema } from '../entities/bonus';
import { unspecifiedSchema } from '../schema/unspecified';

/** The currently active promotion. The specification does not define the response's shape. */
export const getCurrentPromotion = /* @__PURE__ */ endpoint({
  operationId: 'getCurrentPromotion',
  method: 'GET',
  path: '/api/promotion/current',
  auth: 'member',
  effect: 'read',
  summary: 'Returns the currently active promotion. The shape of the response is not specified.',
  response: unspecifiedSchema,
  errors: ['NO_PROMOTION'],
  example: { response: {} },
});

/** Looks up a promotion code. Codes are in upper case. */
export const findPromotion = /* @__PURE__ */ endpoint({
  operationId: 'findPromotion',
  method: 'GET',
  path: '/api/promotion/find/{code}',
  auth: 'member',
  effect: 'read',
  summary: 'Looks up a promotion code.',
  response: promotionSchema,
  errors: ['NO_PROMOTION', 'PROMOTION_RECEIVED'],
  example: { input: { code: 'NEWYEAR' }, response: { percentFail: 10, description: 'New year gift' } },
});

/** Activates a promotion. A GET with side effects. */
export const activatePromotion = /* @__PURE__ */ endpoint({
  operationId: 'activatePromotion',
  method: 'GET',
  path: '/api/promotion/activate/{code}',
  auth: 'member',
  effect: 'write',
  summary: 'Activates a promotion. The shape of the response is not specified.',
  response: unspecifiedSchema,
  errors: ['NO_PROMOTION', 'PROMOTION_RECEIVED', 'BONUS_REMAINING', 'BONUS_ALREADY_ACTIVE', 'BONUS_FULL'],
  example: { input: { code: 'NEWYEAR' }, response: { message: 'OK' } },
});
