import { createClient } from '../client/create-client';
import { encryptGiftLink } from './encrypt-gift-link';
import { sendGiftLink } from './send-gift-link';

// As on a phone that loses its connection before the chunk arrives.
jest.mock('crypto-js/aes.js', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

const notLoaded = {
  kind: 'network',
  endpoint: 'sendTrueLink',
  outcome: 'none',
  reason: 'ERR_CODE_NOT_LOADED',
};

test('reports a cipher that fails to load as a typed error, calls onError and sends nothing', async () => {
  const transport = jest.fn();
  const onError = jest.fn();
  const client = createClient({ baseURL: '', transport, onError });
  const gift = { link: 'https://gift.example/?v=1', passphrase: 'shared' };
  await expect(sendGiftLink.safe(client, gift)).resolves.toMatchObject({ ok: false, error: notLoaded });
  await expect(sendGiftLink(client, gift)).rejects.toMatchObject(notLoaded);
  await expect(encryptGiftLink(gift.link, gift.passphrase)).rejects.toMatchObject(notLoaded);
  expect(transport).not.toHaveBeenCalled();
  expect(onError).toHaveBeenCalledTimes(2);
});

test('ignores an onError that throws, as every call does', async () => {
  const onError = () => {
    throw new Error('of the listener');
  };
  const client = createClient({ baseURL: '', transport: jest.fn(), onError });
  const gift = { link: 'https://gift.example/?v=1', passphrase: 'shared' };
  await expect(sendGiftLink(client, gift)).rejects.toMatchObject(notLoaded);
  await expect(sendGiftLink.safe(client, gift)).resolves.toMatchObject({ ok: false, error: notLoaded });
});
