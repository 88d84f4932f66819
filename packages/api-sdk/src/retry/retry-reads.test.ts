import fc from 'fast-check';
import type { TransportResponse } from '../client/transport';
import { createClient } from '../client/create-client';
import { getBanks } from '../endpoints/lookup';
import { listStatement } from '../endpoints/statement';
import { getWallet } from '../endpoints/wallet';
import { activateSlot } from '../endpoints/game-accounts';
import { transfer } from '../endpoints/money';
import type { SdkError } from '../errors/sdk-errors';
import { declared } from '../fixtures/examples';
import { retryReads, type RetryOptions } from './retry-reads';

type Step = TransportResponse | 'cut';
const ok: TransportResponse = { status: 200, text: '[]' };
const busy = (retryAfter?: string): TransportResponse => ({ status: 429, text: '', retryAfter });

/** A server that responds with one step after the other, repeating the last one, and records the times of requests. */
const serving = (steps: readonly Step[], options: RetryOptions = { delayMs: 0 }) => {
  const sent: number[] = [];
  const errors: SdkError[] = [];
  const plain = createClient({
    baseURL: '',
    onError: (error) => errors.push(error),
    transport: async () => {
      const step = steps[Math.min(sent.push(Date.now()), steps.length) - 1] ?? ok;
      if (step === 'cut') throw Object.assign(new Error('cut'), { code: 'ECONNRESET' });
      return step;
    },
  });
  return { client: retryReads(plain, options), sent, errors };
};

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constant<Step>('cut'),
  fc.record({
    status: fc.oneof(
      fc.constantFrom(200, 400, 408, 425, 429, 500, 502, 503, 504),
      fc.integer({ min: 0, max: 599 }),
    ),
    text: fc.constantFrom('', '{}', '<html>', '{"message":"REQUEST_LIMIT"}'),
    retryAfter: fc.constantFrom(undefined, '0'),
  }),
);

test('never sends a write twice, nor a read more often than allowed', async () => {
  const times = fc.integer({ min: 0, max: 3 });
  const some = fc.constantFrom(...declared);
  await fc.assert(
    fc.asyncProperty(
      some,
      fc.array(step, { minLength: 1 }),
      times,
      async ({ endpoint, input }, steps, most) => {
        const { client, sent } = serving(steps, { times: most, delayMs: 0 });
        await endpoint.safe(client, input);
        expect(sent.length).toBeGreaterThanOrEqual(1);
        expect(sent.length).toBeLessThanOrEqual(endpoint.effect === 'write' ? 1 : most + 1);
      },
    ),
    { numRuns: 500 },
  );
});

test.each(declared.map(({ endpoint, input }) => [endpoint.operationId, endpoint, input] as const))(
  '%s: retries only if it is a read, whatever its method',
  async (_, endpoint, input) => {
    for (const failure of ['cut', busy('0'), { status: 503, text: '' }] as const) {
      const { client, sent } = serving([failure]);
      await endpoint.safe(client, input);
      expect(sent).toHaveLength(endpoint.effect === 'read' ? 3 : 1);
    }
  },
);

test('retries a POST that lists, but not a GET that activates', async () => {
  const [list, activate] = [serving(['cut']), serving(['cut'])];
  await listStatement.safe(list.client, { page: 1, limit: 10 });
  await activateSlot.safe(activate.client, { slotCode: 'PG' });
  expect([listStatement.method, list.sent.length]).toEqual(['POST', 3]);
  expect([activateSlot.method, activate.sent.length]).toEqual(['GET', 1]);
});

test('resolves with the response of a retry, without reporting an error', async () => {
  const { client, sent, errors } = serving(['cut', busy('0'), ok]);
  expect(await getBanks(client)).toEqual([]);
  expect([sent.length, errors]).toEqual([3, []]);
});

test('rejects with the last failure, and reports it once', async () => {
  const { client, errors } = serving(['cut', 'cut', busy('0')]);
  await expect(getBanks(client)).rejects.toMatchObject({ code: 'REQUEST_LIMIT', retryAfterMs: 0 });
  expect(errors).toHaveLength(1);
});

