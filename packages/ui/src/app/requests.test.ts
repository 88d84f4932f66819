import type { TransportRequest } from '@member-wallet/api-sdk';
import { serverNow } from '#/data/server-clock';
import { sending } from './requests';

const HOUR_MS = 3_600_000;
const sent: TransportRequest[] = [];
jest.mock('@member-wallet/api-sdk/axios', () => ({
  transport: async (request: TransportRequest) => {
    sent.push(request);
    return { status: 200, text: '', date: request.url };
  },
}));

it.each([
  [false, undefined, HOUR_MS],
  [true, expect.stringMatching(/^[\da-f]{32}$/), 2 * HOUR_MS],
])('requests learn the server’s time; with ids: %p', async (hasIds, id, off) => {
  const request = {
    url: new Date(Date.now() + off).toUTCString(),
    headers: { Authorization: 'Bearer t' },
  } as Partial<TransportRequest> as TransportRequest;
  await sending(hasIds).transport(request);
  expect(sent.at(-1)?.headers).toEqual({ Authorization: 'Bearer t', ...(id && { 'X-Request-Id': id }) });
  expect(Math.abs(serverNow() - Date.now() - off)).toBeLessThan(2000);
});
