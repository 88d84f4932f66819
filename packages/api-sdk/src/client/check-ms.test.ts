import { getBanks } from '../endpoints/lookup';
import { transfer } from '../endpoints/money';
import { waitBefore } from '../queries/retry';
import { ApiError } from '../errors/sdk-errors';
import { retryReads } from '../retry/retry-reads';
import { createClient } from './create-client';
import type { Transport } from './transport';

const money = { from: 'WALLET', to: 'PG', amount: 100 };
const late: Transport = () =>
  new Promise((resolve) => setTimeout(() => resolve({ status: 200, text: '{}' }), 100_000));

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

const LONG = [Infinity, 2 ** 31, 2 ** 32 + 1, Number.MAX_VALUE];
test.each(LONG)('does not end a write immediately with a timeout of %p', async (ms) => {
  for (const [timeouts, options] of [
    [{ call: ms }, {}],
    [{}, { timeoutMs: ms }],
  ] as const) {
    const call = transfer.safe(createClient({ baseURL: '', transport: late, timeouts }), money, options);
    await jest.advanceTimersByTimeAsync(100_000);
    expect(await call).toMatchObject({ ok: true });
  }
});

const NO_TIMES = [0, -1, NaN, -Infinity, '5000' as unknown as number];
test.each(NO_TIMES)('refuses a timeout of %p by name, and sends nothing', async (ms) => {
  expect(() => createClient({ baseURL: '', timeouts: { call: ms } })).toThrow(TypeError);
  expect(() => createClient({ baseURL: '', timeouts: { call: ms } })).toThrow('timeouts.call');
  expect(() => createClient({ baseURL: '', timeouts: { upload: ms } })).toThrow('timeouts.upload');
  const transport = jest.fn(late);
  const call = transfer(createClient({ baseURL: '', transport }), money, { timeoutMs: ms });
  await expect(call).rejects.toThrow(new TypeError('timeoutMs must be above 0.'));
  expect(transport).not.toHaveBeenCalled();
});

test('uses the default for undefined', () => {
  expect(() => createClient({ baseURL: '', timeouts: { call: undefined } })).not.toThrow();
});

test('does not retry immediately if a server asks for a wait of decades', async () => {
  const transport = jest.fn<ReturnType<Transport>, Parameters<Transport>>(async () => ({
    status: 429,
    text: '',
    retryAfter: '1000000000',
  }));
  const client = retryReads(createClient({ baseURL: '', transport }), { maxDelayMs: Infinity });
  const call = getBanks.safe(client);
  await jest.advanceTimersByTimeAsync(59_999);
  expect(transport).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(await call).toMatchObject({ ok: false, error: { kind: 'timeout' } });
});

test.each(['delayMs', 'maxDelayMs'])('validates %s of retries', (option) => {
  const client = createClient({ baseURL: '' });
  expect(() => retryReads(client, { [option]: NaN })).toThrow(option);
  expect(() => retryReads(client, { [option]: 0 })).not.toThrow();
});

test('limits the query libraries’ wait to what a timer supports', () => {
  const error = new ApiError({
    endpoint: 'getBanks',
    code: 'REQUEST_LIMIT',
    message: '',
    status: 429,
    outcome: 'none',
    retryAfterMs: 1e12,
  });
  expect(waitBefore(0, error)).toBe(2 ** 31 - 1);
});
