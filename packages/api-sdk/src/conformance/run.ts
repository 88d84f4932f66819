import type { Transport } from '../client/transport';
import { createClient } from '../client/create-client';
import { endpoints } from '../endpoints/all';
import type { EndpointDefinition } from '../endpoint/endpoint-definition';
import type { Ask, Callable } from './ask';
import { createAsk } from './ask';
import { breaksSpecification } from './finding';
import type { Inputs } from './inputs';
import { discoverInputs, inputOf, inputsFromResponse } from './inputs';
import { judge } from './judge';
import { judgeConcurrentTransfers } from './money/at-once';
import { judgeDepositLimits, judgeTransferLimits, judgeUnknown, judgeWithdrawLimits } from './money/limits';
import { judgeMove, movesMoney } from './money/moves';
import type { Proof } from './proof';
import { together } from './proof';
import type { Report, Row } from './report';
import { rowOf, summarise } from './report';
import { answersVisitors, refusesEntry, refusesStrangers } from './rules/access';
import { rules } from './rules/index';

export interface ConformanceOptions {
  readonly baseURL: string;
  /** A member's token. Without one, calls for members are skipped. */
  readonly token?: string | null | undefined;
  /**
   * Also runs calls that change state, and checks that money moves in the exact amount and only once. It transfers and
   * withdraws, so use a test member.
   */
  readonly writes?: boolean | undefined;
  /** Counts rejected calls as deviations, for a backend and inputs with which every call should succeed. */
  readonly strict?: boolean | undefined;
  /** Runs only these operationIds. */
  readonly only?: readonly string[] | undefined;
  /** Inputs by operationId, for calls whose examples do not fit the backend. */
  readonly inputs?: Inputs | undefined;
  /** Timeout of each call in ms; 20,000 by default. */
  readonly timeoutMs?: number | undefined;
  /** Called with each row as it completes. */
  readonly onRow?: ((row: Row) => void) | undefined;
  /** Replaces the network, for tests. */
  readonly transport?: Transport | undefined;
}

/** The calls in the contract's order, except that destructive ones come last and a QR code is created before it is read. */
const ordered = (): readonly Callable[] => {
  const all = Object.values(endpoints as unknown as Record<string, Callable>);
  const last = [
    'transferAll',
    'withdrawAll',
    'resetSlotPassword',
    'getQrCode',
    'deleteQrCode',
    'clearBonus',
    'changePassword',
  ];
  return [
    ...all.filter(({ operationId }) => !last.includes(operationId)),
    ...all.filter(({ operationId }) => last.includes(operationId)),
  ];
};

const skipped = (
  endpoint: EndpointDefinition,
  token: boolean,
  { writes, only }: ConformanceOptions,
): string | undefined => {
  if (only !== undefined && !only.includes(endpoint.operationId)) return 'not asked for';
  if (endpoint.effect === 'write' && writes !== true) return 'it changes state';
  return endpoint.auth === 'member' && !token ? 'it needs a token' : undefined;
};

/** Checks of limits, of concurrent transfers and of unknown items, before the call itself. */
const limitsOf: Readonly<
  Record<string, ((ask: Ask, endpoint: Callable, input: unknown) => Promise<Proof>) | undefined>
> = {
  addToWallet: judgeDepositLimits,
  transfer: async (ask, endpoint, input) =>
    together([
      await judgeTransferLimits(ask, endpoint, input),
      await judgeConcurrentTransfers(ask, endpoint, input),
    ]),
  withdraw: judgeWithdrawLimits,
  withdrawAll: judgeWithdrawLimits,
  transferAll: judgeUnknown('to', 'a transfer to a game'),
  activateBonus: judgeUnknown('code', 'a bonus'),
  activatePromotion: judgeUnknown('code', 'a promotion'),
  claimCoupon: judgeUnknown('coupon', 'a coupon'),
};

const WRONG = 'certainly not the password';

/** An input that must be refused, which is tried before the call itself, with its description. */
type Entry = readonly [input: object, what: string];

/** A code of the same form, with every digit changed. */
const otherDigits = (code: unknown): string =>
  String(code).replaceAll(/\d/g, (digit) => `${9 - Number(digit)}`);

