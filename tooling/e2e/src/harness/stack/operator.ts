import { fetchJson, jsonInit } from '../network/fetch-json';

type Market = 'th' | 'la';

export const callSandbox = (path: string, init?: RequestInit): Promise<unknown> =>
  fetchJson(stack.sandbox, path, init);

/** The code of the last simulated SMS to this phone. */
export async function smsCode(phone: string): Promise<string> {
  const { code } = (await callSandbox(`/console/otp/${phone}`)) as { code: string };
  return code;
}

export const setSwitches = (market: Market, switches: Record<string, boolean>): Promise<unknown> =>
  callSandbox('/console/switches', jsonInit('POST', { market, ...switches }));

export interface Fault {
  kind: 'delay' | 'delay-after' | 'error' | 'cut-before' | 'cut-after' | 'html' | 'wrong-shape';
  code?: string;
  status?: number;
  ms?: number;
  times?: number;
}

export const injectFault = (market: Market, operationId: string, fault: Fault): Promise<unknown> =>
  callSandbox('/console/faults', jsonInit('POST', { market, operationId, ...fault }));

export const clearFaults = (): Promise<unknown> => callSandbox('/console/faults', { method: 'DELETE' });

/** The number of requests that the sandbox received, whatever the screen shows. */
export async function callCount(market: Market, operationId: string): Promise<number> {
  const { count } = (await callSandbox(
    `/console/calls/count?market=${market}&operationId=${operationId}`,
  )) as {
    count: number;
  };
  return count;
}

/** Calls the API without the app, to prepare a flow. */
export async function api(
  market: Market,
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<unknown> {
  return callSandbox(`/${market}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Whether all ledger invariants of the sandbox hold. */
export async function ledgerHolds(): Promise<boolean> {
  const { ok } = (await callSandbox('/console/invariants')) as { ok: boolean };
  return ok;
}

/** Gives a member coins, cashback or a coupon; the coupon is then the first in the list. */
export const giveRewards = (
  market: Market,
  phone: string,
  given: { coins?: number; coupon?: string; validForMs?: number; cashback?: number },
): Promise<unknown> => callSandbox('/console/rewards', jsonInit('POST', { market, phone, ...given }));

/** Adds this many statement entries, of every type. */
export const growStatement = (market: Market, phone: string, statement: number): Promise<unknown> =>
  callSandbox('/console/growth', jsonInit('POST', { market, phone, statement }));

/** Advances the sandbox's clock, for all later flows too: a move of minutes or more must be moved back. */
export const advanceClock = (ms: number): Promise<unknown> =>
  callSandbox('/console/clock', jsonInit('POST', { ms }));

/** Sends an operator's message. @param conversation `member:` or `guest:` and the id */
export const operatorSays = (market: Market, conversation: string, text: string): Promise<unknown> =>
  callSandbox('/console/chat/say', jsonInit('POST', { market, conversation, text }));

/** Sends the bot's sample message with this name. */
export const operatorShows = (market: Market, conversation: string, sample: string): Promise<unknown> =>
  callSandbox('/console/chat/say', jsonInit('POST', { market, conversation, sample }));

/** Drops every chat connection of the market. */
export const dropChat = (market: Market): Promise<unknown> =>
  callSandbox('/console/chat/drop', jsonInit('POST', { market }));

/** Simulates a bank transfer to the member's wallet. @param amount in major units */
export const fund = (market: Market, phone: string, amount: number): Promise<unknown> =>
  callSandbox('/console/fund', jsonInit('POST', { market, phone, amount }));
