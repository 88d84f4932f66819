import * as z from 'zod/mini';
import { endpoint } from '../endpoint/endpoint';
import { toForm } from '../endpoint/form';
import { uploadSchema } from '../entities/upload';
import { unspecifiedSchema } from '../schema/unspecified';

/** Deposits money into the wallet. Amount in major units. */
export const addToWallet = /* @__PURE__ */ endpoint({
  operationId: 'addToWallet',
  method: 'POST',
  path: '/api/wallet/add',
  auth: 'member',
  effect: 'write',
  summary: 'Deposits money into the wallet. The shape of the response is not specified.',
  body: () => z.object({ amount: z.number() }),
  response: unspecifiedSchema,
  errors: ['NO_WALLET', 'TRANSFER_MINIMUM', 'TRANSFER_FAIL'],
  example: { input: { amount: 100 }, response: { message: 'OK' } },
});

/** Transfers money between the wallet and a game account. Amount in major units. */
export const transfer = /* @__PURE__ */ endpoint({
  operationId: 'transfer',
  method: 'POST',
  path: '/api/wallet/transfer',
  auth: 'member',
  effect: 'write',
  summary:
    'Transfers money between the wallet and a game account. The shape of the response is not specified.',
  body: () => z.object({ from: z.string(), to: z.string(), amount: z.number() }),
  response: unspecifiedSchema,
  errors: [
    'TRANSFER_MINIMUM',
    'MONEY_NOT_ENOUGH',
    'TRANSFER_FAIL',
    'NO_GAME',
    'NO_WALLET',
    'SLOT_NO_ACCOUNT',
    'BONUS_REMAINING',
  ],
  example: { input: { from: 'WALLET', to: 'PG', amount: 100.1 }, response: { message: 'OK' } },
});

/**
 * Transfers the whole balance of the main wallet to one game account; other game accounts keep theirs. Fails with
 * MONEY_NOT_ENOUGH when the wallet is empty.
 */
export const transferAll = /* @__PURE__ */ endpoint({
  operationId: 'transferAll',
  method: 'POST',
  path: '/api/wallet/transferAll',
  auth: 'member',
  effect: 'write',
  summary:
    'Transfers the whole balance of the main wallet to one game account; other game accounts keep theirs. The shape of the response is not specified.',
  body: () => z.object({ to: z.string() }),
  response: unspecifiedSchema,
  errors: [
    'TRANSFER_MINIMUM',
    'MONEY_NOT_ENOUGH',
    'TRANSFER_FAIL',
    'NO_GAME',
    'NO_WALLET',
    'SLOT_NO_ACCOUNT',
    'BONUS_REMAINING',
  ],
  example: { input: { to: 'PG' }, response: { message: 'OK' } },
});

/** Requests a withdrawal to the member's bank account. Amount in major units. */
export const withdraw = /* @__PURE__ */ endpoint({
  operationId: 'withdraw',
  method: 'POST',
  path: '/api/wallet/withdraw',
  auth: 'member',
  effect: 'write',
  summary: "Requests a withdrawal to the member's bank account. The shape of the response is not specified.",
  body: () => z.object({ amount: z.number() }),
  response: unspecifiedSchema,
  errors: [
    'MONEY_NOT_ENOUGH',
    'NO_BANK',
    'NO_WALLET',
    'BONUS_REMAINING',
    'BONUS_CONDITION',
    'TRANSFER_MINIMUM',
    'TRANSFER_FAIL',
  ],
  example: { input: { amount: 500 }, response: { message: 'OK' } },
});

/** Transfers all game balances to the main wallet, then requests a withdrawal. Amount in major units. */
export const withdrawAll = /* @__PURE__ */ endpoint({
  operationId: 'withdrawAll',
  method: 'POST',
  path: '/api/wallet/withdrawAll',
  auth: 'member',
  effect: 'write',
  summary:
    'Transfers all game balances to the main wallet, then requests a withdrawal. The shape of the response is not specified.',
  body: () => z.object({ amount: z.number() }),
  response: unspecifiedSchema,
  errors: [
    'MONEY_NOT_ENOUGH',
    'NO_BANK',
    'NO_WALLET',
    'BONUS_REMAINING',
    'BONUS_CONDITION',
    'TRANSFER_MINIMUM',
    'TRANSFER_FAIL',
  ],
  example: { input: { amount: 500 }, response: { message: 'OK' } },
});

/** Uploads an image of a bank slip. The specification does not name the form field: it is sent as `file`. */
export const uploadSlip = /* @__PURE__ */ endpoint({
  operationId: 'uploadSlip',
  method: 'POST',
  path: '/api/wallet/slip',
  auth: 'member',
  effect: 'write',
  timeoutMs: 300_000,
  form: toForm,
  summary: 'Uploads an image of a bank slip. The shape of the response is not specified.',
  body: uploadSchema,
  response: unspecifiedSchema,
  errors: ['SLIP_UPLOAD_FAIL', 'SLIP_NO_FILE', 'SLIP_INVALID_FILE', 'NO_BANK'],
  example: { response: { message: 'OK' } },
});

/** Redeems an encrypted gift link; sendGiftLink encrypts and redeems in one step. */
export const sendTrueLink = /* @__PURE__ */ endpoint({
  operationId: 'sendTrueLink',
  method: 'POST',
  path: '/api/wallet/truelink',
  auth: 'member',
  effect: 'write',
  summary: 'Redeems an encrypted gift link. The shape of the response is not specified.',
  body: () => z.object({ link: z.string() }),
  response: unspecifiedSchema,
  errors: ['TRUELINK_DUPLICATE', 'TRUELINK_INVALID'],
  example: { input: { link: 'U2FsdGVkX18xMjM0NTY3OA==' }, response: { message: 'OK' } },
});
