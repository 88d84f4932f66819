import { endpoints } from '@member-wallet/api-sdk';
import type { ErrorCode } from '@member-wallet/api-sdk';
import { encryptLink } from '../../testing/encrypt-link';
import { at } from '../../testing/caller';
import { MARKET } from './desk';
import type { Desk, Person, Way } from './desk';

const transfer = (desk: Desk, amount: number, person: Person) =>
  desk.ask(endpoints.transfer, { from: 'WALLET', to: 'PG', amount }, person);

const redeem = async (desk: Desk, link: unknown, person: Person) =>
  desk.ask(endpoints.sendTrueLink, { link: encryptLink(String(link)) }, person);

const PICTURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** Of the areas wallet, deposit and general. */
export const moneyWays = {
  NO_BANK: {
    how: 'Switch `banks` off; withdraw, withdrawAll or uploadSlip',
    reach: async (desk) => {
      const person = await desk.register();
      return desk.whileOff('banks', () => desk.ask(endpoints.withdraw, { amount: 100 }, person));
    },
  },
  NO_WALLET: {
    how: 'Member standing `wallet-closed`, set on the console; any call that needs the wallet',
    reach: async (desk) => {
      const person = await desk.register();
      await desk.stand(person, 'wallet-closed');
      return desk.ask(endpoints.getWallet, {}, person);
    },
  },
  SLOT_ALREADY_ACTIVE: {
    how: 'activateSlot with a game that is active',
    reach: async (desk) => desk.ask(endpoints.activateSlot, { slotCode: 'PG' }, await desk.register()),
  },
  SLOT_ACTIVATE_FAIL: {
    how: 'Game provider `down`, or switch `games` off; activateSlot',
    reach: async (desk) => {
      const person = await desk.register();
      return desk.whileProvider('JOKER', 'down', () =>
        desk.ask(endpoints.activateSlot, { slotCode: 'JOKER' }, person),
      );
    },
  },
  SLOT_NO_ACCOUNT: {
    how: 'getSlotAccount, resetSlotPassword, autoLogin or transfer with a game that is not active',
    reach: async (desk) => desk.ask(endpoints.getSlotAccount, { slotCode: 'JOKER' }, await desk.register()),
  },
  SLOT_RESET_PASSWORD_FAIL: {
    how: 'Game provider `down`, or switch `games` off; resetSlotPassword',
    reach: async (desk) => {
      const person = await desk.register();
      return desk.whileProvider('PG', 'down', () =>
        desk.ask(endpoints.resetSlotPassword, { slotCode: 'PG' }, person),
      );
    },
  },
  TRANSFER_MINIMUM: {
    how: 'transfer or addToWallet below 1; withdraw or withdrawAll below the smallest withdrawal',
    reach: async (desk) => transfer(desk, 0.5, await desk.register()),
  },
  NO_GAME: {
    how: 'Any call with a game that the market does not have',
    reach: async (desk) => desk.ask(endpoints.getSlotAccount, { slotCode: 'NOPE' }, await desk.register()),
  },
  MONEY_NOT_ENOUGH: {
    how: 'transfer, withdraw or withdrawAll of more than there is; transferAll of nothing',
    reach: async (desk) => transfer(desk, 1, await desk.register()),
  },
  TRANSFER_FAIL: {
    how: 'Game provider `down`, or switch `games` off; transfer or transferAll: the money comes back, the line says FAILED',
    reach: async (desk) => {
      const person = await desk.register();
      await desk.fund(person, 50);
      return desk.whileProvider('PG', 'down', () => transfer(desk, 50, person));
    },
  },
  QR_FAIL: {
    how: 'A call with a QR provider that the market does not have',
    reach: async (desk) =>
      desk.ask(endpoints.createQrCode, { provider: 'NOBODY', amount: 100 }, await desk.register()),
  },
  SLIP_UPLOAD_FAIL: {
    how: 'Switch `slipStorage` off; uploadSlip',
    reach: async (desk) => {
      const person = await desk.register();
      return desk.whileOff('slipStorage', () => desk.upload(endpoints.uploadSlip, person, PICTURE));
    },
  },
  SLIP_NO_FILE: {
    how: 'uploadSlip without a file',
    reach: async (desk) => desk.ask(endpoints.uploadSlip, {}, await desk.register()),
  },
  SLIP_INVALID_FILE: {
    how: 'uploadSlip with what is no PNG or JPEG, or larger than 10 MB',
    reach: async (desk) => desk.upload(endpoints.uploadSlip, await desk.register(), Buffer.from('<svg/>')),
  },
  TRUELINK_DUPLICATE: {
    how: 'sendTrueLink with a gift link of the console, a second time',
    reach: async (desk) => {
      const person = await desk.register();
      const link = at(await desk.console('gift-links', { market: MARKET, amount: 20 }), 'link');
      await redeem(desk, link, person);
      return redeem(desk, link, person);
    },
  },
  TRUELINK_INVALID: {
    how: 'sendTrueLink with what is no gift link, one that nobody made, or one that the console says was spent elsewhere',
    reach: async (desk) => {
      const person = await desk.register();
      const given = await desk.console('gift-links', { market: MARKET, amount: 20, spent: true });
      return redeem(desk, at(given, 'link'), person);
    },
  },
  INTERNAL_SERVER_ERROR: {
    how: 'Fault `error` without a code, set on the console; any call',
    reach: async (desk) => {
      await desk.console('faults', { market: MARKET, operationId: 'getNotice', kind: 'error', times: 1 });
      return desk.ask(endpoints.getNotice);
    },
  },
  KEY_MISSING: {
    how: 'A field that is not there',
    reach: async (desk) => desk.ask(endpoints.transfer, { from: 'WALLET' }, await desk.register()),
  },
  KEY_INVALID: {
    how: 'A field of the wrong type, malformed JSON, one pocket as source and destination, an amount above the largest',
    reach: async (desk) =>
      desk.ask(endpoints.transfer, { from: 'WALLET', to: 'WALLET', amount: 1 }, await desk.register()),
  },
  NO_DATA: {
    how: 'An id that is not there: a QR code, the reference of a slip',
    reach: async (desk) => desk.ask(endpoints.getSlipImage, { reference: 'NOPE' }, await desk.register()),
  },
} as const satisfies Partial<Record<ErrorCode, Way>>;
