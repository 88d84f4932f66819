import { getWallet as readWallet, type listStatement as statement } from '@member-wallet/api-sdk';
import { type Answer, fault, refusal } from '@member-wallet/api-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ReminderDialog } from '#/app/dialogs/dialogs';
import { PAGES } from '#/app/pages/pages';
import type { Market } from '#/market/market';
import { anEntry, aWallet } from '#/testing/builders';
import { laoMarket, thaiMarket } from '#/testing/markets';
import { renderApp } from '#/testing/render-app';

const SETTINGS = { VITE_HELP_LINE: '000-000-0000' };
const now = () => new Date().toISOString();
const DAY_MS = 24 * 60 * 60 * 1000;

beforeAll(() => Promise.all([PAGES.responsibleGaming.preload(), ReminderDialog.preload()]));

describe.each([
  ['th', thaiMarket, 'เล่นอย่างมีสติ', '18 ปีขึ้นไป', 'โทร 000-000-0000', 'เบอร์ตัวอย่าง'],
  ['la', laoMarket, 'ຫຼິ້ນຢ່າງມີສະຕິ', '18 ປີຂຶ້ນໄປ', 'ໂທ 000-000-0000', 'ເບີຕົວຢ່າງ'],
] as const)('in %s', (_, market, title, age, call, sample) => {
  it('shows the minimum age and the help line', async () => {
    await renderApp({ path: '/care', market, settings: SETTINGS });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText(new RegExp(age))).toBeInTheDocument();
    expect(screen.getByRole('link', { name: call })).toHaveAttribute('href', 'tel:0000000000');
    expect(screen.getByText(new RegExp(sample))).toBeInTheDocument();
    // Visitors cannot deposit, so they have no limit.
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each(['/login', '/register', '/contact'])('is linked from %s', async (path) => {
    const app = await renderApp({ path, market });
    await app.user.click(await screen.findByRole('link', { name: title }));
    expect(app.location()).toBe('/care');
  });
});

it('links the help line by its digits, or customer service if none is set', async () => {
  const first = await renderApp({ path: '/care', settings: { VITE_HELP_LINE: '1234 567' } });
  expect(screen.getByRole('link', { name: 'โทร 1234 567' })).toHaveAttribute('href', 'tel:1234567');
  expect(screen.queryByText(/เบอร์ตัวอย่าง/)).toBeNull();
  first.unmount();
  await renderApp({ path: '/care' });
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'ติดต่อเรา' })).toHaveAttribute('href', '/contact');
});

it('lowers the deposit limit immediately, and raises or removes it after a day', async () => {
  const app = await renderApp({
    path: '/user/care',
    token: 't',
    answers: {
      listStatement: { total: 1, statements: [anEntry({ amount: 250, createdAt: now() })] },
    },
  });
  const set = async (amount: string) => {
    await app.user.type(screen.getByRole('textbox'), amount);
    await app.user.click(screen.getByRole('button', { name: 'บันทึกวงเงิน' }));
  };
  const held = () => app.session.stored.get('deposit-limit');
  await set('0.5');
  expect(screen.getByText('โปรดกรอกจำนวนเงินตั้งแต่ ฿1.00')).toBeInTheDocument();
  expect(held()).toBeNull();
  await app.user.clear(screen.getByRole('textbox'));
  await set('1,000');
  expect(held()).toEqual({ currency: 'THB', amount: 100_000, next: null });
  const limit = within(screen.getByRole('region', { name: /วงเงิน/ }));
  expect(await limit.findByText('฿250.00')).toBeInTheDocument();
  await set('500');
  expect(held()).toEqual({ currency: 'THB', amount: 50_000, next: null });
  await set('2000');
  expect(held()).toMatchObject({ amount: 50_000, next: { amount: 200_000 } });
  const from = Number(held()?.next?.from);
  expect(Math.abs(from - Date.now() - DAY_MS)).toBeLessThan(60_000);
  expect(screen.getByText('฿500.00')).toBeInTheDocument();
  await app.user.click(screen.getByRole('button', { name: 'ใช้วงเงินเดิมต่อ' }));
  expect(held()).toEqual({ currency: 'THB', amount: 50_000, next: null });
  await app.user.click(screen.getByRole('button', { name: 'ยกเลิกวงเงิน' }));
  expect(held()).toMatchObject({ amount: 50_000, next: { amount: null } });
});

describe('with several currencies, the deposit limit', () => {
  const profile = { _id: '1', username: '02055512345', name: 'Somchai Jaidee', currency: 'BAHT' };
  const open = async (getWallet: Answer<typeof readWallet>, kept: string | null) => {
    const app = await renderApp({
      path: '/user/care',
      market: laoMarket,
      token: 't',
      kept: kept === null ? {} : { 'deposit-limit': kept },
      answers: { getWallet },
    });
    return { ...app, held: () => app.session.stored.get('deposit-limit') };
  };

  it.each<[string, Answer<typeof readWallet>]>([
    ['loads', fault('silence')],
    ['has failed', refusal('INTERNAL_SERVER_ERROR', 500)],
    ['names another currency', aWallet({ profile: { ...profile, currency: 'LAK' } })],
  ])('is shown and changed in its own currency while the wallet %s', async (_, getWallet) => {
    const app = await open(getWallet, 'THB 50000');
    expect(await screen.findByText('฿500.00')).toBeInTheDocument();
    await app.user.type(screen.getByRole('textbox'), '2000000');
    await app.user.click(screen.getByRole('button', { name: 'ບັນທຶກວົງເງິນ' }));
    expect(app.held()).toMatchObject({ currency: 'THB', amount: 50_000, next: { amount: 200_000_000 } });
  });

  it('cannot be set until the currency is known', async () => {
    const app = await open(refusal('INTERNAL_SERVER_ERROR', 500), null);
    const reload = await screen.findByRole('button', { name: 'ໂຫຼດໃໝ່' });
    expect(screen.queryByRole('textbox')).toBeNull();
    app.server.answer(readWallet, aWallet({ profile }));
    await app.user.click(reload);
    await app.user.type(await screen.findByRole('textbox'), '500');
    await app.user.click(screen.getByRole('button', { name: 'ບັນທຶກວົງເງິນ' }));
    expect(app.held()).toEqual({ currency: 'THB', amount: 50_000, next: null });
  });
});

