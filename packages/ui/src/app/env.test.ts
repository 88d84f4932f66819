import { parseEnv } from './env';

it('requires no setting', () => {
  expect(parseEnv({ VITE_CHAT_URL: '', MODE: 'production', DEV: false })).toEqual({
    appName: null,
    apiBaseUrl: '',
    chatUrl: null,
    chatEverywhere: false,
    gamesInNewTab: false,
    giftLinkHosts: ['gift.truemoney.com'],
    giftLinkPassphrase: 'member-wallet-gift-link',
    helpLine: null,
    currency: null,
    paytimzMinimum: null,
    qrMinimum: null,
    qrValidityMinutes: 10,
    slipClosed: null,
    howto: { wallet: null, play: null, balance: null, receiveBonus: null, cancelBonus: null },
    version: '1.1.14',
  });
});

it('reads the settings', () => {
  const env = parseEnv({
    VITE_APP_NAME: ' Champa ',
    VITE_API_BASE_URL: 'https://api.example.com/',
    VITE_GAMES_NEW_TAB: 'true',
    VITE_PAYTIMZ_MINIMUM: '20',
    VITE_SLIP_CLOSED_FROM: '23:00',
    VITE_SLIP_CLOSED_TO: '01:00',
  });
  expect(env).toMatchObject({
    appName: 'Champa',
    apiBaseUrl: 'https://api.example.com',
    gamesInNewTab: true,
    paytimzMinimum: 20,
    slipClosed: { from: '23:00', to: '01:00' },
  });
});

it.each([
  [{ VITE_APP_NAME: '   ' }, 'VITE_APP_NAME must name the product'],
  [{ VITE_API_BASE_URL: 'api.example.com' }, 'VITE_API_BASE_URL must be an address'],
  [{ VITE_CHAT_URL: 'javascript:alert(1)' }, 'VITE_CHAT_URL must be an address'],
  [{ VITE_GAMES_NEW_TAB: 'yes' }, 'VITE_GAMES_NEW_TAB must be true or false'],
  [{ VITE_PAYTIMZ_MINIMUM: '-1' }, 'VITE_PAYTIMZ_MINIMUM must be an amount'],
  [{ VITE_PAYTIMZ_MINIMUM: 'LAK' }, 'VITE_PAYTIMZ_MINIMUM must be an amount'],
  [{ VITE_QR_MINIMUM: 'LAK 20000 BAHT 30' }, 'VITE_QR_MINIMUM must be an amount'],
  [{ VITE_QR_MINIMUM: 'LAK 20000,' }, 'VITE_QR_MINIMUM must be an amount'],
  [{ VITE_QR_VALIDITY_MINUTES: '0' }, 'VITE_QR_VALIDITY_MINUTES must be a number of minutes'],
  [{ VITE_SLIP_CLOSED_FROM: '24:00', VITE_SLIP_CLOSED_TO: '01:00' }, 'VITE_SLIP_CLOSED_FROM must be a time'],
  [{ VITE_GIFT_LINK_HOSTS: 'https://gift.example.com' }, 'VITE_GIFT_LINK_HOSTS must be host names'],
  [{ VITE_SLIP_CLOSED_TO: '01:00' }, 'must be set together'],
])('%j is refused: %s', (settings, message) => {
  expect(() => parseEnv(settings)).toThrow(message);
});

it.each([
  ['gift.example.com', ['gift.example.com']],
  ['gift.example.com, a.example.org,b.example.org', ['gift.example.com', 'a.example.org', 'b.example.org']],
])('reads the hosts %p', (value, giftLinkHosts) => {
  expect(parseEnv({ VITE_GIFT_LINK_HOSTS: value })).toMatchObject({ giftLinkHosts });
});

it.each([
  ['30', 30],
  ['0.5', 0.5],
  ['LAK 20000', { LAK: 20_000 }],
  [' LAK 20000, BAHT 30.50 ', { LAK: 20_000, BAHT: 30.5 }],
  ['LAK 20000,THB 30', { LAK: 20_000, THB: 30 }],
])('reads the minimum %p', (value, minimum) => {
  const env = parseEnv({ VITE_QR_MINIMUM: value, VITE_PAYTIMZ_MINIMUM: value });
  expect([env.qrMinimum, env.paytimzMinimum]).toEqual([minimum, minimum]);
});

it.each([
  ['same-origin', ''],
  ['https://chat.example.com/', 'https://chat.example.com'],
])('accepts %s as the address of the chat', (value, chatUrl) => {
  expect(parseEnv({ VITE_CHAT_URL: value, VITE_CHAT_EVERYWHERE: 'true' })).toMatchObject({
    chatUrl,
    chatEverywhere: true,
  });
});

it('reports every problem at once', () => {
  expect(() => parseEnv({ VITE_APP_NAME: ' ', VITE_QR_MINIMUM: 'ten' })).toThrow(
    /VITE_APP_NAME.*VITE_QR_MINIMUM/,
  );
});
