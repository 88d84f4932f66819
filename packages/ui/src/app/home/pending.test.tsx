import { getQrCode, getWallet, listSlips, listStatement } from '@member-wallet/api-sdk';
import { type Answers, fault, raw, refusal } from '@member-wallet/api-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anEntry, aWallet } from '#/testing/builders';
import { depositMarket } from '#/testing/deposits';
import { bankAccount, DEPOSIT_LOOKUP } from '#/testing/open-deposit';
import { renderApp } from '#/testing/render-app';
import { DepositDialog, PendingList } from '#/app/dialogs/dialogs';

const NOW = Date.parse('2026-11-20T07:00:00.000Z');
const AT = '2026-11-20T06:42:08.000Z';
const AGE = '17 นาทีที่แล้ว';

const withdrawal = (status: string) => anEntry({ statementType: 'withdraw', amount: 1500, status });
const slip = (status: string, more = {}) => ({ createdAt: AT, amount: 0, status, reference: 'r', ...more });
const OPEN_QR = JSON.stringify({
  provider: 'KBANK',
  currency: 'THB',
  amount: 50_000,
  deadline: NOW + 90_000,
  id: 'qr-1',
});

beforeAll(() => {
  // jsdom is never idle.
  window.requestIdleCallback = (run) => Number(setTimeout(run));
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  // Countdowns use both clocks.
  jest.spyOn(performance, 'now').mockImplementation(() => Date.now() - NOW);
});
beforeEach(() => Promise.all([PendingList.preload('th'), DepositDialog.preload('th')]));
afterEach(() => {
  jest.useRealTimers();
  jest.mocked(Date.now).mockReturnValue(NOW);
});
afterEach(() => document.documentElement.removeAttribute('data-pending'));

