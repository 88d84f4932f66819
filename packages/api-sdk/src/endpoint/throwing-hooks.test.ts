import { getBanks } from '../endpoints/lookup';
import { getWallet } from '../endpoints/wallet';
import { uploadSlip, withdraw } from '../endpoints/money';
import type { SdkError } from '../errors/sdk-errors';
import { fault, raw } from '../testing/replies';
import { createTestBackend } from '../testing/test-backend';

const backend = createTestBackend();
afterEach(() => backend.reset());

const mistake = new Error('a fault of the listener');
const broken = (): never => {
  throw mistake;
};
const refused = (): Promise<never> => Promise.reject(mistake);

let unhandled: jest.Mock;
beforeEach(() => {
  unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
});
afterEach(async () => {
  await new Promise((resolve) => setTimeout(resolve, 2));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

describe.each<[string, () => never]>([
  ['throws', broken],
  ['rejects', refused as () => never],
])('listener that %s', (_, listener) => {
  test.each([
    ['an error of the network', fault('cut'), { kind: 'network', outcome: 'unknown' }],
    ['a refusal', raw({ status: 400, text: '{"message":"gone"}' }), { kind: 'api', code: 'gone' }],
    ['a timeout', fault('silence'), { kind: 'timeout', outcome: 'unknown' }],
    ['a page', fault('html'), { kind: 'unexpected-response', outcome: 'unknown' }],
  ])('does not replace %s if it is onError', async (__, answer, expected) => {
    backend.answer(withdraw, answer);
    const heard: SdkError[] = [];
    const onError = (error: SdkError) => {
      heard.push(error);
      return listener();
    };
    const result = await withdraw.safe(backend.client({ onError }), { amount: 1 }, { timeoutMs: 15 });
    expect(result).toMatchObject({ ok: false, error: expected });
    expect(heard).toEqual([expect.objectContaining(expected)]);
  });

  test('does not replace the error of a call that was aborted before sending, if it is onError', async () => {
    const client = backend.client({ onError: listener });
    const result = await withdraw.safe(client, { amount: 1 }, { signal: AbortSignal.abort() });
    expect(result).toMatchObject({ ok: false, error: { kind: 'cancelled', outcome: 'none' } });
  });

  test('does not make a call fail if it is onDeviation or onUploadProgress', async () => {
    backend.answer(getBanks, [{ code: 1 }] as never);
    await expect(getBanks(backend.client({ onDeviation: listener }))).resolves.toHaveLength(1);
    const onUploadProgress = jest.fn(listener);
    await uploadSlip(backend.client(), { file: new Blob(['x']), fileName: 'a.png' }, { onUploadProgress });
    expect(onUploadProgress).toHaveBeenCalled();
    await expect(getWallet(backend.client())).resolves.toHaveProperty('wallet');
  });
});
