import { createClientOver, login } from '@member-wallet/api-sdk';
import { createTestBackend } from '@member-wallet/api-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bcp47, type Locale } from '#/i18n/locale';
import type { Market } from '#/market/market';
import { DEFAULT_ANSWERS } from '#/testing/default-answers';
import { laoMarket, thaiMarket } from '#/testing/markets';
import { startDocument } from '#/testing/start-document';
import { isTriedIn, sampled } from '#/testing/exhaustive';
import { boot } from './boot';
import { parseEnv } from '#/app/settings/env';
import { pagesOf } from '#/app/pages/page-at';

const Drawing = () => <svg />;
const brand = { name: 'Test Wallet', logo: Drawing, heroArt: Drawing, loginArt: Drawing };

// Only the network is replaced: requests stay pending, so that the app stays in the state in which it takes over.
jest.mock('@member-wallet/api-sdk', () => ({
  ...jest.requireActual<object>('@member-wallet/api-sdk'),
  createClientOver: jest.fn(),
}));
const never = () => new Promise<never>(() => undefined);
let server: ReturnType<typeof createTestBackend>;

const SETTINGS = { VITE_CHAT_URL: 'same-origin', VITE_HOWTO_PLAY: 'https://video.example/play.mp4' };
const optionsOf = (market: Market) => ({ market, brand, env: parseEnv(SETTINGS) });

/** React reports what it had to mend to the window or to the console, and so does everything else that goes wrong. */
const problems: unknown[] = [];
beforeEach(() => {
  problems.length = 0;
  server = createTestBackend(
    Object.fromEntries([...Object.keys(DEFAULT_ANSWERS), 'listChatHistory'].map((name) => [name, never])),
  );
  jest.mocked(createClientOver).mockImplementation((_, options) => server.client(options));
  jest.spyOn(console, 'error').mockImplementation((...values: unknown[]) => void problems.push(values));
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = '';
  delete window.settings;
});

const nodesIn = (root: Node): Node[] => [...root.childNodes].flatMap((node) => [node, ...nodesIn(node)]);

/** The type of a form's button changes on purpose: before, it must not send the form. */
const markup = (root: HTMLElement) => root.innerHTML.replaceAll('type="submit"', 'type="button"');

