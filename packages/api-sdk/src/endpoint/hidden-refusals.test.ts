import { sendChatMessage } from '../endpoints/chat';
import { getContact } from '../endpoints/lookup';
import { validateAccount } from '../endpoints/account';
import { createQrCode, getQrCode } from '../endpoints/qrcode';
import { checkRefund } from '../endpoints/refund';
import { getWallet } from '../endpoints/wallet';
import { transfer } from '../endpoints/money';
import { errorCatalogue, type ErrorCode } from '../errors/catalogue';
import { isSessionEnded } from '../errors/guards';
import { createClient } from '../client/create-client';
import { declared } from '../fixtures/examples';

/** A client whose server sends every response with status 200. */
const clientFor = (text: string) =>
  createClient({ baseURL: '', transport: async () => ({ status: 200, text }) });
const money = { from: 'WALLET', to: 'PG', amount: 100 };
const writes = declared
  .filter(({ endpoint }) => endpoint.effect === 'write')
  .map(({ endpoint, input }) => [endpoint.operationId, endpoint, input] as const);

const page = '<!doctype html><title>Log in to the network</title>';

/** Responses to a write with status 200, and the resulting errors. */
const shapes: readonly (readonly [string, string, object])[] = [
  ['a code as message', '{"message":"NO_WALLET"}', { code: 'NO_WALLET', outcome: 'none' }],
  [
    'a code',
    '{"code":"NO_WALLET","message":"No such wallet"}',
    { code: 'NO_WALLET', message: 'No such wallet' },
  ],
  ['a code within', '{"data":{"error":{"code":"NO_WALLET"}}}', { code: 'NO_WALLET', outcome: 'none' }],
  ['a code alone', '"NO_WALLET"', { code: 'NO_WALLET', outcome: 'none' }],
  ['a code as plain text', 'NO_WALLET', { code: 'NO_WALLET', outcome: 'none' }],
  [
    'success: false',
    '{"success":false,"message":"Come back later"}',
    { message: 'Come back later', outcome: 'none' },
  ],
  ['success: false alone', '{"success":false}', { reason: 'no-error-code', outcome: 'none' }],
  ['an error', '{"error":"WALLET_FROZEN"}', { code: 'WALLET_FROZEN', outcome: 'none' }],
  ['errors', '{"errors":[{"message":"WALLET_FROZEN"}]}', { code: 'WALLET_FROZEN', outcome: 'none' }],
  ['a status', '{"statusCode":400,"message":"Bad request"}', { status: 400, outcome: 'none' }],
  ['a status of a fault', '{"statusCode":"503","message":"Busy"}', { status: 503, outcome: 'unknown' }],
  ['a fault', '{"message":"INTERNAL_SERVER_ERROR"}', { code: 'INTERNAL_SERVER_ERROR', outcome: 'unknown' }],
  ['success and an error', '{"success":true,"error":"Partly"}', { message: 'Partly', outcome: 'unknown' }],
  ['a page', page, { reason: 'not-json', outcome: 'unknown' }],
];

describe.each(writes)('refusals of %s', (_, endpoint, input) => {
  test.each(shapes)('%s', async (_name, text, expected) => {
    await expect(endpoint(clientFor(text), input)).rejects.toMatchObject(expected);
  });
});

test.each([
  ['{"message":"OK"}'],
  ['{"message":"TRANSFER_DONE"}'],
  ['{"success":true,"error":null,"errors":[],"statusCode":200}'],
  ['{"success":0,"fail":3}'],
  [''],
])('treats a write that returns %s as successful', async (text) => {
  await expect(transfer(clientFor(text), money)).resolves.toBeInstanceOf(Object);
});

test('reports an unknown outcome if a write returns a plain text where none is expected', async () => {
  await expect(transfer(clientFor('Service will be back soon'), money)).rejects.toMatchObject({
    reason: 'not-json',
    outcome: 'unknown',
  });
  const message = { sender: 'customer', message: { message_type: 'text', payload: 'Hello' } } as const;
  await expect(sendChatMessage(clientFor('2026-01-31T09:30:00.000Z'), message)).resolves.toEqual({
    createdAt: '2026-01-31T09:30:00.000Z',
  });
});

const codes = Object.keys(errorCatalogue) as ErrorCode[];
const successes = ['OTP_VERIFIED', 'OTP_CODE_VALID', 'BONUS_CLEAR', 'INVITE_BONUS_SUCCESS', 'REFUND_SUCCESS'];

test('treats each code of the catalogue as a failure, except those that report success', async () => {
  const accepted: string[] = [];
  for (const code of codes) {
    const result = await transfer.safe(clientFor(JSON.stringify({ message: code })), money);
    if (result.ok) accepted.push(code);
    else expect([code, result.error.kind]).toEqual([code, 'api']);
  }
  expect(accepted.sort()).toEqual(successes.sort());
});

test('detects the end of a session by the status in the body', async () => {
  const client = clientFor('{"statusCode":401,"message":"UNAUTHORIZED"}');
  const result = await transfer.safe(client, money);
  expect(!result.ok && isSessionEnded(result.error)).toBe(true);
});

test('only treats a read as refused if the response is unusable otherwise', async () => {
  await expect(getWallet(clientFor('{"message":"NO_WALLET"}'))).rejects.toMatchObject({ code: 'NO_WALLET' });
  await expect(getWallet(clientFor('{}'))).rejects.toMatchObject({ reason: 'shape' });
  // Responses whose fields may all be missing, and one without a specified shape.
  await expect(getContact(clientFor('{"message":"NO_DATA"}'))).rejects.toMatchObject({ code: 'NO_DATA' });
  await expect(checkRefund(clientFor('{"code":"NO_REFUND"}'))).rejects.toMatchObject({ code: 'NO_REFUND' });
  const phone = { username: '0812345678' };
  await expect(validateAccount(clientFor('{"message":"EXISTING_USER"}'), phone)).rejects.toMatchObject({
    code: 'EXISTING_USER',
    outcome: 'none',
  });
  await expect(validateAccount(clientFor('{"message":"OK"}'), phone)).resolves.toEqual({ message: 'OK' });
  await expect(getContact(clientFor('{}'))).resolves.toMatchObject({ contactText: null });
  await expect(getContact(clientFor('{"lineName":"NO_DATA","message":"NO_DATA"}'))).resolves.toMatchObject({
    lineName: 'NO_DATA',
  });
  const code = { qrcodeId: null, hasQrcode: false, message: 'QR_FAIL' };
  await expect(getQrCode(clientFor(JSON.stringify(code)), { provider: 'WW' })).resolves.toMatchObject(code);
});

test.each([
  { message: 'QR_FAIL' },
  { message: 'INTERNAL_SERVER_ERROR' },
  { code: 'QR_FAIL', message: 'Five deposits a day' },
  { success: false, message: 'Five deposits a day' },
])('returns the response if no QR code was created, whatever its code: %j', async (why) => {
  const response = clientFor(JSON.stringify({ hasQrcode: false, ...why }));
  await expect(createQrCode(response, { provider: 'WW', amount: 100 })).resolves.toMatchObject({
    hasQrcode: false,
    ...why,
  });
});

test('rejects if a refusal is sent in place of a QR code', async () => {
  const response = clientFor('{"success":false,"message":"QR_FAIL"}');
  await expect(createQrCode(response, { provider: 'WW', amount: 100 })).rejects.toMatchObject({
    code: 'QR_FAIL',
  });
});