interface Options {
  readonly answers?: Answers;
  readonly kept?: Readonly<Record<string, string>>;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Opens the dashboard as a member, with these stored values. */
async function home(options: Options) {
  const { answers = {}, kept = {}, settings = {} } = options;
  if (kept['pending']) document.documentElement.setAttribute('data-pending', '1');
  const app = await renderApp({
    path: '/user/home',
    token: 't',
    market: depositMarket,
    settings,
    kept,
    answers: {
      getWallet: aWallet({ bankAccount }),
      listStatement: { total: 0, statements: [] },
      listSlips: { slips: [] },
      getQrCode: { hasQrcode: true, qrcodeId: 'qr-1', amount: 500, expireIn: 90 },
      getDepositLookup: DEPOSIT_LOOKUP,
      ...answers,
    },
  });
  await screen.findByText('Somchai Jaidee');
  return app;
}
const list = () => screen.findByRole('list', { name: 'กำลังดำเนินการ' });
const rows = async () =>
  within(await list())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
/** Waits until both lists have been requested. */
const settled = ({ server }: Awaited<ReturnType<typeof home>>) =>
  waitFor(() => {
    expect(server.calls(listStatement)).toHaveLength(1);
    expect(server.calls(listSlips)).toHaveLength(1);
  });

it('shows no row and sends only two further reads if nothing is pending', async () => {
  const app = await home({ answers: { listStatement: { total: 1, statements: [withdrawal('SUCCESS')] } } });
  await settled(app);
  expect(screen.queryByRole('list', { name: 'กำลังดำเนินการ' })).not.toBeInTheDocument();
  expect(app.server.calls(getQrCode)).toHaveLength(0);
  expect(app.session.stored.get('pending')).toBeNull();
});

it('shows a row with state, amount and link for a withdrawal, a slip and a QR code', async () => {
  const app = await home({
    kept: { 'open-qr': OPEN_QR },
    answers: {
      listStatement: { total: 1, statements: [withdrawal('PENDING'), anEntry()] },
      listSlips: { slips: [slip('VERIFYING')] },
    },
  });
  await app.user.click(await within(await list()).findByRole('button', { name: 'ดูทั้งหมด 3 รายการ' }));
  await waitFor(async () =>
    expect(await rows()).toEqual([
      'ฝากด้วย QR ฿500.00 ยังไม่ชำระ · เหลือ 01:30',
      `สลิปฝากเงิน  กำลังตรวจสอบ · ${AGE}`,
      `ถอนเงิน ฿1,500.00 รอการโอนเงิน · ${AGE}`,
      'ย่อรายการ',
    ]),
  );
  const links = within(await list()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/user/statement?slips=${encodeURIComponent(AT)}+r`,
    `/user/statement?entry=${encodeURIComponent(AT)}`,
  ]);
  expect(app.session.stored.get('pending')).toHaveLength(3);
});

it('shows only two rows, the refused slip first, until the member expands the list', async () => {
  const app = await home({
    kept: { 'open-qr': OPEN_QR },
    answers: {
      listStatement: { total: 1, statements: [withdrawal('PENDING')] },
      listSlips: {
        slips: [slip('FAILED', { note: 'NOT_MATCH' }), slip('VERIFYING', { reference: 'older' })],
      },
    },
  });
  const fold = await within(await list()).findByRole('button', { name: 'ดูทั้งหมด 4 รายการ' });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  const [first, second, ...others] = await rows();
  expect(first).toMatch(/^สลิปฝากเงิน {2}สลิปไม่ผ่าน/);
  expect(second).toMatch(/^ฝากด้วย QR/);
  expect(others).toHaveLength(1);
  expect(app.session.stored.get('pending')).toHaveLength(4);
  await app.user.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  expect(await rows()).toHaveLength(5);
  expect((await rows()).slice(2, 4)).toEqual([
    expect.stringMatching(/^สลิปฝากเงิน {2}กำลังตรวจสอบ/),
    expect.stringMatching(/^ถอนเงิน/),
  ]);
  await app.user.click(within(await list()).getByRole('button', { name: 'ย่อรายการ' }));
  expect(await rows()).toHaveLength(3);
});

it('shows the time set by the operator in the row of a withdrawal', async () => {
  await home({
    settings: { VITE_WITHDRAW_TIME: 'th ภายใน 15 นาที' },
    answers: { listStatement: { total: 1, statements: [withdrawal('PENDING')] } },
  });
  expect(await rows()).toEqual(['ถอนเงิน ฿1,500.00 รอการโอนเงิน · ภายใน 15 นาที']);
});

it('shows why a slip was refused, and opens it with one press, which marks it as seen', async () => {
  const refused = slip('FAILED', { note: 'NOT_MATCH' });
  const app = await home({ answers: { listSlips: { slips: [refused] } } });
  expect(await rows()).toEqual(['สลิปฝากเงิน  สลิปไม่ผ่าน (บัญชีที่โอนไม่ตรงกับบัญชีที่ลงทะเบียนไว้)']);
  await app.user.click(within(await list()).getByRole('link'));
  expect(await screen.findByRole('dialog', { name: 'สลิปฝากเงิน' })).toBeInTheDocument();
  await waitFor(() => expect(app.session.stored.get('seen-slip')).toBe(`${AT} r`));
  await waitFor(() => expect(app.location()).toBe('/user/statement'));
});

it('opens the details of a withdrawal from its row', async () => {
  const app = await home({ answers: { listStatement: { total: 1, statements: [withdrawal('PENDING')] } } });
  await app.user.click(within(await list()).getByRole('link'));
  expect(await screen.findByRole('dialog', { name: 'ถอนเงิน' })).toBeInTheDocument();
  await waitFor(() => expect(app.location()).toBe('/user/statement'));
});

it('opens a QR code from its row', async () => {
  const app = await home({ kept: { 'open-qr': OPEN_QR } });
  await app.user.click(within(await list()).getByRole('button'));
  expect(await screen.findByRole('dialog', { name: 'ฝากเงินด้วย QR Code' })).toBeInTheDocument();
  expect(await screen.findByRole('timer')).toBeInTheDocument();
});

it('says that a QR code has ended, removes it from storage and reloads the balance', async () => {
  const app = await home({ kept: { 'open-qr': OPEN_QR }, answers: { getQrCode: { hasQrcode: false } } });
  await waitFor(async () =>
    expect(await rows()).toEqual(['ฝากด้วย QR ฿500.00 สิ้นสุดแล้ว · ชำระแล้วหรือหมดอายุ ตรวจสอบยอดเงิน']),
  );
  expect(app.session.stored.get('open-qr')).toBeNull();
  await waitFor(() => expect(app.server.calls(getWallet).length).toBeGreaterThan(1));
});

it('shows once, in the reserved place, how a row ended since the last visit', async () => {
  const id = `withdraw:${encodeURIComponent(`${AT} 1500`)}`;
  const app = await home({
    kept: { pending: id },
    answers: { listStatement: { total: 1, statements: [withdrawal('SUCCESS')] } },
  });
  expect(await rows()).toEqual([`ถอนเงิน ฿1,500.00 สำเร็จ · ${AGE}`]);
  // In the reserved place: below the balance, before the shortcuts.
  const shortcut = screen.getByRole('button', { name: 'โอนเงิน' });
  expect((await list()).compareDocumentPosition(shortcut)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await waitFor(() => expect(app.session.stored.get('pending')).toBeNull());
  expect(document.documentElement).not.toHaveAttribute('data-pending');
});

it('shows rows without a reserved place at the end of the page', async () => {
  await home({ answers: { listStatement: { total: 1, statements: [withdrawal('PENDING')] } } });
  const shortcut = screen.getByRole('button', { name: 'โอนเงิน' });
  expect((await list()).compareDocumentPosition(shortcut)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

it('keeps the row of a withdrawal that ends while shown, and reloads the balance', async () => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['Date', 'performance'] });
  const app = await home({ answers: { listStatement: { total: 1, statements: [withdrawal('PENDING')] } } });
  await list();
  const asked = app.server.calls(getWallet).length;
  app.server.answer(listStatement, { total: 1, statements: [withdrawal('FAILED')] });
  // Longer than SWR deduplicates reads and throttles focus events.
  jest.mocked(Date.now).mockReturnValue(NOW + 10_000);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  await act(async () => {
    window.dispatchEvent(new Event('focus'));
  });
  await waitFor(async () => expect(await rows()).toEqual([`ถอนเงิน ฿1,500.00 ไม่สำเร็จ · ${AGE}`]));
  await waitFor(() => expect(app.server.calls(getWallet).length).toBeGreaterThan(asked));
});

it.each([
  ['html', fault('html')],
  ['an error', refusal('INTERNAL_SERVER_ERROR', 500)],
])('does not change the dashboard for unusable responses: %s', async (_, broken) => {
  const app = await home({ answers: { listStatement: broken, listSlips: broken } });
  await waitFor(() => expect(app.server.calls(listSlips).length).toBeGreaterThan(0));
  expect(screen.getByText('Somchai Jaidee')).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'กำลังดำเนินการ' })).not.toBeInTheDocument();
});

// Must be the last test, because the server's time is kept in a module variable.
it('does not expire a QR code early if the phone’s clock is fast, because responses have the server’s time', async () => {
  jest.mocked(Date.now).mockReturnValue(NOW + 600_000);
  const code = {
    hasQrcode: true,
    qrcodeId: 'qr-1',
    amount: 500,
    expireIn: new Date(NOW + 90_000).toISOString(),
  };
  const date = new Date(NOW).toUTCString();
  const app = await home({
    kept: { 'open-qr': OPEN_QR },
    answers: { getQrCode: raw({ text: JSON.stringify(code), date }) },
  });
  await waitFor(async () => expect(await rows()).toEqual([expect.stringMatching(/01:(?:30|29)/)]));
  expect(app.session.stored.get('open-qr')).toEqual(JSON.parse(OPEN_QR));
});
