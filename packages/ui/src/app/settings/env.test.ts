import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { envAtStart, parseEnv, SETTING_NAMES } from './env';
import { settingProblem } from './setting-problems';
import { settingsSchema } from './settings-schema';

it('requires no setting', () => {
  expect(parseEnv({ VITE_CHAT_URL: '', MODE: 'production', DEV: false })).toEqual({
    appName: null,
    apiBaseUrl: '',
    chatUrl: null,
    appSchemes: ['line', 'whatsapp', 'itms-apps', 'market'],
    chatEverywhere: false,
    chatAnswersWithin: null,
    chatSound: false,
    gamesInNewTab: false,
    giftLinkHosts: ['gift.truemoney.com'],
    giftLinkPassphrase: 'member-wallet-gift-link',
    helpLine: null,
    currency: null,
    reports: null,
    requestIds: false,
    session: { idleMs: 900_000, longestMs: 2_592_000_000 },
    paytimzMinimum: null,
    qrMinimum: null,
    wwMinimum: null,
    qrValidityMinutes: 10,
    slipClosed: null,
    howto: { wallet: null, play: null, balance: null, receiveBonus: null, cancelBonus: null },
    withdrawTime: null,
    version: '1.1.14',
  });
});

it('reads the settings', () => {
  const env = parseEnv({
    VITE_APP_NAME: ' Champa ',
    VITE_API_BASE_URL: 'https://api.example.com/',
    VITE_APP_SCHEMES: 'line, joker,com.example.app',
    VITE_IDLE_LOG_OUT_MINUTES: '5',
    VITE_LONGEST_SESSION_HOURS: '12',
    VITE_GAMES_NEW_TAB: 'true',
    VITE_PAYTIMZ_MINIMUM: '20',
    VITE_SLIP_CLOSED_FROM: '23:00',
    VITE_SLIP_CLOSED_TO: '01:00',
  });
  expect(env).toMatchObject({
    appName: 'Champa',
    apiBaseUrl: 'https://api.example.com',
    session: { idleMs: 300_000, longestMs: 43_200_000 },
    appSchemes: ['line', 'joker', 'com.example.app'],
    gamesInNewTab: true,
    paytimzMinimum: '20',
    slipClosed: { from: '23:00', to: '01:00' },
  });
});

it.each([
  [{ VITE_APP_NAME: '   ' }, 'VITE_APP_NAME must name the product'],
  [{ VITE_API_BASE_URL: 'api.example.com' }, 'VITE_API_BASE_URL must be an address'],
  [{ VITE_CHAT_URL: 'javascript:alert(1)' }, 'VITE_CHAT_URL must be an address'],
  [{ VITE_APP_SCHEMES: 'line:' }, 'VITE_APP_SCHEMES must be schemes of apps'],
  [{ VITE_APP_SCHEMES: 'line, javascript' }, 'VITE_APP_SCHEMES must be schemes of apps'],
  [{ VITE_APP_SCHEMES: 'ms-settings' }, 'VITE_APP_SCHEMES must be schemes of apps'],
  [{ VITE_APP_SCHEMES: 'http,line' }, 'VITE_APP_SCHEMES must be schemes of apps'],
  [{ VITE_IDLE_LOG_OUT_MINUTES: '0' }, 'VITE_IDLE_LOG_OUT_MINUTES must be a number of minutes'],
  [{ VITE_LONGEST_SESSION_HOURS: 'long' }, 'VITE_LONGEST_SESSION_HOURS must be a number of hours'],
  [{ VITE_REPORT_URL: 'reports.example.com' }, 'VITE_REPORT_URL must be an address'],
  [{ VITE_REPORT_SHARE: '0' }, 'VITE_REPORT_SHARE must be how many'],
  [{ VITE_REPORT_SHARE: '101' }, 'VITE_REPORT_SHARE must be how many'],
  [{ VITE_GAMES_NEW_TAB: 'yes' }, 'VITE_GAMES_NEW_TAB must be true or false'],
  [{ VITE_PAYTIMZ_MINIMUM: '-1' }, 'VITE_PAYTIMZ_MINIMUM must be an amount'],
  [{ VITE_PAYTIMZ_MINIMUM: 'LAK' }, 'VITE_PAYTIMZ_MINIMUM must be an amount'],
  [{ VITE_QR_MINIMUM: 'LAK 20000 BAHT 30' }, 'VITE_QR_MINIMUM must be an amount'],
  [{ VITE_QR_MINIMUM: 'LAK 20000,' }, 'VITE_QR_MINIMUM must be an amount'],
  [{ VITE_QR_VALIDITY_MINUTES: '0' }, 'VITE_QR_VALIDITY_MINUTES must be a number of minutes'],
  [{ VITE_SLIP_CLOSED_FROM: '24:00', VITE_SLIP_CLOSED_TO: '01:00' }, 'VITE_SLIP_CLOSED_FROM must be a time'],
  [{ VITE_GIFT_LINK_HOSTS: 'https://gift.example.com' }, 'VITE_GIFT_LINK_HOSTS must be host names'],
  [{ VITE_SLIP_CLOSED_TO: '01:00' }, 'must be set together'],
  [{ VITE_WITHDRAW_TIME: 'Within 15 minutes' }, 'VITE_WITHDRAW_TIME must be texts by language'],
  [{ VITE_WITHDRAW_TIME: 'en Within 15 minutes |' }, 'VITE_WITHDRAW_TIME must be texts by language'],
])('rejects %j: %s', (settings, message) => {
  expect(() => parseEnv(settings, settingProblem)).toThrow(message);
});

