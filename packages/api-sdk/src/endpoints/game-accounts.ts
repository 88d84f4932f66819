import { endpoint } from '../endpoint/endpoint';
import { slotAccountSchema } from '../entities/wallet';
import { unspecifiedSchema } from '../schema/unspecified';

/** Activates a game account. A GET with side effects. */
export const activateSlot = /* @__PURE__ */ endpoint({
  operationId: 'activateSlot',
  method: 'GET',
  path: '/api/wallet/activate/{slotCode}',
  auth: 'member',
  effect: 'write',
  summary: 'Activates a game account. The shape of the response is not specified.',
  response: unspecifiedSchema,
  errors: [
    'SLOT_ALREADY_ACTIVE',
    'SLOT_ACTIVATE_FAIL',
    'GAME_ACTIVATION_FAIL',
    'NO_GAME',
    'NOT_AREASLOT',
    'NOT_UFABET',
  ],
  example: { input: { slotCode: 'PG' }, response: { message: 'OK' } },
});

/** The member's login for one game. Keep it out of logs. */
export const getSlotAccount = /* @__PURE__ */ endpoint({
  operationId: 'getSlotAccount',
  method: 'GET',
  path: '/api/wallet/account/{slotCode}',
  auth: 'member',
  effect: 'read',
  summary: "Returns the member's login for one game.",
  response: slotAccountSchema,
  errors: ['SLOT_NO_ACCOUNT', 'NO_GAME'],
  example: { input: { slotCode: 'PG' }, response: { username: 'pg1001', password: 'Qk7s9Lm2' } },
});

/** Resets the password of a game account. A GET with side effects. */
export const resetSlotPassword = /* @__PURE__ */ endpoint({
  operationId: 'resetSlotPassword',
  method: 'GET',
  path: '/api/wallet/resetpassword/{slotCode}',
  auth: 'member',
  effect: 'write',
  summary: 'Resets the password of a game account. The shape of the response is not specified.',
  response: unspecifiedSchema,
  errors: ['SLOT_NO_ACCOUNT', 'SLOT_RESET_PASSWORD_FAIL', 'NO_GAME'],
  example: { input: { slotCode: 'PG' }, response: { message: 'OK' } },
});
