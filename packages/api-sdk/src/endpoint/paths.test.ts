import fc from 'fast-check';
import { autoLoginWithPassword } from '../endpoints/auto-login';
import { activateSlot } from '../endpoints/game-accounts';
import { findPromotion } from '../endpoints/promotion';
import { createClient } from '../client/create-client';
import type { TransportRequest } from '../client/transport';

const recorder = () => {
  const requests: TransportRequest[] = [];
  const client = createClient({
    baseURL: 'https://wallet.example',
    transport: async (request) => {
      requests.push(request);
      return { status: 200, contentType: 'application/json', text: '{"link":"https://games.example"}' };
    },
  });
  return { client, requests };
};

const segments = (url: string) => new URL(url).pathname.split('/').slice(1).map(decodeURIComponent);

// Lone surrogates cannot be encoded in UTF-8.
const value = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text !== '.' && text !== '..');

test('sends any path parameter unchanged in its own segment', async () => {
  await fc.assert(
    fc.asyncProperty(value, value, async (username, password) => {
      const { client, requests } = recorder();
      await autoLoginWithPassword(client, { game: 'imi', username, password });
      expect(segments(requests[0]?.url ?? '')).toEqual(['api', 'autoLogin', 'imi', username, password]);
    }),
  );
});

test('sends a number in a path as digits', async () => {
  const { client, requests } = recorder();
  await activateSlot(client, { slotCode: 7 as unknown as string });
  expect(requests[0]?.url).toMatch(/\/activate\/7$/);
});

test.each([[undefined], [null], [true], [['PG']], [{}]])('rejects %p in a path', async (slotCode) => {
  const { client, requests } = recorder();
  await expect(activateSlot(client, { slotCode: slotCode as unknown as string })).rejects.toThrow(
    new TypeError('activateSlot: "slotCode" cannot be sent'),
  );
  expect(requests).toHaveLength(0);
});

test.each([['a/b'], ['../../admin'], ['?x=1'], ['#top'], ['100%'], ['%2e%2e'], ['ก ข'], ['a\\b'], ['a;b']])(
  'keeps the hostile value %s in its segment',
  async (slotCode) => {
    const { client, requests } = recorder();
    await activateSlot(client, { slotCode });
    expect(segments(requests[0]?.url ?? '')).toEqual(['api', 'wallet', 'activate', slotCode]);
    expect(new URL(requests[0]?.url ?? '').search).toBe('');
  },
);

test.each([[''], ['.'], ['..']])('rejects the value "%s", which would match another route', async (code) => {
  const { client, requests } = recorder();
  await expect(findPromotion(client, { code })).rejects.toThrow(
    new TypeError('findPromotion: "code" cannot be sent'),
  );
  expect(requests).toHaveLength(0);
});
