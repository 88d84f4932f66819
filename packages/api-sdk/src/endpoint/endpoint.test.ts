import type { Client } from '../client/client';
import { createClient } from '../client/create-client';
import { createQrCode, getQrCode } from '../endpoints/qrcode';
import { getWallet } from '../endpoints/wallet';
import { transfer } from '../endpoints/money';
import type { Wallet } from '../entities/wallet';
import { declared } from '../fixtures/examples';
import type { DataOf, Endpoint, ErrorCodeOf, InputOf, ReadEndpoint } from './endpoint-types';

const client: Client = createClient({
  baseURL: '',
  transport: async () => ({ status: 400, contentType: 'application/json', text: '{"message":"NO_WALLET"}' }),
});

/** Simulates a hook that caches and repeats calls. */
const cached = <Input, Data, Code extends string>(endpoint: ReadEndpoint<Input, Data, Code>) =>
  endpoint.effect;

test('accepts reads in a cache, but no writes, whatever their method', () => {
  expect(cached(getWallet)).toBe('read');
  expect(cached(getQrCode)).toBe('read');
  // @ts-expect-error a POST that moves money is not a read
  expect(cached(transfer)).toBe('write');
  // @ts-expect-error the same path with another effect is not a read
  expect(cached(createQrCode)).toBe('write');
});

test('has types for input, data and errors', async () => {
  const input: InputOf<typeof createQrCode> = { provider: 'KBANK', amount: 100 };
  const code: ErrorCodeOf<typeof transfer> = 'MONEY_NOT_ENOUGH';
  // @ts-expect-error a transfer does not answer with the code of another endpoint
  const other: ErrorCodeOf<typeof transfer> = 'OTP_EXPIRED';
  // @ts-expect-error the amount is missing
  await transfer.safe(client, { from: 'WALLET', to: 'PG' }).catch(() => undefined);
  // @ts-expect-error an endpoint without input takes none
  await getWallet.safe(client, { page: 1 });
  const result = await getWallet.safe(client);
  const wallet: DataOf<typeof getWallet> | undefined = result.ok ? result.data : undefined;
  const same: Wallet | undefined = wallet;
  expect([input.provider, code, other, same]).toEqual([
    'KBANK',
    'MONEY_NOT_ENOUGH',
    'OTP_EXPIRED',
    undefined,
  ]);
});

test('narrows a result of `safe` down to the last code', async () => {
  const result = await getWallet.safe(client);
  if (result.ok) throw new Error('it should fail');
  const { error } = result;
  switch (error.kind) {
    case 'api':
      expect([error.code, error.status]).toEqual(['NO_WALLET', 400]);
      break;
    case 'network':
    case 'timeout':
    case 'cancelled':
    case 'unexpected-response':
      throw error;
    default:
      throw error satisfies never;
  }
});

test('can assign every endpoint to Endpoint', () => {
  const some: readonly Endpoint[] = [getWallet, transfer];
  expect(some.map((endpoint) => endpoint.effect)).toEqual(['read', 'write']);
});

test('generates no code from schemas, which a strict Content-Security-Policy would report', () => {
  const generated = jest.spyOn(globalThis, 'Function');
  for (const { endpoint, input } of declared) {
    endpoint.response.parse(endpoint.example.response);
    endpoint.body?.parse(input);
  }
  expect(generated).not.toHaveBeenCalled();
  generated.mockRestore();
});
