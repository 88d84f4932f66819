import type { Endpoint } from '@member-wallet/api-sdk';
import { endpoints as declared } from '@member-wallet/api-sdk';

const endpoints: readonly Endpoint[] = Object.values(declared);

export const operationIds: readonly string[] = endpoints.map(({ operationId }) => operationId);

/** Calls that move a member's money, or start a deposit. */
const MONEY: readonly string[] = [
  'addToWallet',
  'transfer',
  'transferAll',
  'withdraw',
  'withdrawAll',
  'uploadSlip',
  'sendTrueLink',
  'createQrCode',
  'claimInviteBonus',
  'receiveRefund',
  'addRefundToWallet',
  'activateBonus',
  'activatePromotion',
  'clearBonus',
  'claimCoupon',
];

const GROUPS: Readonly<Record<string, (endpoint: Endpoint) => boolean>> = {
  all: () => true,
  reads: ({ effect }) => effect === 'read',
  writes: ({ effect }) => effect === 'write',
  money: ({ operationId }) => MONEY.includes(operationId),
  chat: ({ path }) => path.startsWith('/api/chat/'),
};

/** The calls of each target: one call, or those of a group. */
const REACH: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...endpoints.map(({ operationId }) => [operationId, new Set([operationId])] as const),
  ...Object.entries(GROUPS).map(
    ([name, has]) => [name, new Set(endpoints.filter(has).map(({ operationId }) => operationId))] as const,
  ),
]);

export const groupNames = Object.keys(GROUPS);

/** Whether a call or a group has this name. */
export const isTarget = (name: string): boolean => REACH.has(name);

/** Whether a fault for this target applies to the call. */
export const reaches = (name: string, operationId: string): boolean =>
  REACH.get(name)?.has(operationId) ?? false;
