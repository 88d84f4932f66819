import { endpoint } from '../endpoint/endpoint';
import { walletSchema } from '../entities/wallet';
import { unspecifiedSchema } from '../schema/unspecified';

/** Everything on the dashboard: profile, balances and game accounts. */
export const getWallet = /* @__PURE__ */ endpoint({
  operationId: 'getWallet',
  method: 'GET',
  path: '/api/wallet',
  auth: 'member',
  effect: 'read',
  summary: 'Profile, balances and game accounts.',
  response: walletSchema,
  errors: ['NO_WALLET', 'NO_USER'],
  example: {
    response: {
      profile: { _id: '1001', username: '0812345678', name: 'Somchai', coin: 2 },
      bankAccount: {
        bankCode: 'KBANK',
        bankAccountName: 'SOMCHAI JAIDEE',
        bankAccountNo: '1234567890',
        bank: { nameTH: 'กสิกรไทย', nameEN: 'Kasikornbank' },
      },
      wallet: { amount: 1250.5 },
      invite: { amount: 120, success: 3, fail: 0 },
      slots: [
        {
          code: 'PG',
          name: 'PG',
          category: 'slot',
          logo: null,
          background: null,
          amount: 300,
          ftWalletSlot: 1,
          isActive: true,
          web: null,
          android: null,
          ios: null,
        },
      ],
    },
  },
});

/** Fetches the current balances from all game providers; read the wallet afterwards. */
export const refreshSlots = /* @__PURE__ */ endpoint({
  operationId: 'refreshSlots',
  method: 'GET',
  path: '/api/wallet/refresh/slot',
  auth: 'member',
  effect: 'read',
  summary: 'Refreshes the balances of all game accounts. The shape of the response is not specified.',
  response: unspecifiedSchema,
  errors: ['NO_WALLET', 'NO_GAME'],
  example: { response: { message: 'OK' } },
});
