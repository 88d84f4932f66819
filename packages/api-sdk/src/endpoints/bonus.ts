import { endpoint } from '../endpoint/endpoint';
import { messageAnswerSchema } from '../entities/answers';
import { bonusListSchema, bonusStatusSchema } from '../entities/bonus';
import { unspecifiedSchema } from '../schema/unspecified';

/** The available bonuses, each with this member's history. */
export const listBonuses = /* @__PURE__ */ endpoint({
  operationId: 'listBonuses',
  method: 'GET',
  path: '/api/bonus',
  auth: 'member',
  effect: 'read',
  summary: 'Lists the available bonuses.',
  response: bonusListSchema,
  example: {
    response: [
      {
        code: 'WELCOME',
        type: 'limit',
        maxReceived: 1,
        percentFail: 10,
        banners: [{ image: 'https://wallet.example/welcome.svg', html: '<p>Welcome.</p>' }],
        userBonus: { _id: 'ub-1', isActive: false, received: [{ updatedAt: '2026-01-31T09:30:00.000Z' }] },
      },
    ],
  },
});

/** Activates a bonus. A GET with side effects. */
export const activateBonus = /* @__PURE__ */ endpoint({
  operationId: 'activateBonus',
  method: 'GET',
  path: '/api/bonus/activate/{code}',
  auth: 'member',
  effect: 'write',
  summary: 'Activates a bonus. The shape of the response is not specified.',
  response: unspecifiedSchema,
  errors: [
    'BONUS_REMAINING',
    'BONUS_ALREADY_ACTIVE',
    'BONUS_MAX_CLAIMED',
    'BONUS_CONDITION',
    'BONUS_FULL',
    'NO_DATA',
  ],
  example: { input: { code: 'WELCOME' }, response: { message: 'OK' } },
});

/** Whether a bonus is active, and of which type. */
export const getActiveBonus = /* @__PURE__ */ endpoint({
  operationId: 'getActiveBonus',
  method: 'GET',
  path: '/api/bonus/check/active',
  auth: 'member',
  effect: 'read',
  summary: 'Returns whether a bonus is active.',
  response: bonusStatusSchema,
  example: { response: { status: true, type: 'limit' } },
});

/** Whether the balance is low enough to end the bonus. The specification does not define the response's shape. */
export const checkBonusMinimum = /* @__PURE__ */ endpoint({
  operationId: 'checkBonusMinimum',
  method: 'GET',
  path: '/api/bonus/check/minimum',
  auth: 'member',
  effect: 'read',
  summary:
    'Checks whether the balance is low enough to end the bonus. The shape of the response is not specified.',
  response: unspecifiedSchema,
  errors: ['BONUS_CONDITION', 'BONUS_REMAINING'],
  example: { response: { message: 'OK' } },
});

/** Ends the active bonus. A GET with side effects. */
export const clearBonus = /* @__PURE__ */ endpoint({
  operationId: 'clearBonus',
  method: 'GET',
  path: '/api/bonus/clear',
  auth: 'member',
  effect: 'write',
  summary: 'Ends the active bonus.',
  response: messageAnswerSchema,
  errors: ['BONUS_REMAINING', 'BONUS_CONDITION', 'BONUS_CLEAR', 'NO_DATA'],
  example: { response: { message: 'BONUS_CLEAR' } },
});
