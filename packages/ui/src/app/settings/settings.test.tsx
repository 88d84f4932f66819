/** @starts servers */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
// Preloaded, so that no test waits for code to be loaded and compiled.
import '@member-wallet/api-sdk/axios';
import { refusal } from '@member-wallet/api-sdk/testing';
import type * as apiProvider from '#/data/api/api-provider';
import { findGame } from '#/testing/find-game';
import { aSlot, aWallet } from '#/testing/builders';
import { bankAccount, DEPOSIT_LOOKUP, openDeposit } from '#/testing/open-deposit';
import { laoMarket, thaiMarket } from '#/testing/markets';
import { renderApp } from '#/testing/render-app';
import { shown } from '#/testing/shown';
import { boot } from '#/start/boot';
import { SessionEndDialog } from '#/app/dialogs/dialogs';
import { parseEnv, SETTING_NAMES } from './env';
import { renderStart } from '#/start/prerender';
import { MemberWatch } from '#/app/session/use-member-watch';

// Jest's CommonJS cannot import the SDK's cipher, a separate chunk.
jest.mock('@member-wallet/api-sdk', () => ({
  ...jest.requireActual<object>('@member-wallet/api-sdk'),
  encryptGiftLink: async (link: string, passphrase: string) => `${passphrase} ${link}`,
}));

// jsdom has no performance metrics.
jest.mock('web-vitals', () => ({ onLCP: jest.fn(), onINP: jest.fn(), onCLS: jest.fn() }));

// A page boots once, but here boots follow each other, and must not find cached answers of the previous one.
jest.mock('#/data/api/api-provider', () => {
  const real = jest.requireActual<typeof apiProvider>('#/data/api/api-provider');
  return {
    ...real,
    ApiProvider: ({ children, ...rest }: Parameters<typeof real.ApiProvider>[0]) => (
      <real.ApiProvider {...rest}>
        <real.OwnCache>{children}</real.OwnCache>
      </real.ApiProvider>
    ),
  };
});

type Settings = Readonly<Record<string, string>>;
type See = (settings: Settings) => Promise<string>;

const Drawing = () => <svg />;
const brand = { name: 'Test Wallet', logo: Drawing, heroArt: Drawing, loginArt: Drawing };

const startPage: See = async (settings) =>
  JSON.stringify((await renderStart({ market: thaiMarket, brand, env: parseEnv(settings) })).th);

/** The id headers of all requests. */
const requestIds: unknown[] = [];

/** A server whose service is gone under /ended only. It keeps running: a booted app sends further requests. */
const server = createServer(({ method, url, headers }, answer) => {
  if (method !== 'OPTIONS') requestIds.push(headers['x-request-id']);
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
  const all = { ...settings, VITE_API_BASE_URL: `http://127.0.0.1:${port}${place}` };
  await act(() => boot({ market: thaiMarket, brand, settings: all }));
  await screen.findByText(place === '/ended' ? 'ปิดให้บริการแล้ว' : 'ยินดีต้อนรับ');
  const seen = shown();
  document.body.innerHTML = '';
  return seen;
};

/** Whether each request of an app has a unique id. */
const idsOfRequests: See = async (settings) => {
  requestIds.length = 0;
  await bootAt(settings);
  await waitFor(() => expect(requestIds.length).toBeGreaterThan(1));
  if (requestIds.every((id) => id === undefined)) return '|none|';
  expect(requestIds).toEqual(requestIds.map(() => expect.stringMatching(/^[\da-f]{32}$/)));
  return new Set(requestIds).size === requestIds.length ? '|each its own|' : '|the same|';
};

/** Where a booted app reports an uncaught error. */
const fault: See = async (settings) => {
  const beacon = jest.fn<boolean, [string, string]>(() => true);
  Object.assign(navigator, { sendBeacon: beacon });
  Object.assign(window, { requestIdleCallback: (run: () => void) => setTimeout(run) });
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  await bootAt(settings);
  // Runs the idle callbacks, and what they load.
  for (let round = 0; round < 4; round += 1) await act(() => new Promise((resolve) => setTimeout(resolve)));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error() }));
  window.dispatchEvent(new Event('pagehide'));
  Reflect.deleteProperty(navigator, 'sendBeacon');
  Reflect.deleteProperty(window, 'requestIdleCallback');
  return beacon.mock.calls.map(([url]) => `|${url}|`).join('') || '|silence|';
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

