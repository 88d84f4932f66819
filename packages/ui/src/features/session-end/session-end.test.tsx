import { act, screen, waitFor } from '@testing-library/react';
import { SessionEndDialog } from '#/app/dialogs/dialogs';
import { PAGES } from '#/app/pages/pages';
import { MemberWatch } from '#/app/session/use-member-watch';
import { laoMarket, thaiMarket } from '#/testing/markets';
import { renderApp } from '#/testing/render-app';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeAll(() =>
  Promise.all([PAGES.memberResponsibleGaming, MemberWatch, SessionEndDialog].map((each) => each.preload())),
);

let now: jest.SpyInstance<number>;
beforeEach(() => {
  now = jest.spyOn(Date, 'now');
});
afterEach(() => jest.restoreAllMocks());

/** Advances the time without activity, and makes the page check it. */
const pass = async (ms: number) => {
  const then = Date.now() + ms;
  now.mockReturnValue(then);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
};
const open = async (options: Partial<Parameters<typeof renderApp>[0]> = {}) => {
  const app = await renderApp({ path: '/user/care', token: 't', locale: 'en', ...options });
  await screen.findByRole('heading', { level: 1 });
  // Freezes the time.
  await pass(0);
  return app;
};
const warning = () => screen.queryByRole('alertdialog');
const intents = (owner: string | null) =>
  JSON.stringify([
    {
      owner,
      key: 'key',
      operationId: 'withdraw',
      at: Date.now(),
      input: 'input',
      amount: 100,
      state: 'sending',
    },
  ]);

describe.each([
  ['th', thaiMarket, 'ยังใช้งานอยู่หรือไม่?', 'ใช้งานต่อ', '45 วินาที'],
  ['la', laoMarket, 'ຍັງໃຊ້ງານຢູ່ບໍ່?', 'ໃຊ້ງານຕໍ່', '45 ວິນາທີ'],
  ['en', thaiMarket, 'Are you still there?', 'Stay logged in', '45 s'],
] as const)('in %s', (locale, market, title, stay, left) => {
  it('warns a minute before, and lets the member stay', async () => {
    const { user, session } = await open({ locale, market });
    await pass(14 * MINUTE - 1000);
    expect(warning()).toBeNull();
    await pass(16_000);
    expect(await screen.findByRole('alertdialog', { name: title })).toHaveTextContent(left);
    await user.click(screen.getByRole('button', { name: stay }));
    await waitFor(() => expect(warning()).toBeNull());
    await pass(13 * MINUTE);
    expect(session.getState().token).toBe('t');
  });
});

it('logs out, stores the page for the next log-in, and says why', async () => {
  const { session, location } = await open();
  await pass(15 * MINUTE);
  expect(session.getState()).toMatchObject({ token: null, ended: 'expired' });
  await waitFor(() => expect(location()).toBe('/login'));
  expect(await screen.findByText(/Your session has ended/)).toBeInTheDocument();
  expect(session.sessionValues.get('wanted-path')).toBe('/user/care');
});

it('keeps money writes with an unknown outcome', async () => {
  const { session, areas } = await open();
  const { owner } = session.getState();
  areas.local.setItem('intents', intents(owner));
  await pass(15 * MINUTE);
  expect(session.getState().token).toBeNull();
  expect(session.stored.get('intents')).toMatchObject([{ owner, key: 'key', operationId: 'withdraw' }]);
});

it.each(['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'])('%s delays the log-out', async (act_) => {
  const { session } = await open();
  await pass(13 * MINUTE);
  await act(async () => document.body.dispatchEvent(new Event(act_, { bubbles: true })));
  await pass(13 * MINUTE);
  expect(session.getState().token).toBe('t');
  expect(warning()).toBeNull();
});

it('activity in another tab delays the log-out, and closes the warning', async () => {
  const { areas } = await open();
  await pass(14.5 * MINUTE);
  expect(warning()).toBeInTheDocument();
  areas.local.setItem('last-active', String(Date.now()));
  await pass(1000);
  await waitFor(() => expect(warning()).toBeNull());
});

it('a touch does not delay the log-out once the warning is shown or the idle time is over', async () => {
  const { session } = await open();
  await pass(14.5 * MINUTE);
  now.mockReturnValue(Date.now() + MINUTE);
  await act(async () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })));
  expect(session.getState().token).toBeNull();
});

it('ends an active session after the longest time, with a warning', async () => {
  const settings = { VITE_LONGEST_SESSION_HOURS: '1', VITE_IDLE_LOG_OUT_MINUTES: '500' };
  const { session, user } = await open({ settings });
  await pass(HOUR - 30_000);
  expect(await screen.findByRole('alertdialog', { name: 'Your session ends soon' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Stay logged in' })).toBeNull();
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await waitFor(() => expect(warning()).toBeNull());
  await pass(10_000);
  expect(warning()).toBeNull();
  await pass(20_000);
  expect(session.getState()).toMatchObject({ token: null, ended: 'expired' });
});

it('logs out on request', async () => {
  const { session, user } = await open();
  await pass(14.5 * MINUTE);
  const [, logOut] = screen.getAllByRole('button', { name: 'Log out', hidden: true });
  await user.click(logOut as HTMLElement);
  expect(session.getState()).toMatchObject({ token: null, ended: 'log-out' });
});