describe('the card of the month', () => {
  const open = async (listStatement: Answer<typeof statement>) => {
    const app = await renderApp({ path: '/user/care', token: 't', answers: { listStatement } });
    return { ...app, card: () => screen.queryByRole('region', { name: 'เดือนนี้' }) };
  };
  const amounts = (card: HTMLElement | null) =>
    within(card ?? document.body)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);

  it('adds up the deposits and withdrawals since the first of the month', async () => {
    const { card } = await open({
      total: 4,
      statements: [
        anEntry({ amount: 250, createdAt: now() }),
        anEntry({ statementType: 'withdraw', amount: 1000, status: 'PENDING', createdAt: now() }),
        anEntry({ amount: 500, status: 'FAILED', createdAt: now() }),
        anEntry({ amount: 700, createdAt: new Date(Date.now() - 32 * DAY_MS).toISOString() }),
      ],
    });
    await waitFor(() => expect(amounts(card())).toEqual(['฿250.00', '฿1,000.00', '฿750.00']));
    expect(within(card() as HTMLElement).getByText('ถอนสุทธิ')).toBeInTheDocument();
  });

  it.each([
    ['the statement cannot be read', refusal('INTERNAL_SERVER_ERROR', 500)],
    ['an amount is unknown', { total: 1, statements: [anEntry({ amount: null, createdAt: now() })] }],
    [
      'there are more entries than are read',
      ({ page, limit }: { page: number; limit: number }) => ({
        total: 9999,
        statements: Array.from({ length: limit }, (__, index) =>
          anEntry({ createdAt: now(), amount: page * limit + index }),
        ),
      }),
    ],
    [
      'the server sends the first page for every page',
      () => ({
        total: 9999,
        statements: Array.from({ length: 50 }, (__, amount) => anEntry({ createdAt: now(), amount })),
      }),
    ],
  ])('is not shown if %s', async (_, answer) => {
    const { card } = await open(answer as Answer<typeof statement>);
    await waitFor(() => expect(card()).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1, name: 'เล่นอย่างมีสติ' })).toBeInTheDocument();
  });
});

describe('the reminder', () => {
  const HOUR = 60 * 60 * 1000;
  const visited = (ago: number) => ({ startedAt: Date.now() - ago, seenAt: Date.now() - 1000, reminded: 0 });
  const start = async (market: Market = thaiMarket) => {
    const app = await renderApp({
      path: '/user/statement',
      market,
      token: 't',
      answers: {
        getWallet: aWallet(),
        listStatement: {
          total: 4,
          statements: [
            anEntry({ statementType: 'withdraw', amount: 300, createdAt: now() }),
            anEntry({ amount: 500, createdAt: now() }),
            anEntry({ amount: 900, status: 'FAILED', createdAt: now() }),
            anEntry({ amount: 700, createdAt: new Date(Date.now() - 5 * HOUR).toISOString() }),
          ],
        },
      },
    });
    return app;
  };
  /** Makes the page visible again, `ago` milliseconds into the visit. */
  const lookAgain = async (app: Awaited<ReturnType<typeof start>>, ago: number) => {
    app.session.sessionValues.set('visit', visited(ago));
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  };

  it('shows the time and money of this visit once, without leaving the page', async () => {
    const app = await start();
    await lookAgain(app, HOUR + 5 * 60_000);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'พักสักครู่ไหม?' }));
    expect(dialog.getByText(/1 ชั่วโมง 5 นาที/)).toBeInTheDocument();
    await waitFor(() =>
      expect(dialog.getAllByRole('definition').map((each) => each.textContent)).toEqual([
        '฿500.00',
        '฿300.00',
        '฿200.00',
      ]),
    );
    expect(dialog.getByText('ฝากสุทธิ')).toBeInTheDocument();
    await app.user.click(dialog.getByRole('button', { name: 'ใช้งานต่อ' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(app.location()).toBe('/user/statement');
  });

  it('logs out on request, and the next visit starts from zero', async () => {
    const app = await start(laoMarket);
    await lookAgain(app, 2 * HOUR);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'ພັກຈັກໜ້ອຍບໍ?' }));
    await app.user.click(dialog.getByRole('button', { name: 'ອອກຈາກລະບົບ' }));
    await waitFor(() => expect(app.location()).toBe('/login'));
    expect(app.areas.session.getItem('visit')).toBeNull();
  });

  it('waits while a field has focus, and is never shown in a market without it', async () => {
    const app = await start();
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await lookAgain(app, 2 * HOUR);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    field.remove();
    await lookAgain(app, 2 * HOUR);
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
    app.unmount();

    const quiet = await start({
      ...thaiMarket,
      responsibleGaming: { ...thaiMarket.responsibleGaming, reminderMinutes: null },
    });
    await lookAgain(quiet, 2 * HOUR);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