describe.each([
  ['Thai', thaiMarket, 'th', /^ภาษา:/],
  ['Lao', laoMarket, 'la', /^ພາສາ:/],
] as const)('the %s app takes over', (_, market, own, menu) => {
  let open: (path: string, settings?: string) => HTMLElement;
  beforeAll(async () => {
    open = await startDocument(optionsOf(market));
  });
  const takeOver = () => act(() => boot({ market, brand, settings: SETTINGS }));

  const show = (path: string, { locale = own as Locale, isMember = path.startsWith('/user') } = {}) => {
    localStorage.setItem('locale', locale);
    if (isMember) localStorage.setItem('token', 'a-token');
    const root = open(path);
    return { root, within: within(root) };
  };

  // The one that the build starts in, and in one build one that the member has chosen.
  const some: readonly Locale[] = isTriedIn(own) ? [own, 'en'] : [own];
  describe.each(sampled<Locale>(market.locales, ...some))('in %s', (locale) => {
    it.each([
      ...pagesOf(market)
        .filter(({ prerendered }) => prerendered)
        .map(({ path }) => path),
      '/user',
      '/user/home/',
    ])('%s: every node stays, nothing changes, and nothing is reported', async (path) => {
      const { root } = show(path, { locale });
      const nodes = nodesIn(root);
      const before = markup(root);
      expect(nodes.length).toBeGreaterThan(50);
      expect(document.documentElement.lang).toBe(bcp47(locale));
      const title = document.title;
      expect(title).toMatch(/^.+ · Test Wallet$/);

      await takeOver();

      expect(problems).toEqual([]);
      expect(nodesIn(root)).toEqual(nodes);
      expect(nodes.filter((node) => !root.contains(node))).toEqual([]);
      expect(markup(root)).toBe(before);
      expect(document.title).toBe(title);
      expect(document.documentElement).not.toHaveAttribute('data-start');
    });

    it.each(
      pagesOf(market)
        .filter(({ prerendered, who, frame }) => !prerendered && !frame && who !== 'anyone')
        .map(({ path }) => path),
    )('%s: its bars stay, with its mark, and its content comes into them', async (path) => {
      const { root } = show(path, { locale });
      const main = root.querySelector('main');
      const nodes = nodesIn(root).filter((node) => node === main || !main?.contains(node));
      const current = root.querySelector('[aria-current]');
      const title = document.title;
      expect(title).toMatch(/^.+ · Test Wallet$/);
      expect(root.querySelectorAll('main h1')).toHaveLength(0);

      await takeOver();

      expect(problems).toEqual([]);
      expect(nodes.filter((node) => !root.contains(node))).toEqual([]);
      expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
      expect(root.querySelector('[aria-current]')).toBe(current);
      expect(document.title).toBe(title);
      const bar = pagesOf(market).find((page) => page.path === path)?.bar;
      expect(current !== null).toBe(bar !== undefined || path === '/user/profile/edit');
    });
  });

  it('shows log-in to a visitor at a page for members, and keeps the page', async () => {
    const { root } = show('/user/statement?page=2', { isMember: false });
    const nodes = nodesIn(root);
    await takeOver();
    expect(nodesIn(root)).toEqual(nodes);
    expect(window.location.pathname).toBe('/login');
    expect(sessionStorage.getItem('wanted-path')).toBe('/user/statement?page=2');
  });

  it.each([
    ['a session that ended meanwhile', () => localStorage.removeItem('token')],
    ['a language chosen meanwhile', () => localStorage.setItem('locale', 'en')],
  ])('draws anew after %s', async (__, change) => {
    const { root } = show('/user/home');
    const [page] = nodesIn(root);
    change();
    await takeOver();
    expect(await within(root).findAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(page?.isConnected).toBe(false);
    expect(problems).toEqual([]);
  });

  it('takes over with the name that the host has inlined', async () => {
    localStorage.setItem('locale', own);
    const root = open('/login', '{"VITE_APP_NAME":"<Other>"}');
    const nodes = nodesIn(root);
    expect(within(root).getByText('<Other>')).toBeInTheDocument();
    expect(document.title).toMatch(/^.+ · <Other>$/);
    const title = document.title;
    await takeOver();
    expect([nodesIn(root), document.title]).toEqual([nodes, title]);
    expect(problems).toEqual([]);
  });

  it.each([
    ['a name that comes after the page', () => Promise.resolve({ VITE_APP_NAME: 'Other' })],
    ['settings that change its bars', () => ({ VITE_HOWTO_PLAY: '' })],
  ])('draws anew for %s', async (__, settings) => {
    const { root } = show('/login');
    const [page] = nodesIn(root);
    window.settings = settings();
    await takeOver();
    await within(root).findByRole('heading', { level: 1 });
    expect(page?.isConnected).toBe(false);
    expect(problems).toEqual([]);
  });

  it('draws anew where the token is none', async () => {
    localStorage.setItem('token', 'no token');
    const { root } = show('/user/home', { isMember: false });
    await takeOver();
    expect(root.querySelector('[type=submit]')).toBeInTheDocument();
    expect(root.querySelectorAll('h1')).toHaveLength(1);
    expect(problems).toEqual([]);
  });

  it('keeps what was typed, filled in by the browser and checked, the focus and the caret', async () => {
    const { root } = show('/login');
    const [phone, password, remember] = root.querySelectorAll('input');
    if (!phone || !password || !remember) throw new Error('no fields');
    await userEvent.type(phone, market.phone.example);
    phone.setSelectionRange(3, 5);
    // As a browser's password manager does it: without events.
    password.value = 'secret';
    remember.checked = true;

    await takeOver();

    expect(phone).toHaveFocus();
    expect([phone.selectionStart, phone.selectionEnd]).toEqual([3, 5]);
    expect(remember).toBeChecked();
    // The state has it too: it is sent.
    const submit = root.querySelector<HTMLElement>('[type=submit]');
    if (!submit) throw new Error('no button');
    await userEvent.click(submit);
    await waitFor(() => expect(server.calls(login)).toHaveLength(1));
    expect(phone).toHaveValue(market.phone.example);
    expect(password).toHaveValue('secret');
    expect(remember).toBeChecked();
  });

  it('leaves the focus with a button', async () => {
    const { within: early } = show('/login');
    const button = early.getByRole('button', { name: menu });
    button.focus();
    await takeOver();
    expect(button).toHaveFocus();
  });

  it.each(['{ArrowDown}', '{ArrowUp}', '{Enter}', ' '])(
    'the key %p on the language button opens its menu',
    async (key) => {
      const { within: early } = show('/login');
      const button = early.getByRole('button', { name: menu });
      button.focus();
      await userEvent.keyboard(key);
      expect(button).toHaveAttribute('data-pressed');
      await takeOver();
      const chosen = await screen.findByRole('menuitemradio', { name: /^(ไทย|ລາວ)$/, checked: true });
      await waitFor(() => expect(chosen).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      expect(button).toHaveFocus();
      expect(button).not.toHaveAttribute('data-pressed');
      expect(problems).toEqual([]);
    },
  );

  it('an arrow key on a tab selects the next one', async () => {
    const { within: early } = show('/user/home');
    const tabs = early.getAllByRole('tab');
    tabs[0]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await takeOver();
    expect(tabs[1]).toHaveFocus();
    expect(tabs[1]).toHaveAttribute('aria-selected', 'true');
    expect(problems).toEqual([]);
  });

  it('an arrow key on any other button is left to the browser', async () => {
    const { root, within: early } = show('/user/home');
    const [refresh] = early.getAllByRole('button', { name: /รีเฟรช|ໂຫຼດ|ໃໝ່/ });
    refresh?.focus();
    const arrow = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true });
    refresh?.dispatchEvent(arrow);
    expect(arrow.defaultPrevented).toBe(false);
    expect(root.querySelector('[data-pressed]')).toBeNull();
    await takeOver();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('a key pressed after the takeover is not recorded', async () => {
    const { within: early } = show('/login');
    await takeOver();
    const button = early.getByRole('button', { name: menu });
    await userEvent.click(button);
    expect(button).not.toHaveAttribute('data-pressed');
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  it('Enter in a field submits the form with its input, once, and leaves the focus there', async () => {
    const { root } = show('/login');
    const [phone, password] = root.querySelectorAll('input');
    if (!phone || !password) throw new Error('no fields');
    await userEvent.type(phone, market.phone.example);
    await userEvent.type(password, 'secret{Enter}');
    await takeOver();
    expect(password).toHaveFocus();
    await waitFor(() => expect(server.calls(login)).toHaveLength(1));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(server.calls(login)).toHaveLength(1);
  });

  it('a repeated press leaves the focus where it moved afterwards', async () => {
    const { root, within: early } = show('/login');
    const [, eye] = early.getAllByRole('button');
    const [phone, password] = root.querySelectorAll('input');
    if (!eye || !phone || !password) throw new Error('no fields');
    await userEvent.click(eye);
    phone.focus();
    await takeOver();
    expect(password).toHaveAttribute('type', 'text');
    expect(phone).toHaveFocus();
  });

  it('says that the session has expired as soon as it has taken over', async () => {
    const yesterday = Date.now() - 86_400_000;
    sessionStorage.setItem('token', 'old');
    sessionStorage.setItem('since', String(yesterday));
    localStorage.setItem('last-active', String(yesterday));
    // The page's own scripts have found it too: the address is a member's, and log-in shows.
    const { root } = show('/user/statement?page=2', { isMember: false });
    expect(within(root).getByRole('textbox')).toBeVisible();
    const nodes = nodesIn(root);
    await takeOver();
    expect(window.location.pathname).toBe('/login');
    expect(sessionStorage.getItem('wanted-path')).toBe('/user/statement?page=2');
    expect(await screen.findByText(own === 'th' ? /หมดเวลาการใช้งาน/ : /ໝົດເວລາການນຳໃຊ້/)).toBeVisible();
    expect(nodes.filter((node) => !root.contains(node))).toEqual([]);
    expect(problems).toEqual([]);
  });
});
