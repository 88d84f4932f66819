/** @starts processes */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { login } from '@member-wallet/api-sdk';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { laoMarket, thaiMarket } from '#/testing/markets';
import { renderApp } from '#/testing/render-app';
import { repeatEarlyInput, takeEarlyInput } from './early-input';
import { parseEnv } from './env';
import { renderStart, type StartPages } from './prerender';

const Drawing = () => <svg />;
const brand = { name: 'Test Wallet', logo: Drawing, heroArt: Drawing, loginArt: Drawing };

/** The page's start script, as the build writes it: from an ES module, which Node can import and Jest cannot. */
const placeLines = (() => {
  const file = pathToFileURL(join(__dirname, '../../../../tooling/configs/vite/start-script.js')).href;
  const print = `import { placeStart } from '${file}'; process.stdout.write(placeStart());`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', print], { encoding: 'utf8' });
})();

afterEach(() => {
  document.body.innerHTML = '';
  document.documentElement.removeAttribute('data-start');
});

/** The prerendered page in the document, placed and listened to by the page's start script. */
function place(name: string, html: string): HTMLElement {
  document.body.innerHTML = `<template data-start="${name}">${html}</template><div id="root"></div>`;
  document.documentElement.setAttribute('data-start', name);
  const script = document.createElement('script');
  script.textContent = placeLines;
  document.body.append(script);
  const root = document.getElementById('root');
  if (!root?.firstElementChild) throw new Error('no prerendered page');
  return root;
}

const stopsIn = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLElement>('a[href], button, input, main, h1[tabindex], [role=tabpanel]'),
];
const looks = ({ tagName, textContent, outerHTML }: HTMLElement) =>
  `${tagName} ${/ (?:name|aria-label|href)="[^"]*"/.exec(outerHTML)?.[0]} ${tagName === 'MAIN' ? '' : textContent}`;

const PAGES: readonly (readonly [keyof StartPages, string, number])[] = [
  ['visitor', '/login', 13],
  ['register', '/register', 7],
  ['member', '/user/home', 18],
];

describe.each([
  ['Thai', thaiMarket, /^ภาษา:/],
  ['Lao', laoMarket, /^ພາສາ:/],
] as const)('the %s app takes over', (_, market, menu) => {
  const pages = renderStart({ market, brand, env: parseEnv({}) });

  async function both(name: keyof StartPages, path: string) {
    const root = place(name, (await pages)[name]);
    // Requests stay pending: the app is in the state in which it takes over.
    const never = () => new Promise<never>(() => undefined);
    const app = await renderApp({
      path,
      market,
      ...(name === 'member' && { token: 't' }),
      answers: { getWallet: never, login: never },
    });
    const takeOver = () => act(async () => repeatEarlyInput(app.container, takeEarlyInput(root)));
    return { root, app, early: within(root), late: within(app.container), takeOver };
  }

  it.each(PAGES)('the %s page: whatever has the focus keeps it', async (name, path, floor) => {
    const { root, app, takeOver } = await both(name, path);
    const stops = stopsIn(root);
    const late = stopsIn(app.container);
    expect(late.map(looks)).toEqual(stops.map(looks));
    expect(stops.length).toBeGreaterThanOrEqual(floor);
    for (const [at, stop] of stops.entries()) {
      stop.focus();
      expect(stop).toHaveFocus();
      await takeOver();
      expect(late[at]).toHaveFocus();
    }
  });

  it.each(['{ArrowDown}', '{ArrowUp}', '{Enter}', ' '])(
    'the key %p on the language button opens its menu',
    async (key) => {
      const { early, late, takeOver } = await both('visitor', '/login');
      early.getByRole('button', { name: menu }).focus();
      await userEvent.keyboard(key);
      await takeOver();
      const chosen = await late.findByRole('menuitemradio', { name: /^(ไทย|ລາວ)$/, checked: true });
      await waitFor(() => expect(chosen).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      expect(late.getByRole('button', { name: menu })).toHaveFocus();
    },
  );

  it('an arrow key on a tab selects the next one', async () => {
    const { early, late, takeOver } = await both('member', '/user/home');
    const [first] = early.getAllByRole('tab');
    first?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await takeOver();
    expect(late.getAllByRole('tab')[1]).toHaveFocus();
    expect(late.getAllByRole('tab')[1]).toHaveAttribute('aria-selected', 'true');
  });

  it('an arrow key on any other button is left to the browser', async () => {
    const { root, early, takeOver } = await both('member', '/user/home');
    const [refresh] = early.getAllByRole('button', { name: /รีเฟรช|ໂຫຼດ|ໃໝ່/ });
    refresh?.focus();
    const arrow = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true });
    refresh?.dispatchEvent(arrow);
    expect(arrow.defaultPrevented).toBe(false);
    expect(root.querySelector('[data-pressed]')).toBeNull();
    await takeOver();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('Enter in a field submits the form with its input, and leaves the focus there', async () => {
    const { root, app, takeOver } = await both('visitor', '/login');
    const [phone, password] = root.querySelectorAll('input');
    if (!phone || !password) throw new Error('no fields');
    await userEvent.type(phone, market.phone.example);
    await userEvent.type(password, 'secret{Enter}');
    await takeOver();
    const [, late] = app.container.querySelectorAll('input');
    expect(late).toHaveFocus();
    await waitFor(() => expect(app.server.calls(login)).toHaveLength(1));
    expect(app.server.calls(login)[0]?.input).toMatchObject({ password: 'secret' });
  });

  it('a repeated press leaves the focus where it moved afterwards', async () => {
    const { root, app, early, takeOver } = await both('visitor', '/login');
    const [, eye] = early.getAllByRole('button');
    const [phone, password] = root.querySelectorAll('input');
    if (!eye || !phone || !password) throw new Error('no fields');
    await userEvent.click(eye);
    phone.focus();
    await takeOver();
    const [latePhone, latePassword] = app.container.querySelectorAll('input');
    expect(latePassword).toHaveAttribute('type', 'text');
    expect(latePhone).toHaveFocus();
  });
});
