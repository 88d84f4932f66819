import type { Client } from '../client/client';
import type { EndpointDefinition } from '../endpoint/endpoint-definition';
import { listBonuses } from '../endpoints/bonus';
import { listCoupons } from '../endpoints/spinwheel';
import { listSlips } from '../endpoints/statement';
import type { Slot } from '../entities/wallet';
import type { GameLauncher } from '../games/launchers';
import { launcherOf } from '../games/launchers';
import { getWallet } from '../endpoints/wallet';
import { getSlotAccount } from '../endpoints/game-accounts';

type Fields = Readonly<Record<string, unknown>>;
/** Inputs by operationId that replace discovered values and the examples. */
export type Inputs = Readonly<Record<string, Fields | undefined>>;

const valueOf = async <T>(call: Promise<{ ok: true; data: T } | { ok: false }>): Promise<T | undefined> => {
  const result = await call;
  return result.ok ? result.data : undefined;
};

const without = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === 'string' && value !== ''));

/** The login for one of the member's games, as path parameters. */
const gameLogin = async (client: Client, slots: readonly Slot[], launcher: GameLauncher): Promise<Fields> => {
  const code = slots.find((slot) => slot.isActive && launcherOf(slot.code) === launcher)?.code;
  if (code === undefined) return {};
  const account = await valueOf(getSlotAccount.safe(client, { slotCode: code }));
  return { game: code.toLowerCase(), username: account?.username, password: account?.password };
};

/** Reads existing values from the backend, so that successful responses can be checked too. */
export const discoverInputs = async (client: Client): Promise<Inputs> => {
  const wallet = await valueOf(getWallet.safe(client));
  const slots = wallet?.slots ?? [];
  const open = slots.find((slot) => slot.isActive)?.code;
  const closed = slots.find((slot) => !slot.isActive)?.code;
  const bonuses = await valueOf(listBonuses.safe(client));
  const slips = await valueOf(listSlips.safe(client, { page: 1, limit: 10 }));
  const coupons = await valueOf(listCoupons.safe(client));
  const slotCode = { slotCode: open };
  const { bankCode, bankAccountName, bankAccountNo } = wallet?.bankAccount ?? {};
  const found: Readonly<Record<string, Fields>> = {
    login: { username: wallet?.profile.username },
    getSlotAccount: slotCode,
    resetSlotPassword: slotCode,
    activateSlot: { slotCode: closed ?? open },
    // The member's current details, so that the account does not change.
    updateProfile: { name: wallet?.profile.name, bankCode, bankAccountName, bankAccountNo },
    updateBankAccountName: { bankCode, bankAccountName },
    transfer: { to: open },
    transferAll: { to: open },
    autoLogin: await gameLogin(client, slots, 'auto-login'),
    autoLoginWithPassword: await gameLogin(client, slots, 'auto-login-password'),
    activateBonus: { code: (bonuses?.find(({ userBonus }) => userBonus === null) ?? bonuses?.[0])?.code },
    getSlipImage: { reference: slips?.slips.find((slip) => slip.reference)?.reference },
    claimCoupon: { coupon: coupons?.[0]?._id ?? coupons?.[0]?.code },
  };
  return Object.fromEntries(Object.entries(found).map(([name, fields]) => [name, without(fields)]));
};

const textIn = (data: unknown, field: string): string | undefined => {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, field) : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** Inputs for later calls, from a response. */
export const inputsFromResponse = (operationId: string, data: unknown): Inputs => {
  const qrcodeId = textIn(data, 'qrcodeId');
  const otpToken = textIn(data, 'otpToken');
  if (operationId === 'createQrCode' && qrcodeId !== undefined) return { deleteQrCode: { qrcodeId } };
  return operationId === 'sendOtp' && otpToken !== undefined ? { verifyOtp: { otpToken } } : {};
};

// The smallest image that decoders accept, and a video file's header.
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const video = 'AAAAGGZ0eXBpc29tAAACAGlzb21tcDQy';

const fileFor = (operationId: string): Fields => {
  const [content, type, fileName] =
    operationId === 'uploadChatVideo'
      ? ([video, 'video/mp4', 'check.mp4'] as const)
      : ([picture, 'image/png', 'check.png'] as const);
  const bytes = Uint8Array.from(atob(content), (char) => char.charCodeAt(0));
  return { file: new Blob([bytes], { type }), fileName };
};

/** The example, overridden by discovered values and then by the caller's inputs. */
export const inputOf = (endpoint: EndpointDefinition, found: Inputs, given: Inputs): Fields | undefined => {
  if (endpoint.encoding === 'multipart') {
    return { ...fileFor(endpoint.operationId), ...given[endpoint.operationId] };
  }
  const example = endpoint.example?.input;
  if (typeof example !== 'object' || example === null) return given[endpoint.operationId];
  return { ...example, ...found[endpoint.operationId], ...given[endpoint.operationId] };
};
