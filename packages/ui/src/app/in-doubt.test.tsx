import { endpoints } from '@member-wallet/api-sdk';
import { fault } from '@member-wallet/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { sampled } from '#/testing/exhaustive';
import { holdPictures } from '#/testing/pictures';
import { type CallName, openPage, type WriteRow } from '#/testing/writes/member-app';
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

const TITLE = 'ยังไม่ทราบผลของรายการ';
const TRY_AGAIN = /ลอง/;
const STATEMENT = 'ดูประวัติ';
const SLIPS = 'ดูสลิปของฉัน';
const CLOSE = 'ปิด';
const ERROR = 'ทำรายการไม่ได้';

interface End {
  /** The read that shows the outcome. */
  readonly asks: CallName;
  /** The link to where the outcome will be visible; null if no money can have moved: the account itself shows it. */
  readonly link: string | null;
}
const money = (asks: CallName = 'getWallet'): End => ({ asks, link: STATEMENT });
const account = (asks: CallName): End => ({ asks, link: null });

/** How each write ends if its response is lost. Entering a game is excluded, because a second session costs nothing. */
const ENDS: Readonly<Record<Exclude<WriteName, 'autoLogin' | 'autoLoginWithPassword'>, End>> = {
  transfer: money(),
  transferAll: money(),
  withdrawAll: money(),
  createQrCode: money('getQrCode'),
  deleteQrCode: money('getQrCode'),
  sendTrueLink: money(),
  uploadSlip: { asks: 'listSlips', link: SLIPS },
  claimInviteBonus: money(),
  receiveRefund: money('checkRefund'),
  addRefundToWallet: money(),
  activateBonus: money('getActiveBonus'),
  activatePromotion: money('getActiveBonus'),
  clearBonus: money('getActiveBonus'),
  spin: money('listCoupons'),
  claimCoupon: money(),
  activateSlot: account('getWallet'),
  resetSlotPassword: account('getSlotAccount'),
};

/** How the response to a request that was executed gets lost: a timeout, or a cut connection. */
const LOSSES = ['silence', 'cut'] as const;
/** The writes tested with both. The app gets the same error, so one write for each kind of end is enough. */
const SILENT: readonly string[] = ['transfer', 'createQrCode', 'uploadSlip', 'activateBonus', 'activateSlot'];
/** Instead of the SDK's timeout of minutes. */
const timeoutMs = 50;

async function lose(name: WriteName, loss: (typeof LOSSES)[number]) {
  const row: WriteRow = WRITES[name];
  const app = await openPage(row, { timeoutMs });
  const button = await row.prepare(app);
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  app.server.answer(endpoints[name], fault(loss));
  return { app, press: () => app.user.click(button) };
}

describe.each(Object.entries(ENDS))('%s with an unknown outcome', (operationId, { asks, link }) => {
  const name = operationId as keyof typeof ENDS;
  const endpoint = endpoints[name];

  it.each(SILENT.includes(name) ? LOSSES : sampled(LOSSES, 'cut'))(
    '(%s) is reported, reads the outcome, and is not resent',
    async (loss) => {
      const { app, press } = await lose(name, loss);
      const asked = app.server.calls(endpoints[asks]).length;
      await press();
      const dialog = await screen.findByRole('alertdialog', { name: TITLE });
      expect(dialog).not.toHaveTextContent(TRY_AGAIN);
      await waitFor(() => expect(app.server.calls(endpoints[asks]).length).toBeGreaterThan(asked));
      // Only one message: no failure toast and no error dialog besides.
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(screen.queryByRole('alertdialog', { name: ERROR })).not.toBeInTheDocument();
      if (link !== null) {
        await app.user.click(within(dialog).getByRole('link', { name: link }));
        await waitFor(() => expect(app.location()).toBe('/user/statement'));
      } else {
        await app.user.click(within(dialog).getAllByRole('button', { name: CLOSE })[0] as HTMLElement);
        await waitFor(() => expect(dialog).not.toBeInTheDocument());
      }
      expect(app.server.calls(endpoint)).toHaveLength(1);
    },
  );
});

it.each(['autoLogin', 'autoLoginWithPassword'] as const)(
  '%s only reports that the game did not open: a lost session costs nothing',
  async (name) => {
    const { app, press } = await lose(name, 'cut');
    await press();
    expect(await screen.findByRole('alertdialog', { name: 'เปิดเกมไม่สำเร็จ' })).toBeInTheDocument();
    expect(app.server.calls(endpoints[name])).toHaveLength(1);
  },
);
