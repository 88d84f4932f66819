/** @starts servers */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refusal } from '@member-wallet/api-sdk/testing';
import { aSlot, aWallet } from '#/testing/builders';
import { DEPOSIT_LOOKUP, openDeposit } from '#/testing/open-deposit';
import { laoMarket, thaiMarket } from '#/testing/markets';
import { renderApp } from '#/testing/render-app';
import { shown } from '#/testing/shown';
import { boot } from './boot';
import { parseEnv, SETTING_NAMES } from './env';
import { renderStart } from './prerender';

// Jest's CommonJS cannot import the SDK's cipher, a chunk of its own.
jest.mock('@member-wallet/api-sdk', () => ({
  ...jest.requireActual<object>('@member-wallet/api-sdk'),
  encryptGiftLink: async (link: string, passphrase: string) => `${passphrase} ${link}`,
}));

type Settings = Readonly<Record<string, string>>;
type See = (settings: Settings) => Promise<string>;

const Drawing = () => <svg />;
const brand = { name: 'Test Wallet', logo: Drawing, heroArt: Drawing, loginArt: Drawing };

const startPage: See = async (settings) =>
  (await renderStart({ market: thaiMarket, brand, env: parseEnv(settings) })).visitor;

/** A server whose service is gone under /ended only. It keeps running: a booted app sends further requests. */
const server = createServer(({ method, url, headers }, answer) => {
  const isEnded = method !== 'OPTIONS' && url?.startsWith('/ended') === true;
  answer.writeHead(isEnded ? 410 : 200, {
    'Access-Control-Allow-Origin': headers.origin ?? '*',
    'Access-Control-Allow-Headers': headers['access-control-request-headers'] ?? '*',
    'Content-Type': 'application/json',
    Connection: 'close',
  });
  answer.end(JSON.stringify(isEnded ? { code: 'gone', message: 'gone' } : { active: true }));
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** The whole app as a browser starts it. */
const bootAt: See = async (settings) => {
  const { port } = server.address() as AddressInfo;
  const place = settings.VITE_API_BASE_URL ?? '';
  document.body.innerHTML = '<div id="root"></div>';
  window.history.replaceState(null, '', '/login');
  const env = parseEnv({ ...settings, VITE_API_BASE_URL: `http://127.0.0.1:${port}${place}` });
  await act(() => boot({ market: thaiMarket, brand, env }));
  await screen.findByText(place === '/ended' ? 'ปิดให้บริการแล้ว' : 'ยินดีต้อนรับกลับ');
  const seen = shown();
  document.body.innerHTML = '';
  return seen;
};

const page =
  (path: string): See =>
  async (settings) => {
    const answers = { getEnableChatWidget: true, listChatHistory: [] };
    await renderApp({ path, settings, answers });
    await screen.findByRole('heading', { level: 1 });
    const { chatUrl, chatEverywhere } = parseEnv(settings);
    if (chatUrl !== null && (chatEverywhere || path === '/contact')) {
      await waitFor(() => expect(document.querySelector('[data-chat-widget]')).not.toBeNull());
    }
    return shown();
  };

const deposit =
  (method: RegExp): See =>
  async (settings) => {
    const payment = { bankCode: 'PAYMENT', bankType: 'PAYTIMZ', mode: 'QR' };
    const lookup = { ...DEPOSIT_LOOKUP, banks: [...DEPOSIT_LOOKUP.banks, payment] };
    const { choose } = await openDeposit({ getDepositLookup: lookup }, settings);
    await choose(method);
    return shown();
  };

/** A server that accepts gift links encrypted with one passphrase only. */
const gift: See = async (settings) => {
  const { choose, user } = await openDeposit(
    {
      sendTrueLink: ({ link }) =>
        link.startsWith('secret ') ? { message: 'OK' } : refusal('TRUELINK_INVALID'),
    },
    settings,
  );
  await choose(/ซองของขวัญ/);
  fireEvent.change(screen.getByLabelText('ลิงก์ซองของขวัญ'), {
    target: { value: 'https://gift.truemoney.com/campaign/?v=0123456789abcdefABCDEF' },
  });
  await user.click(screen.getByRole('button', { name: 'ส่งลิงก์' }));
  await screen.findByText(/^รับซองของขวัญ|^ลิงก์ซองของขวัญ.*(ไม่|หมด)|^โปรดวาง/);
  return shown();
};

/** Where a game opens. */
const game: See = async (settings) => {
  const tab = {
    opener: null,
    document: { title: '', body: {} },
    location: { replace: jest.fn() },
    close: jest.fn(),
  };
  const open = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const { user } = await renderApp({
    path: '/user/home',
    token: 't',
    settings,
    answers: {
      getWallet: aWallet({ slots: [aSlot({ code: 'PG', web: 'https://games.example/', ftWalletSlot: 10 })] }),
      getSlotAccount: { username: 'pg0001', password: 'Qk7s9Lm2' },
      // No address, so that the page itself does not navigate.
      autoLogin: { link: '' },
    },
  });
  await user.click(await screen.findByRole('button', { name: /Moon/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Moon' }));
  await sheet.findByText('pg0001');
  await user.click(sheet.getByRole('button', { name: 'เข้าเล่น' }));
  await screen.findByRole('alertdialog');
  return open.mock.calls.length > 0 ? '|a tab of its own|' : '|the same tab|';
};

/** The dashboard of a member whose currency no response says. */
const laoHome: See = async (settings) => {
  const answers = { getDepositLookup: { banks: [], wallets: [], isManual: null } };
  await renderApp({ path: '/user/home', market: laoMarket, locale: 'th', token: 't', settings, answers });
  await screen.findAllByText(/^[₭฿]1,600\.50$/);
  return shown();
};

interface Case {
  readonly value: string;
  /** Other settings, for both runs. */
  readonly with?: Settings;
  readonly see: See;
  /** What shows without the setting (or with its value in `with`), and with it; null for nothing. */
  readonly shows: string | null;
  readonly instead: string | null;
}

const video = (topic: string): Omit<Case, 'shows'> & { shows: null } => ({
  value: 'https://cdn.example/it.mp4',
  see: page('/howto'),
  shows: null,
  instead: `|${topic}|`,
});
const CHAT = { VITE_CHAT_URL: 'same-origin' };
const CLOSED = { VITE_SLIP_CLOSED_FROM: '23:00', VITE_SLIP_CLOSED_TO: '01:00' };

const CASES: Readonly<Record<string, Case>> = {
  VITE_APP_NAME: { value: 'Named', see: startPage, shows: 'Test Wallet', instead: 'Named' },
  VITE_API_BASE_URL: { value: '/ended', see: bootAt, shows: 'ยินดีต้อนรับกลับ', instead: 'ปิดให้บริการแล้ว' },
  VITE_CHAT_URL: { value: 'same-origin', see: page('/contact'), shows: null, instead: 'เปิดแชทกับพนักงาน' },
  VITE_CHAT_EVERYWHERE: {
    value: 'true',
    with: CHAT,
    see: page('/login'),
    shows: null,
    instead: 'เปิดแชทกับพนักงาน',
  },
  VITE_GAMES_NEW_TAB: { value: 'true', see: game, shows: '|the same tab|', instead: '|a tab of its own|' },
  VITE_PAYTIMZ_MINIMUM: {
    value: '30',
    see: deposit(/PAYTIMZ/),
    shows: 'ฝากขั้นต่ำ ฿10.00',
    instead: 'ฝากขั้นต่ำ ฿30.00',
  },
  VITE_QR_MINIMUM: { value: '7', see: deposit(/KBANK/), shows: 'ฝากขั้นต่ำ ฿1.00', instead: 'ฝากขั้นต่ำ ฿7.00' },
  VITE_QR_VALIDITY_MINUTES: {
    value: '3',
    see: deposit(/KBANK/),
    shows: 'มีอายุ 10 นาที',
    instead: 'มีอายุ 3 นาที',
  },
  VITE_SLIP_CLOSED_FROM: {
    value: '22:15',
    with: CLOSED,
    see: deposit(/SCB/),
    shows: '23:00–01:00',
    instead: '22:15–01:00',
  },
  VITE_SLIP_CLOSED_TO: {
    value: '02:15',
    with: CLOSED,
    see: deposit(/SCB/),
    shows: '23:00–01:00',
    instead: '23:00–02:15',
  },
  VITE_GIFT_LINK_HOSTS: {
    value: 'gift.example.com, gift.example.org',
    with: { VITE_GIFT_LINK_PASSPHRASE: 'secret' },
    see: gift,
    shows: 'รับซองของขวัญเข้ากระเป๋าแล้ว',
    instead: 'โปรดวางลิงก์ซองของขวัญจาก gift.example.com, gift.example.org',
  },
  VITE_GIFT_LINK_PASSPHRASE: { value: 'secret', see: gift, shows: null, instead: 'รับซองของขวัญเข้ากระเป๋าแล้ว' },
  VITE_HOWTO_WALLET: video('วิธีใช้กระเป๋าเงิน'),
  VITE_HOWTO_PLAY: video('วิธีเล่น'),
  VITE_HOWTO_BALANCE: video('วิธีเช็คยอดเงิน'),
  VITE_HOWTO_RECEIVE_BONUS: video('วิธีรับโบนัส'),
  VITE_HOWTO_CANCEL_BONUS: video('วิธียกเลิกโบนัส'),
  VITE_HELP_LINE: { value: '1234 567', see: page('/care'), shows: null, instead: '|โทร 1234 567|' },
  VITE_CURRENCY: { value: 'THB', see: laoHome, shows: '₭1,600.50', instead: '฿1,600.50' },
  VITE_APP_VERSION: {
    value: '9.9.9',
    see: page('/contact'),
    shows: '|เวอร์ชัน 1.1.14|',
    instead: '|เวอร์ชัน 9.9.9|',
  },
};

afterEach(() => jest.restoreAllMocks());

it('every setting has a case here', () => {
  expect(SETTING_NAMES.length).toBeGreaterThanOrEqual(18);
  expect(Object.keys(CASES).sort()).toEqual([...SETTING_NAMES].sort());
});

it.each(SETTING_NAMES)('%s changes what is shown', async (name) => {
  const { value, with: beside = {}, see, shows, instead } = CASES[name] as Case;
  const before = await see(beside);
  cleanup();
  const after = await see({ ...beside, [name]: value });
  if (shows !== null) expect([before.includes(shows), after.includes(shows)]).toEqual([true, false]);
  if (instead !== null) expect([before.includes(instead), after.includes(instead)]).toEqual([false, true]);
  expect(shows ?? instead).not.toBeNull();
});
