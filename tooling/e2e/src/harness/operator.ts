import { askAt, json } from './ask-at';

type Market = 'th' | 'la';

export const ask = (path: string, init?: RequestInit): Promise<unknown> => askAt(stack.sandbox, path, init);

/** The code of the last simulated SMS to this phone. */
export async function smsCode(phone: string): Promise<string> {
  const { code } = (await ask(`/console/otp/${phone}`)) as { code: string };
  return code;
}

export const setSwitches = (market: Market, switches: Record<string, boolean>): Promise<unknown> =>
  ask('/console/switches', json('POST', { market, ...switches }));

export interface Fault {
  kind: 'delay' | 'error' | 'cut-before' | 'cut-after' | 'html' | 'wrong-shape';
  code?: string;
  status?: number;
  ms?: number;
  times?: number;
}

export const injectFault = (market: Market, operationId: string, fault: Fault): Promise<unknown> =>
  ask('/console/faults', json('POST', { market, operationId, ...fault }));

export const clearFaults = (): Promise<unknown> => ask('/console/faults', { method: 'DELETE' });

/** How often the sandbox was called: what the browser really sent, not what the screen says. */
export async function callCount(market: Market, operationId: string): Promise<number> {
  const { count } = (await ask(`/console/calls?market=${market}&operationId=${operationId}`)) as {
    count: number;
  };
  return count;
}

/** A call as a member's phone would make it, to prepare a flow without the screens. */
export async function api(
  market: Market,
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<unknown> {
  return ask(`/${market}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Σ debits = Σ credits, balances = sums, no member below zero: as the sandbox itself computes it. */
export async function ledgerHolds(): Promise<boolean> {
  const { ok } = (await ask('/console/invariants')) as { ok: boolean };
  return ok;
}

/** Gives a member coins or a coupon, which then stands first in the list. */
export const giveRewards = (
  market: Market,
  phone: string,
  given: { coins?: number; coupon?: string; validForMs?: number; cashback?: number },
): Promise<unknown> => ask('/console/rewards', json('POST', { market, phone, ...given }));

/** Moves the sandbox's clock: every flow that does must move it back. */
export const advanceClock = (ms: number): Promise<unknown> => ask('/console/clock', json('POST', { ms }));

/** A word of the operator's in a support conversation: `member:` or `guest:` and the id. */
export const operatorSays = (market: Market, conversation: string, text: string): Promise<unknown> =>
  ask('/console/chat/say', json('POST', { market, conversation, text }));

/** One message of this kind, as the bot has it. */
export const operatorShows = (market: Market, conversation: string, sample: string): Promise<unknown> =>
  ask('/console/chat/say', json('POST', { market, conversation, sample }));

/** Cuts every chat connection of the market, as a network would. */
export const dropChat = (market: Market): Promise<unknown> =>
  ask('/console/chat/drop', json('POST', { market }));

/** Money by simulated bank transfer, in major units. */
export const fund = (market: Market, phone: string, amount: number): Promise<unknown> =>
  ask('/console/fund', json('POST', { market, phone, amount }));