test.each([[400], [401], [403], [404], [410], [422], [302]])(
  'does not retry after status %i',
  async (status) => {
    const { client, sent } = serving([{ status, text: '{"message":"NO_USER"}' }]);
    await getWallet.safe(client);
    expect(sent).toHaveLength(1);
  },
);

describe('waits', () => {
  beforeEach(() => jest.useFakeTimers({ now: 0 }));
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  test('double, minus a random part of up to half', async () => {
    jest.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(1).mockReturnValue(0);
    const { client, sent } = serving(['cut'], { times: 3, delayMs: 100, maxDelayMs: 300 });
    const call = getBanks.safe(client);
    await jest.advanceTimersByTimeAsync(10_000);
    await call;
    expect(sent).toEqual([0, 100, 200, 500]);
  });

  test('follow Retry-After in seconds and as a date', async () => {
    const { client, sent } = serving([busy('2'), busy('Thu, 01 Jan 1970 00:00:05 GMT'), ok]);
    const call = getBanks.safe(client);
    await jest.advanceTimersByTimeAsync(4999);
    expect(sent).toEqual([0, 2000]);
    await jest.advanceTimersByTimeAsync(1);
    expect([sent, (await call).ok]).toEqual([[0, 2000, 5000], true]);
  });

  test('do not happen if the server asks for a longer one than allowed', async () => {
    const { client, sent } = serving([busy('11')]);
    await expect(getBanks(client)).rejects.toMatchObject({ retryAfterMs: 11_000 });
    expect(sent).toHaveLength(1);
  });

  test("end immediately with the caller's signal, and nothing is sent again", async () => {
    const stop = new AbortController();
    const { client, sent } = serving([busy('9')]);
    const call = getBanks.safe(client, undefined, { signal: stop.signal });
    await jest.advanceTimersByTimeAsync(1000);
    stop.abort();
    expect(await call).toMatchObject({ ok: false, error: { kind: 'cancelled', outcome: 'none' } });
    expect([sent.length, jest.getTimerCount()]).toEqual([1, 0]);
  });

  test('do not happen for a stopped call, even if the transport ignores the signal', async () => {
    const stop = new AbortController();
    const transport = async () => {
      stop.abort();
      return { status: 503, text: '', retryAfter: '9' };
    };
    const client = retryReads(createClient({ baseURL: '', transport }));
    const call = getBanks.safe(client, undefined, { signal: stop.signal });
    await jest.advanceTimersByTimeAsync(0);
    expect(jest.getTimerCount()).toBe(0);
    expect(await call).toMatchObject({ ok: false, error: { kind: 'cancelled' } });
  });

  test('count towards the call’s timeout, which covers all attempts', async () => {
    const { client, sent } = serving([busy('4')], { times: 9 });
    const call = getBanks.safe(client, undefined, { timeoutMs: 5000 });
    await jest.advanceTimersByTimeAsync(5000);
    expect(await call).toMatchObject({ ok: false, error: { kind: 'timeout', timeoutMs: 5000 } });
    expect([sent, jest.getTimerCount()]).toEqual([[0, 4000], 0]);
  });
});

test('ends the call without a retry if the caller aborts an attempt', async () => {
  const stop = new AbortController();
  let sent = 0;
  const client = createClient({
    baseURL: '',
    transport: ({ signal }) =>
      new Promise((_, reject) => {
        sent += 1;
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        setImmediate(() => stop.abort());
      }),
  });
  const patient = retryReads(client, { delayMs: 60_000, maxDelayMs: 60_000 });
  const result = await getBanks.safe(patient, undefined, { signal: stop.signal });
  expect(result).toMatchObject({ ok: false, error: { kind: 'cancelled' } });
  expect(sent).toBe(1);
}, 30_000);

test('only retries with the wrapped client', async () => {
  let sent = 0;
  const plain = createClient({
    baseURL: '',
    transport: async () => ({ status: 503, text: String((sent += 1)) }),
  });
  retryReads(plain);
  await getBanks.safe(plain);
  await transfer.safe(plain, { from: 'WALLET', to: 'PG', amount: 1 });
  expect(sent).toBe(2);
});
