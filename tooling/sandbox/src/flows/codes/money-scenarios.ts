import { endpoints } from '@member-wallet/api-sdk';
import type { ErrorCode } from '@member-wallet/api-sdk';
import { encryptLink } from '../../testing/encrypt-link';
import { at } from '../../testing/caller';
import { MARKET } from './harness';
import type { Harness, Person, Scenario } from './harness';

const transfer = (harness: Harness, amount: number, person: Person) =>
  harness.ask(endpoints.transfer, { from: 'WALLET', to: 'PG', amount }, person);

const redeem = async (harness: Harness, link: unknown, person: Person) =>
  harness.ask(endpoints.sendTrueLink, { link: encryptLink(String(link)) }, person);

const PICTURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** Codes of the areas wallet, deposit and general. */
export const moneyScenarios = {
  NO_BANK: {
    how: 'Switch `banks` off; withdraw, withdrawAll or uploadSlip',
    reach: async (harness) => {
      const person = await harness.register();
      return harness.whileOff('banks', () => harness.ask(endpoints.withdraw, { amount: 100 }, person));
    },
  },
  NO_WALLET: {
    how: 'Member standing `wallet-closed`, set on the console; any call that needs the wallet',
    reach: async (harness) => {
      const person = await harness.register();
      await harness.setStatus(person, 'wallet-closed');
      return harness.ask(endpoints.getWallet, {}, person);
    },
  },
  SLOT_ALREADY_ACTIVE: {
    how: 'activateSlot with a game that is active',
    reach: async (harness) =>
      harness.ask(endpoints.activateSlot, { slotCode: 'PG' }, await harness.register()),
  },
  SLOT_ACTIVATE_FAIL: {
    how: 'Game provider `down`, or switch `games` off; activateSlot',
    reach: async (harness) => {
      const person = await harness.register();
      return harness.whileProvider('JOKER', 'down', () =>
        harness.ask(endpoints.activateSlot, { slotCode: 'JOKER' }, person),
      );
    },
  },
  SLOT_NO_ACCOUNT: {
    how: 'getSlotAccount, resetSlotPassword, autoLogin or transfer with a game that is not active',
    reach: async (harness) =>
      harness.ask(endpoints.getSlotAccount, { slotCode: 'JOKER' }, await harness.register()),
  },
  SLOT_RESET_PASSWORD_FAIL: {
    how: 'Game provider `down`, or switch `games` off; resetSlotPassword',
    reach: async (harness) => {
      const person = await harness.register();
      return harness.whileProvider('PG', 'down', () =>
        harness.ask(endpoints.resetSlotPassword, { slotCode: 'PG' }, person),
      );
    },
  },
  TRANSFER_MINIMUM: {
    how: 'transfer or addToWallet below 1; withdraw or withdrawAll below the smallest withdrawal',
    reach: async (harness) => transfer(harness, 0.5, await harness.register()),
  },
  NO_GAME: {
    how: 'Any call with a game that the market does not have',
    reach: async (harness) =>
      harness.ask(endpoints.getSlotAccount, { slotCode: 'NOPE' }, await harness.register()),
  },
  MONEY_NOT_ENOUGH: {
    how: 'transfer, withdraw or withdrawAll of more than the balance; transferAll from an empty wallet',
    reach: async (harness) => transfer(harness, 1, await harness.register()),
  },
  TRANSFER_FAIL: {
    how: 'Game provider `down`, or switch `games` off; transfer or transferAll: the money comes back, the line says FAILED',
    reach: async (harness) => {
      const person = await harness.register();
      await harness.fund(person, 50);
      return harness.whileProvider('PG', 'down', () => transfer(harness, 50, person));
    },
  },
  QR_FAIL: {
    how: 'A call with a QR provider that the market does not have',
    reach: async (harness) =>
      harness.ask(endpoints.createQrCode, { provider: 'NOBODY', amount: 100 }, await harness.register()),
  },
  SLIP_UPLOAD_FAIL: {
    how: 'Switch `slipStorage` off; uploadSlip',
    reach: async (harness) => {
      const person = await harness.register();
      return harness.whileOff('slipStorage', () => harness.upload(endpoints.uploadSlip, person, PICTURE));
    },
  },
  SLIP_NO_FILE: {
    how: 'uploadSlip without a file',
    reach: async (harness) => harness.ask(endpoints.uploadSlip, {}, await harness.register()),
  },
  SLIP_INVALID_FILE: {
    how: 'uploadSlip with a file that is no PNG or JPEG, or larger than 10 MB',
    reach: async (harness) =>
      harness.upload(endpoints.uploadSlip, await harness.register(), Buffer.from('<svg/>')),
  },
  TRUELINK_DUPLICATE: {
    how: 'sendTrueLink with the same gift link of the console a second time',
    reach: async (harness) => {
      const person = await harness.register();
      const link = at(await harness.console('gift-links', { market: MARKET, amount: 20 }), 'link');
      await redeem(harness, link, person);
      return redeem(harness, link, person);
    },
  },
  TRUELINK_INVALID: {
    how: 'sendTrueLink with a text that is no gift link, an unknown one, or one that was made as spent on the console',
    reach: async (harness) => {
      const person = await harness.register();
      const given = await harness.console('gift-links', { market: MARKET, amount: 20, spent: true });
      return redeem(harness, at(given, 'link'), person);
    },
  },
  INTERNAL_SERVER_ERROR: {
    how: 'Fault `error` without a code, set on the console; any call',
    reach: async (harness) => {
      await harness.console('faults', { market: MARKET, operationId: 'getNotice', kind: 'error', times: 1 });
      return harness.ask(endpoints.getNotice);
    },
  },
  KEY_MISSING: {
    how: 'A missing field',
    reach: async (harness) => harness.ask(endpoints.transfer, { from: 'WALLET' }, await harness.register()),
  },
  KEY_INVALID: {
    how: 'A field of the wrong type, malformed JSON, the same account as source and destination, an amount above the largest',
    reach: async (harness) =>
      harness.ask(endpoints.transfer, { from: 'WALLET', to: 'WALLET', amount: 1 }, await harness.register()),
  },
  NO_DATA: {
    how: 'An unknown id of a QR code, or reference of a slip',
    reach: async (harness) =>
      harness.ask(endpoints.getSlipImage, { reference: 'NOPE' }, await harness.register()),
  },
} as const satisfies Partial<Record<ErrorCode, Scenario>>;