/** The contact page of an operator with a chat in another app. */
const chatInApp: See = async (settings) => {
  const getContact = {
    contactText: 'Every day',
    lineLink: 'viber://chat?number=1',
    lineName: '@v',
    lineQR: null,
  };
  await renderApp({ path: '/contact', settings, answers: { getContact } });
  await screen.findByText('Every day');
  return shown();
};

/** The chat's panel. */
const openChat: See = async (settings) => {
  const { user } = await renderApp({
    path: '/contact',
    settings,
    answers: { getEnableChatWidget: true, listChatHistory: [] },
  });
  const root = await waitFor(() => {
    const found = document.querySelector('[data-chat-widget]')?.shadowRoot;
    if (!found?.querySelector('button')) throw new Error('no chat');
    return found;
  });
  await user.click(root.querySelector('button') as HTMLButtonElement);
  await waitFor(() => expect(root.querySelector('.panel')).not.toBeNull());
  return root.querySelector('.panel')?.textContent ?? '';
};

/** A member's page without input for some time. */
const idleFor =
  (ms: number): See =>
  async (settings) => {
    await Promise.all([MemberWatch.preload(), SessionEndDialog.preload('th')]);
    const { session } = await renderApp({ path: '/user/care', token: 't', settings });
    await screen.findByRole('heading', { level: 1 });
    const later = Date.now() + ms;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    expect(session.getState().token).toBe('t');
    return shown();
  };

let messages = 0;

/** Whether an unread message makes a sound on a page without the chat. Each time another message, as each sounds once. */
const newMessage: See = async (settings) => {
  const audio = jest.fn();
  Object.assign(window, { AudioContext: audio });
  jest.useFakeTimers();
  const createdAt = '2026-01-01T00:00:00.000Z';
  const message = {
    _id: `m${(messages += 1)}`,
    sender: 'agent',
    createdAt,
    message: { message_type: 'text', payload: 'hi' },
  };
  await renderApp({
    path: '/user/statement',
    token: 't',
    settings,
    answers: { getEnableChatWidget: true, listChatHistory: [message] },
  });
  await act(async () => jest.advanceTimersByTimeAsync(6000));
  await waitFor(() => expect(document.title).toMatch(/^\(1\)/));
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'AudioContext');
  return audio.mock.calls.length > 0 ? '|a sound|' : '|silent|';
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

/** How a game opens. */
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
  await user.click(await findGame(/Moon/));
  const sheet = within(await screen.findByRole('dialog', { name: 'Moon' }));
  await sheet.findByText('pg0001');
  await user.click(sheet.getByRole('button', { name: 'เข้าเล่น' }));
  await screen.findByRole('alertdialog');
  return open.mock.calls.length > 0 ? '|a tab of its own|' : '|the same tab|';
};

const withdrawal: See = async (settings) => {
  const { user } = await renderApp({
    path: '/user/home',
    token: 't',
    settings,
    answers: {
      getWallet: aWallet({ bankAccount }),
      getWithdrawLimits: { withdrawMin: 100, withdrawMax: 50_000 },
      withdrawAll: { message: 'OK' },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'ถอนเงิน' }));
  await user.type(await screen.findByLabelText('จำนวนเงินที่ต้องการถอน'), '500');
  const sheet = within(screen.getByRole('dialog'));
  await user.click(sheet.getByRole('button', { name: 'ถัดไป' }));
  await user.click(await sheet.findByRole('button', { name: /^ยืนยันถอนเงิน/ }));
  await screen.findByText(/รอการโอนเงิน/);
  return shown();
};

/** The dashboard of a member whose currency is in no response. */
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
  /** What is shown without the setting (or with its value in `with`), and with it; null for nothing. */
  readonly shows: string | null;
  readonly instead: string | null;
}

const video = (topic: string): Omit<Case, 'shows'> & { shows: null } => ({
  value: 'https://cdn.example/it.mp4',
  see: page('/howto'),
  shows: null,
  instead: `|${topic}|`,
});
/** A setting that adds something to what is shown. */
const adds = (value: string, see: See, instead: string, beside: Settings = {}): Case => ({
  value,
  with: beside,
  see,
  shows: null,
  instead,
});
const CHAT = { VITE_CHAT_URL: 'same-origin' };
const CLOSED = { VITE_SLIP_CLOSED_FROM: '23:00', VITE_SLIP_CLOSED_TO: '01:00' };