it.each([
  ['gift.example.com', ['gift.example.com']],
  ['gift.example.com, a.example.org,b.example.org', ['gift.example.com', 'a.example.org', 'b.example.org']],
])('reads the hosts %p', (value, giftLinkHosts) => {
  expect(parseEnv({ VITE_GIFT_LINK_HOSTS: value })).toMatchObject({ giftLinkHosts });
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

it.each([
  [{ VITE_REPORT_URL: '/api/reports' }, { url: '/api/reports', share: 100 }],
  [
    { VITE_REPORT_URL: 'https://r.example/w', VITE_REPORT_SHARE: 5 },
    { url: 'https://r.example/w', share: 5 },
  ],
  [{ VITE_REPORT_SHARE: '5' }, null],
])('reads the report settings %j as %j', (settings, reports) => {
  expect(parseEnv(settings)).toMatchObject({ reports });
});

it('reports every problem at once', () => {
  expect(() => parseEnv({ VITE_APP_NAME: ' ', VITE_QR_MINIMUM: 'ten' })).toThrow(
    /VITE_APP_NAME.*VITE_QR_MINIMUM/,
  );
});

describe('at the start, with settings.json', () => {
  const BUILT = { VITE_CHAT_URL: 'same-origin', VITE_APP_NAME: 'Built', VITE_SLIP_CLOSED_FROM: '23:00' };
  const PAIR_PROBLEM =
    'must be a time such as 23:30; VITE_SLIP_CLOSED_FROM and VITE_SLIP_CLOSED_TO must be set together';
  const PAIR = { ...BUILT, VITE_SLIP_CLOSED_TO: '01:00' };
  it('overrides the settings of the build, and unsets those that are empty', () => {
    const { env, wrong } = envAtStart(PAIR, {
      VITE_APP_NAME: 'File',
      VITE_CHAT_URL: '',
      VITE_QR_VALIDITY_MINUTES: 5,
    });
    expect(env).toMatchObject({
      appName: 'File',
      chatUrl: null,
      qrValidityMinutes: 5,
      slipClosed: { from: '23:00', to: '01:00' },
    });
    expect(envAtStart(PAIR, { VITE_CHAT_SOUND: true }).env.chatSound).toBe(true);
    expect([...wrong]).toEqual([]);
  });

  it('ignores and reports invalid settings', () => {
    const { env, wrong } = envAtStart(PAIR, {
      VITE_APP_NAME: 'File',
      VITE_API_BASE_URL: { th: 1 },
      VITE_SLIP_CLOSED_TO: 'late',
    });
    expect(env).toMatchObject({
      appName: 'File',
      apiBaseUrl: '',
      slipClosed: { from: '23:00', to: '01:00' },
    });
    expect([...wrong].map(settingProblem)).toEqual([
      'VITE_API_BASE_URL must be an address that starts with https://',
      `VITE_SLIP_CLOSED_TO ${PAIR_PROBLEM}`,
      `VITE_SLIP_CLOSED_FROM ${PAIR_PROBLEM}`,
    ]);
  });
});

it.each<[string, string, boolean]>([
  ['VITE_API_BASE_URL', 'https://api.example.com:8443/v1/', true],
  ['VITE_API_BASE_URL', 'https://[::1]:8443', true],
  ['VITE_API_BASE_URL', 'https://a b', false],
  ['VITE_API_BASE_URL', 'https:///path', false],
  ['VITE_CHAT_URL', 'same-origin', true],
  ['VITE_HOWTO_PLAY', '/media/video.webm', true],
  ['VITE_HOWTO_PLAY', '//elsewhere.example/x', false],
  ['VITE_APP_VERSION', 'any', true],
  ['VITE_QR_MINIMUM', '', true],
])('the schema for hosts agrees with the app about %s "%s": %p', (name, value, fits) => {
  const { pattern } = (settingsSchema().properties as Record<string, { pattern?: string }>)[name] ?? {};
  expect(new RegExp(pattern ?? 'missing').test(value)).toBe(fits);
  const read = () => parseEnv({ [name]: value });
  if (fits) expect(read).not.toThrow();
  else expect(read).toThrow(name);
});

it('docs/settings.md lists every setting, and no other', () => {
  const page = readFileSync(join(__dirname, '../../../../../docs/settings.md'), 'utf8');
  const first = page.split('\n').map((line) => (line.startsWith('|') ? (line.split('|')[1] ?? '') : ''));
  const listed = first.flatMap((cell) => [...cell.matchAll(/`(VITE_\w+)`/g)].map(([, name]) => name));
  expect(listed.sort()).toEqual([...SETTING_NAMES].sort());
});