const wrongEntryFor = (operationId: string, input: unknown, username: unknown): Entry | undefined => {
  const fields: Readonly<Record<string, unknown>> = Object(input);
  switch (operationId) {
    case 'changePassword':
      return [{ ...fields, oldPassword: WRONG }, 'a wrong password'];
    case 'verifyOtp':
      return /\d/.test(String(fields['otpCode']))
        ? [{ ...fields, otpCode: otherDigits(fields['otpCode']) }, 'a wrong code']
        : undefined;
    case 'login':
      return typeof username === 'string' ? [{ username, password: WRONG }, 'a wrong password'] : undefined;
    case 'register':
      return typeof username === 'string'
        ? [{ ...fields, username }, 'a phone number that has an account']
        : undefined;
    default:
      return undefined;
  }
};

const check = async (
  ask: Ask,
  endpoint: Callable,
  input: unknown,
  onAnswer: (data: unknown) => void,
): Promise<Checked> => {
  const { operationId, auth, effect } = endpoint;
  const proofs: Proof[] = [];
  if (auth === 'member') proofs.push(await refusesStrangers({ ask, endpoint, input }));
  const limits = limitsOf[operationId];
  if (limits) proofs.push(await limits(ask, endpoint, input));
  const moved = movesMoney(endpoint) ? await judgeMove(ask, endpoint, input) : undefined;
  if (moved) proofs.push(moved.proof);
  const asked = moved?.asked ?? (await ask(endpoint, input, { as: auth === 'none' ? 'visitor' : 'member' }));
  if (asked.result.ok) onAnswer(asked.result.data);
  const judged = judge(endpoint, asked);
  const situation = { ask, endpoint, input, asked };
  if (asked.result.ok) {
    if (effect === 'read' && auth === 'any') proofs.push(await answersVisitors(situation));
    const rule = rules[operationId];
    if (rule) proofs.push(await rule(situation));
  }
  const { findings, unproven } = together(proofs);
  return { ...judged, findings: [...judged.findings, ...findings], unproven };
};

type Checked = Pick<Row, 'verdict' | 'detail' | 'findings' | 'unproven'>;

/** With `strict`, a rejection counts as a deviation, because the response's shape was not checked. */
const judgeStrictly = (checked: Checked, refusal: Proof, strict = false): Checked => {
  const isRefused = strict && checked.verdict === 'refused';
  const extra = isRefused ? [breaksSpecification('code', `an answer; it is ${checked.detail}`)] : [];
  return { ...checked, findings: [...refusal.findings, ...checked.findings, ...extra] };
};

/** Checks a backend against the contract, one call at a time, and reports its deviations. */
export const runConformance = async (options: ConformanceOptions): Promise<Report> => {
  const { baseURL, token = null, only, inputs = {}, timeoutMs = 20_000, transport, onRow } = options;
  const unknown = only?.find((name) => !Object.hasOwn(endpoints, name));
  if (unknown !== undefined) throw new TypeError(`no operation is called ${unknown}`);
  const ask = createAsk({ baseURL, token, timeoutMs, transport });
  const member = createClient({ baseURL, transport, getToken: () => token, timeouts: { call: timeoutMs } });
  let found = token === null ? {} : await discoverInputs(member);
  const username = inputs['login']?.['username'] ?? found['login']?.['username'];
  const rows: Row[] = [];
  for (const endpoint of ordered()) {
    const { operationId } = endpoint;
    const input = inputOf(endpoint, found, inputs);
    const reason = skipped(endpoint, token !== null, options);
    let row = rowOf(endpoint, { verdict: 'skipped', detail: reason ?? '' });
    try {
      const wrong = wrongEntryFor(operationId, input, username);
      // A wrong login is tried even without `writes`, because a refused one changes nothing.
      const isTried =
        wrong && (reason === undefined || (operationId === 'login' && reason === 'it changes state'));
      const refusal = isTried ? await refusesEntry(ask, endpoint, ...wrong) : together([]);
      const checked =
        reason === undefined
          ? await check(ask, endpoint, input, (data) => {
              found = { ...found, ...inputsFromResponse(operationId, data) };
            })
          : row;
      row = rowOf(endpoint, judgeStrictly(checked, refusal, options.strict));
    } catch (error) {
      // The SDK rejects input that cannot be sent, which is not the backend's fault.
      if (!(error instanceof TypeError)) throw error;
      row = rowOf(endpoint, { verdict: 'skipped', detail: error.message });
    }
    rows.push(row);
    onRow?.(row);
  }
  return summarise(rows);
};