const CASES: Readonly<Record<string, Case>> = {
  VITE_APP_NAME: { value: 'Named', see: startPage, shows: 'Test Wallet', instead: 'Named' },
  VITE_API_BASE_URL: { value: '/ended', see: bootAt, shows: 'ยินดีต้อนรับ', instead: 'ปิดให้บริการแล้ว' },
  VITE_CHAT_URL: { value: 'same-origin', see: page('/contact'), shows: null, instead: 'เปิดแชทกับพนักงาน' },
  VITE_CHAT_EVERYWHERE: adds('true', page('/login'), 'เปิดแชทกับพนักงาน', CHAT),
  VITE_CHAT_ANSWERS_WITHIN_MINUTES: adds('5', openChat, 'ปกติตอบภายใน 5 นาที', CHAT),
  VITE_CHAT_SOUND: { value: 'true', with: CHAT, see: newMessage, shows: '|silent|', instead: '|a sound|' },
  VITE_GAMES_NEW_TAB: { value: 'true', see: game, shows: '|the same tab|', instead: '|a tab of its own|' },
  VITE_PAYTIMZ_MINIMUM: {
    value: '30',
    see: deposit(/สแกนจ่าย 2/),
    shows: 'ฝากขั้นต่ำ ฿10.00',
    instead: 'ฝากขั้นต่ำ ฿30.00',
  },
  VITE_QR_MINIMUM: { value: '7', see: deposit(/KBANK/), shows: 'ฝากขั้นต่ำ ฿1.00', instead: 'ฝากขั้นต่ำ ฿7.00' },
  VITE_WW_MINIMUM: {
    value: '200',
    see: deposit(/สแกนจ่าย 1/),
    shows: 'ฝากขั้นต่ำ ฿100.00',
    instead: 'ฝากขั้นต่ำ ฿200.00',
  },
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
  VITE_APP_SCHEMES: { value: 'viber', see: chatInApp, shows: '|@v|', instead: 'แชทกับ @v' },
  VITE_HOWTO_WALLET: video('วิธีใช้กระเป๋าเงิน'),
  VITE_HOWTO_PLAY: video('วิธีเล่น'),
  VITE_HOWTO_BALANCE: video('วิธีเช็คยอดเงิน'),
  VITE_HOWTO_RECEIVE_BONUS: video('วิธีรับโบนัส'),
  VITE_HOWTO_CANCEL_BONUS: video('วิธียกเลิกโบนัส'),
  VITE_HELP_LINE: { value: '1234 567', see: page('/care'), shows: null, instead: '|โทร 1234 567|' },
  VITE_WITHDRAW_TIME: adds('en Soon | th ภายใน 15 นาที', withdrawal, '|ภายใน 15 นาที|'),
  VITE_CURRENCY: { value: 'THB', see: laoHome, shows: '₭1,600.50', instead: '฿1,600.50' },
  VITE_IDLE_LOG_OUT_MINUTES: adds('1', idleFor(40_000), '|ใช้งานต่อ|'),
  VITE_LONGEST_SESSION_HOURS: adds('1', idleFor(3_560_000), '|ใกล้หมดเวลาการใช้งาน|', {
    VITE_IDLE_LOG_OUT_MINUTES: '999',
  }),
  VITE_REQUEST_IDS: { value: 'true', see: idsOfRequests, shows: '|none|', instead: '|each its own|' },
  VITE_REPORT_URL: { value: '/reports', see: fault, shows: '|silence|', instead: '|/reports|' },
  VITE_REPORT_SHARE: {
    value: '49',
    with: { VITE_REPORT_URL: '/reports' },
    see: fault,
    shows: '|/reports|',
    instead: '|silence|',
  },
  VITE_APP_VERSION: {
    value: '9.9.9',
    see: page('/contact'),
    shows: '|เวอร์ชัน 1.1.14|',
    instead: '|เวอร์ชัน 9.9.9|',
  },
};

afterEach(() => jest.restoreAllMocks());

it('has a case for every setting', () => {
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
