import type { Client } from '../client/client';
import { createClient } from '../client/client';
import type { Transport } from '../client/transport';
import type { Endpoint, EndpointDefinition } from '../endpoint/endpoint-types';
import type { Deviation } from '../endpoint/repair';
import { endpoints } from '../endpoints/all';
import { isSdkError } from '../errors/guards';
import type { Inputs } from './inputs';
import { discoverInputs, inputOf, inputsFromAnswer } from './inputs';
import { judgeAnswer, judgeError, judgeStrictly, judgeVisitor } from './judge';
import type { Report, Row } from './report';
import { summarise } from './report';

export interface ConformanceOptions {
  readonly baseURL: string;
  /** A member's token. Without one, rows for members are skipped. */
  readonly token?: string | null | undefined;
  /** Also runs the calls that change state. Use a dedicated account. */
  readonly includeWrites?: boolean | undefined;
  /** Counts rejected calls as deviations: for a backend and inputs that should succeed in every call. */
  readonly strict?: boolean | undefined;
  /** Only these operationIds. */
  readonly only?: readonly string[] | undefined;
  /** Inputs by operationId, for calls whose examples do not fit the backend. */
  readonly inputs?: Inputs | undefined;
  /** Milliseconds for each call; default 20,000. */
  readonly timeoutMs?: number | undefined;
  /** Called with each row as it completes. */
  readonly onRow?: ((row: Row) => void) | undefined;
  /** Replaces the network, for tests. */
  readonly transport?: Transport | undefined;
}

type Callable = Endpoint<unknown, unknown, string> & EndpointDefinition;

/** In the contract's order, except that destructive calls come last. */
const ordered = (): readonly Callable[] => {
  const all = Object.values(endpoints as unknown as Record<string, Callable>);
  const last = [
    'transferAll',
    'withdrawAll',
    'resetSlotPassword',
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
  { includeWrites, only }: ConformanceOptions,
): string | undefined => {
  if (only !== undefined && !only.includes(endpoint.operationId)) return 'not asked for';
  if (endpoint.effect === 'write' && includeWrites !== true) return 'it changes state';
  return endpoint.auth === 'member' && !token ? 'it needs a token' : undefined;
};

const check = async (
  endpoint: Callable,
  { member, visitor }: { readonly member: Client; readonly visitor: Client },
  input: unknown,
  timeoutMs: number,
  onAnswer: (data: unknown) => void,
): Promise<Pick<Row, 'verdict' | 'field' | 'detail'>> => {
  try {
    // Reads only: an unprotected write would take effect.
    if (endpoint.auth === 'member' && endpoint.effect === 'read') {
      const open = judgeVisitor((await endpoint.safe(visitor, input, { timeoutMs })).ok);
      if (open) return open;
    }
    const repaired: Deviation[] = [];
    const onDeviation = (one: Deviation) => repaired.push(one);
    onAnswer(await endpoint({ ...member, onDeviation }, input, { timeoutMs }));
    return judgeAnswer(repaired);
  } catch (error) {
    if (isSdkError(error)) return judgeError(endpoint, error);
    // The SDK rejects input that cannot be sent; that says nothing about the backend.
    return {
      verdict: 'skipped',
      field: '',
      detail: error instanceof Error ? error.message : 'unsendable input',
    };
  }
};

/** Checks a backend against the contract, one call at a time, and reports where it deviates. */
export const runConformance = async (options: ConformanceOptions): Promise<Report> => {
  const { baseURL, token = null, inputs = {}, timeoutMs = 20_000, transport, onRow } = options;
  const member = createClient({ baseURL, transport, getToken: () => token });
  const visitor = createClient({ baseURL, transport });
  let found = token === null ? {} : await discoverInputs(member);
  const rows: Row[] = [];
  for (const endpoint of ordered()) {
    const { operationId, method, path } = endpoint;
    const reason = skipped(endpoint, token !== null, options);
    const verdict =
      reason === undefined
        ? await check(endpoint, { member, visitor }, inputOf(endpoint, found, inputs), timeoutMs, (data) => {
            found = { ...found, ...inputsFromAnswer(operationId, data) };
          })
        : ({ verdict: 'skipped', field: '', detail: reason } as const);
    const row: Row = { operationId, method, path, ...(options.strict ? judgeStrictly(verdict) : verdict) };
    rows.push(row);
    onRow?.(row);
  }
  return summarise(rows);
};
