import { endpoints } from '@member-wallet/api-sdk';
import { fault, refusal } from '@member-wallet/api-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { sampled } from '#/testing/exhaustive';
import { holdPictures } from '#/testing/pictures';
import { openPage, type WriteRow } from '#/testing/writes/member-app';
import { WRITES, type WriteName } from '#/testing/writes/writes';

// Jest's CommonJS cannot import the SDK's cipher, a separate chunk. The SDK's tests and the flows cover it.
jest.mock('@member-wallet/api-sdk', () => ({
  ...jest.requireActual<object>('@member-wallet/api-sdk'),
  encryptGiftLink: async (link: string) => link,
}));

beforeAll(() => {
  holdPictures();
  // jsdom has no canvas to draw the wheel on.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

const UNKNOWN = 'ยังไม่ทราบผลของรายการ';
const ERROR = 'ทำรายการไม่ได้';
const REFUSED = refusal('MONEY_NOT_ENOUGH', 422);

/**
 * The name of each write in a message after its screen has unmounted. Entering a game is excluded, because a second
 * session costs nothing.
 */
const NAMES: Readonly<Record<Exclude<WriteName, 'autoLogin' | 'autoLoginWithPassword'>, RegExp>> = {
  transfer: /^โอนเงิน: /,
  transferAll: /^โอนเงิน: /,
  withdrawAll: /^ถอนเงิน: /,
  createQrCode: /^ฝากด้วย QR: /,
  deleteQrCode: /^ฝากด้วย QR: /,
  sendTrueLink: /^ลิงก์ซองของขวัญ: /,
  uploadSlip: /^สลิปฝากเงิน: /,
  claimInviteBonus: /^โบนัสชวนเพื่อน: /,
  receiveRefund: /^คืนยอดเสีย: /,
  addRefundToWallet: /^คืนยอดเสีย: /,
  activateBonus: /^โบนัส: /,
  activatePromotion: /^โปรโมชั่น: /,
  clearBonus: /^ยกเลิกโบนัส: /,
  spin: /^วงล้อนำโชค: /,
  claimCoupon: /^รางวัล: /,
  activateSlot: /^เปิดใช้งาน: /,
  resetSlotPassword: /^รีเซ็ตรหัสผ่าน: /,
};
const ROWS = Object.entries(NAMES).map(([name, words]) => [name as keyof typeof NAMES, words] as const);

/** Presses the last button; the response is held until the returned function is called. */
async function send(
  name: keyof typeof NAMES,
  answer?: ReturnType<typeof refusal> | ReturnType<typeof fault>,
  strict = true,
) {
  const row: WriteRow = WRITES[name];
  const app = await openPage(row, { strict });
  const button = await row.prepare(app);
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  if (answer !== undefined) app.server.answer(endpoints[name], answer as never);
  const release = app.server.hold(endpoints[name]);
  await app.user.click(button);
  await waitFor(() => expect(app.server.calls(endpoints[name])).toHaveLength(1));
  return { app, answer: () => act(async () => release()) };
}

const WAYS = {
  async Back(app: Awaited<ReturnType<typeof openPage>>) {
    await app.goBack();
    await waitFor(() => expect(app.location()).toBe('/user/contact'));
  },
  async 'logging out'(app: Awaited<ReturnType<typeof openPage>>) {
    act(() => app.session.logOut());
    await waitFor(() => expect(app.location()).toBe('/login'));
  },
};

/** One write for each kind of screen: a dialog, a sheet in it, a page, and a dialog over a page. */
const SOME_ROWS = ROWS.filter(([name]) =>
  ['transfer', 'createQrCode', 'activateBonus', 'spin', 'activateSlot'].includes(name),
);

describe.each(ROWS)('%s after its screen was left', (name, words) => {
  it('shows its refusal', async () => {
    const { app, answer } = await send(name, REFUSED);
    await WAYS.Back(app);
    await answer();
    const dialog = await screen.findByRole('alertdialog', { name: ERROR });
    expect(within(dialog).getByText(words)).toBeVisible();
    await app.user.click(within(dialog).getAllByRole('button', { name: 'ปิด' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });
});

// A sample: the test above has checked the words of every write, and the same code shows the other outcomes.
describe.each(sampled(ROWS, ...SOME_ROWS))('%s after its screen was left', (name, words) => {
  it('shows that its outcome is unknown, also to a visitor', async () => {
    const { app, answer } = await send(name, fault('cut'));
    await WAYS['logging out'](app);
    await answer();
    const dialog = await screen.findByRole('alertdialog', { name: UNKNOWN });
    expect(within(dialog).getByText(words)).toBeVisible();
    expect(within(dialog).queryByRole('link')).not.toBeInTheDocument();
    expect(app.server.calls(endpoints[name])).toHaveLength(1);
  });

  it('shows once that it is done', async () => {
    const { app, answer } = await send(name);
    await WAYS.Back(app);
    await answer();
    expect(await screen.findAllByText(words)).toHaveLength(1);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(app.location()).toBe('/user/contact');
  });
});

afterEach(() => jest.useRealTimers());

it.each(['transfer', 'withdrawAll', 'createQrCode', 'claimInviteBonus', 'spin'] as const)(
  '%s cannot be sent again before its outcome is known, even after returning to its screen',
  async (name) => {
    jest.useFakeTimers({ advanceTimers: true });
    const { app, answer } = await send(name);
    await WAYS.Back(app);
    await app.goForward();
    await app.user.click(await (WRITES[name] as WriteRow).prepare(app));
    // Longer than the delay before a write is sent.
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(app.server.calls(endpoints[name])).toHaveLength(1);
    await answer();
    expect(await screen.findByText(NAMES[name])).toBeVisible();
  },
);

// StrictMode runs the effects of a page again, after those of the app.
it('shows its outcome without StrictMode too', async () => {
  const { app, answer } = await send('transfer', REFUSED, false);
  await WAYS.Back(app);
  await answer();
  expect(await screen.findByRole('alertdialog', { name: ERROR })).toBeVisible();
});

it('does not show its outcome to another member', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { app, answer } = await send('withdrawAll', REFUSED);
  act(() => app.session.logIn('another', false, '0899999999'));
  await answer();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

// The screen is still mounted, but the URL has changed.
describe.each(sampled(ROWS, ...SOME_ROWS))('%s while the code of the next page is loading', (name, words) => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('shows its refusal on the page to which the member is going', async () => {
    const { app, answer } = await send(name, REFUSED);
    // The URL changes immediately. This page stays visible until the code of the next one has loaded.
    window.history.replaceState(null, '', '/user/contact');
    await answer();
    await WAYS.Back(app);
    const dialog = await screen.findByRole('alertdialog', { name: ERROR });
    expect(within(dialog).getByText(words)).toBeVisible();
  });
});
