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

const Picture = () => <svg />;
const brand = { name: 'Test Wallet', logo: Picture, heroArt: Picture, loginArt: Picture };

// Only the network is replaced. Requests stay pending, so the app stays in its initial state.
jest.mock('@member-wallet/api-sdk', () => ({
  ...jest.requireActual<object>('@member-wallet/api-sdk'),
  createClientOver: jest.fn(),
}));
const never = () => new Promise<never>(() => undefined);
let server: ReturnType<typeof createTestBackend>;

const SETTINGS = { VITE_CHAT_URL: 'same-origin', VITE_HOWTO_PLAY: 'https://video.example/play.mp4' };
const optionsOf = (market: Market) => ({ market, brand, env: parseEnv(SETTINGS) });

/** Collects errors: React reports hydration errors to the window or the console. */
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

/** The submit button's type changes on purpose: before the takeover, it must not submit the form. */
const markup = (root: HTMLElement) => root.innerHTML.replaceAll('type="submit"', 'type="button"');

describe.each([
  ['Thai', thaiMarket, 'th', /^ภาษา:/],
  ['Lao', laoMarket, 'la', /^ພາສາ:/],
] as const)('takeover in the %s app', (_, market, own, menu) => {
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

  // The build's default language, and in one build also another one.
  const some: readonly Locale[] = isTriedIn(own) ? [own, 'en'] : [own];
  describe.each(sampled<Locale>(market.locales, ...some))('in %s', (locale) => {
    it.each([
      ...pagesOf(market)
        .filter(({ prerendered }) => prerendered)
        .map(({ path }) => path),
      '/user',
      '/user/home/',
    ])('%s: keeps every node, changes nothing and reports nothing', async (path) => {
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
    )(
      '%s: keeps the bars with the mark of the current page, and renders the content into them',
      async (path) => {
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
      },
    );
  });

  it('shows the log-in page to a visitor at a members’ page, and stores the requested page', async () => {
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
  ])('renders from scratch after %s', async (__, change) => {
    const { root } = show('/user/home');
    const [page] = nodesIn(root);
    change();
    await takeOver();
    expect(await within(root).findAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(page?.isConnected).toBe(false);
    expect(problems).toEqual([]);
  });

  it('keeps the name in inlined settings', async () => {
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
    ['a name that arrives after the page', () => Promise.resolve({ VITE_APP_NAME: 'Other' })],
    ['settings that change its bars', () => ({ VITE_HOWTO_PLAY: '' })],
  ])('renders from scratch for %s', async (__, settings) => {
    const { root } = show('/login');
    const [page] = nodesIn(root);
    window.settings = settings();
    await takeOver();
    await within(root).findByRole('heading', { level: 1 });
    expect(page?.isConnected).toBe(false);
    expect(problems).toEqual([]);
  });

  it('renders from scratch if the token is invalid', async () => {
    localStorage.setItem('token', 'no token');
    const { root } = show('/user/home', { isMember: false });
    await takeOver();
    expect(root.querySelector('[type=submit]')).toBeInTheDocument();
    expect(root.querySelectorAll('h1')).toHaveLength(1);
    expect(problems).toEqual([]);
  });

  it('keeps typed input, autofilled input, checked boxes, the focus and the caret', async () => {
    const { root } = show('/login');
    const [phone, password, remember] = root.querySelectorAll('input');
    if (!phone || !password || !remember) throw new Error('no fields');
    await userEvent.type(phone, market.phone.example);
    phone.setSelectionRange(3, 5);
    // Password managers fill in without events.
    password.value = 'secret';
    remember.checked = true;

    await takeOver();

    expect(phone).toHaveFocus();
    expect([phone.selectionStart, phone.selectionEnd]).toEqual([3, 5]);
    expect(remember).toBeChecked();
    // The autofilled value is also in React's state, so it is submitted.
    const submit = root.querySelector<HTMLElement>('[type=submit]');
    if (!submit) throw new Error('no button');
    await userEvent.click(submit);
    await waitFor(() => expect(server.calls(login)).toHaveLength(1));
    expect(phone).toHaveValue(market.phone.example);
    expect(password).toHaveValue('secret');
    expect(remember).toBeChecked();
  });

  it('keeps the focus on a button', async () => {
    const { within: early } = show('/login');
    const button = early.getByRole('button', { name: menu });
    button.focus();
    await takeOver();
    expect(button).toHaveFocus();
  });

  it.each(['{ArrowDown}', '{ArrowUp}', '{Enter}', ' '])(
    'opens the language menu if %p was pressed on its button',
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

  it('selects the next tab if an arrow key was pressed on a tab', async () => {
    const { within: early } = show('/user/home');
    const tabs = early.getAllByRole('tab');
    tabs[0]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await takeOver();
    expect(tabs[1]).toHaveFocus();
    expect(tabs[1]).toHaveAttribute('aria-selected', 'true');
    expect(problems).toEqual([]);
  });

  it('leaves an arrow key on any other button to the browser', async () => {
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

  it('does not record keys after the takeover', async () => {
    const { within: early } = show('/login');
    await takeOver();
    const button = early.getByRole('button', { name: menu });
    await userEvent.click(button);
    expect(button).not.toHaveAttribute('data-pressed');
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  it('submits the form once with its input if Enter was pressed in a field, and keeps the focus', async () => {
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

  it('repeats a press without taking the focus from where it moved afterwards', async () => {
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

  it('shows that the session has expired right after the takeover', async () => {
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
