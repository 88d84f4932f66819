import {
  addRefundToWallet,
  checkRefund,
  claimInviteBonus,
  getWallet,
  listInvites,
  receiveRefund,
} from '@member-wallet/api-sdk';
import { type Answer, type Answers, fault, refusal } from '@member-wallet/api-sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { laoMarket, thaiMarket } from '#/testing/markets';
import { aWallet } from '#/testing/builders';
import { renderApp } from '#/testing/render-app';
import { isTriedIn } from '#/testing/exhaustive';

const WORDS = {
  th: {
    invite: 'ชวนเพื่อน',
    inviteTitle: 'ชวนเพื่อน',
    continue: 'ดำเนินการต่อ',
    claim: /^รับโบนัส/,
    claimed: /โบนัสชวนเพื่อน.*กระเป๋า/,
    collected: /รับ.*ไปแล้ว/,
    copyLink: 'คัดลอกลิงก์ชวนเพื่อน',
    noLink: /ลิงก์ของคุณยังไม่พร้อม/,
    showQr: 'แสดง QR',
    qr: 'QR Code ลิงก์ชวนเพื่อน',
    page2: 'หน้า 2',
    refund: 'คืนยอดเสีย',
    receive: /^รับเงินคืน/,
    add: /^โอน.*เข้ากระเป๋า$/,
    added: 'เงินคืนเข้ากระเป๋าแล้ว',
    agreement: 'ข้อตกลง',
    accept: 'ยอมรับ',
    close: 'ปิด',
  },
  la: {
    invite: 'ຊວນໝູ່',
    inviteTitle: 'ຊວນໝູ່',
    continue: 'ສືບຕໍ່',
    claim: /^ຮັບໂບນັດ/,
    claimed: /ໂບນັດຊວນໝູ່.*ກະເປົາ/,
    collected: /ຮັບ.*ແລ້ວ/,
    copyLink: 'ຄັດລອກລິ້ງຊວນໝູ່',
    noLink: /ລິ້ງຂອງທ່ານຍັງບໍ່ພ້ອມ/,
    showQr: 'ສະແດງ QR',
    qr: 'QR Code ຂອງລິ້ງຊວນໝູ່',
    page2: 'ໜ້າ 2',
    refund: 'ຄືນຍອດເສຍ',
    receive: /^ຮັບເງິນຄືນ/,
    add: /^ໂອນ.*ເຂົ້າກະເປົາ$/,
    added: 'ເງິນຄືນເຂົ້າກະເປົາແລ້ວ',
    agreement: 'ຂໍ້ຕົກລົງ',
    accept: 'ຍອມຮັບ',
    close: 'ປິດ',
  },
} as const;

const NO_BANNERS = { banners: [] };

const invites = (page: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    from: { name: `Friend ${page}-${index}` },
    amount: 1.5,
    createdAt: '2026-11-20T06:42:08.000Z',
  }));

const paged: Answer<typeof listInvites> = ({ page }) =>
  page === 1 ? { total: 12, invites: invites(1, 10) } : { total: 12, invites: invites(2, 2) };

describe.each([
  ['th', thaiMarket, '฿'],
  ['la', laoMarket, '₭'],
] as const)('the dialogs of the dashboard in %s', (locale, market, symbol) => {
  const words = WORDS[locale];
  const start = async (answers: Answers = {}) => {
    const view = await renderApp({
      path: '/user/home',
      market,
      token: 't',
      answers: {
        getInviteBanners: NO_BANNERS,
        getRefundBanners: NO_BANNERS,
        listInvites: paged,
        checkRefund: { refundAmount: 35, refundSuccess: 3, refundFail: 0, bonus: 0 },
        listRefunds: { refunds: [{ refundAmount: 20, createdAt: '2026-11-18T06:42:08.000Z' }] },
        ...answers,
      },
    });
    await screen.findByText('Somchai Jaidee');
    return view;
  };

  it('opens the dialog at once, with link and QR code, when the banners fail to load', async () => {
    const { user } = await start({ getInviteBanners: refusal('INTERNAL_SERVER_ERROR', 500) });
    await user.click(screen.getByRole('button', { name: words.invite }));
    const dialog = await screen.findByRole('dialog', { name: words.inviteTitle });
    await user.click(await within(dialog).findByRole('button', { name: words.copyLink }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/register?code=PR1001');
    // Copying the shortened text by hand also copies the whole link.
    const shown = within(dialog).getByText('localhost/register?code=PR1001');
    const byHand = { setData: jest.fn() };
    fireEvent.copy(shown, { clipboardData: byHand });
    expect(byHand.setData).toHaveBeenCalledWith('text/plain', 'http://localhost/register?code=PR1001');
    await user.click(within(dialog).getByRole('button', { name: words.showQr }));
    const code = within(dialog).getByRole('img', { name: words.qr }).getAttribute('src') ?? '';
    expect(decodeURIComponent(decodeURIComponent(code))).toContain('<path d="M1 1h7v1h-7z');
  });

  it('receives cashback, adds it to the wallet, closes and reloads the wallet', async () => {
    const { user, server } = await start({ receiveRefund: { message: 'REFUND_SUCCESS' } });
    await user.click(screen.getByRole('button', { name: words.refund }));
    const dialog = await screen.findByRole('dialog', { name: words.refund });
    expect(await within(dialog).findByText(`${symbol}35.00`)).toBeInTheDocument();
    expect(await within(dialog).findByText(`+${symbol}20.00`)).toBeInTheDocument();
    server.answer(checkRefund, { refundAmount: 0, refundSuccess: 4, bonus: 35 });
    await user.dblClick(within(dialog).getByRole('button', { name: words.receive }));
    await waitFor(() => expect(server.calls(checkRefund).length).toBeGreaterThanOrEqual(2));
    expect(server.calls(receiveRefund)).toHaveLength(1);
    const wallets = server.calls(getWallet).length;
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: words.add })).not.toHaveAttribute('aria-disabled'),
    );
    await user.dblClick(within(dialog).getByRole('button', { name: words.add }));
    // The message is shown on the page instead of the dialog.
    await screen.findByText(words.added);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(server.calls(addRefundToWallet)).toHaveLength(1);
    await waitFor(() => expect(server.calls(getWallet).length).toBeGreaterThan(wallets));
  });

  // From here on, builds only differ in their texts.
  if (!isTriedIn(locale)) return;

  it('shows the banners first, without their unsafe content', async () => {
    const { user } = await start({
      getInviteBanners: {
        banners: [{ image: 'javascript:alert(1)', html: '<p>Ask a friend<script>x</script></p>' }, {}],
      },
    });
    await user.click(screen.getByRole('button', { name: words.invite }));
    const banner = await screen.findByRole('dialog', { name: words.inviteTitle });
    expect(await within(banner).findByText('Ask a friend')).toBeInTheDocument();
    expect(banner.querySelectorAll('script, img')).toHaveLength(0);
    await user.click(within(banner).getByRole('button', { name: words.continue }));
    expect(await screen.findByRole('button', { name: words.copyLink })).toBeInTheDocument();
  });

  it('says that the invite link is not ready if the member has no id, and offers no link', async () => {
    const wallet = aWallet();
    const { user } = await start({ getWallet: { ...wallet, profile: { ...wallet.profile, _id: '' } } });
    await user.click(screen.getByRole('button', { name: words.invite }));
    const dialog = await screen.findByRole('dialog', { name: words.inviteTitle });
    expect(await within(dialog).findByText(words.noLink)).toBeInTheDocument();
    for (const name of [words.copyLink, words.showQr]) {
      expect(within(dialog).queryByRole('button', { name })).not.toBeInTheDocument();
    }
  });

  it('lists the bonuses from friends ten to a page', async () => {
    const { user, server } = await start();
    await user.click(screen.getByRole('button', { name: words.invite }));
    expect(await screen.findByText('Friend 1-9')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: words.page2 }));
    expect(await screen.findByText('Friend 2-1')).toBeInTheDocument();
    expect(screen.queryByText('Friend 1-0')).not.toBeInTheDocument();
    expect(server.calls(listInvites).at(-1)?.input).toEqual({
      page: 2,
      limit: 10,
    });
  });

  it('claims the invite bonus once and reloads the wallet', async () => {
    const { user, server } = await start({ claimInviteBonus: { message: 'INVITE_BONUS_SUCCESS' } });
    await user.click(screen.getByRole('button', { name: words.invite }));
    const claim = await screen.findByRole('button', { name: words.claim });
    expect(claim).toHaveTextContent(`${symbol}120.00`);
    const before = server.calls(getWallet).length;
    await user.dblClick(claim);
    expect(await screen.findByText(words.claimed)).toBeInTheDocument();
    expect(server.calls(claimInviteBonus)).toHaveLength(1);
    await waitFor(() => expect(server.calls(getWallet).length).toBeGreaterThan(before));
  });

  it.each([
    ['as an error', refusal('INVITE_COLLECT')],
    ['as a successful response', { message: 'INVITE_COLLECT' }],
  ] as const)('explains why nothing can be claimed if the code arrives %s', async (_, answer) => {
    const { user } = await start({ claimInviteBonus: answer });
    await user.click(screen.getByRole('button', { name: words.invite }));
    await user.click(await screen.findByRole('button', { name: words.claim }));
    expect(await screen.findByText(words.collected)).toBeInTheDocument();
  });

  it.each([
    [claimInviteBonus, words.invite, words.claim],
    [addRefundToWallet, words.refund, words.add],
  ] as const)('never resends %p when its response is lost', async (endpoint, widget, button) => {
    const { user, server, i18n, location } = await start({
      checkRefund: { refundAmount: 0, bonus: 35 },
      [endpoint.operationId]: fault('cut'),
    });
    await user.click(screen.getByRole('button', { name: widget }));
    const press = await screen.findByRole('button', { name: button });
    await waitFor(() => expect(press).not.toHaveAttribute('aria-disabled'));
    await user.click(press);
    const message = await screen.findByRole('alertdialog', { name: i18n.t('errors.unknownTitle') });
    expect(server.calls(endpoint)).toHaveLength(1);
    await user.click(within(message).getByRole('link', { name: i18n.t('errors.seeStatement') }));
    await waitFor(() => expect(location()).toBe('/user/statement'));
    expect(server.calls(endpoint)).toHaveLength(1);
  });

  it.each([
    [{ refundAmount: 35, bonus: 0 }, words.receive],
    [{ refundAmount: 35, bonus: 20 }, words.add],
    [{ refundAmount: 35, bonus: null }, words.receive],
    [{ refundAmount: 0, bonus: 20 }, words.add],
    // The server does not send the received bonus.
    [{ refundAmount: 35 }, words.receive],
    [{ refundAmount: 0 }, words.add],
    [{ refundAmount: 0, bonus: 0 }, words.receive],
    [refusal('NO_DATA', 404), words.receive],
    [fault('cut'), words.receive],
  ])('offers both calls for cashback %j, with %p as the primary button', async (check, first) => {
    const { user, server, i18n } = await start({
      checkRefund: check,
      receiveRefund: refusal('REFUND_MINIMUM'),
      addRefundToWallet: refusal('NO_REFUND'),
    });
    await user.click(screen.getByRole('button', { name: words.refund }));
    const dialog = within(await screen.findByRole('dialog', { name: words.refund }));
    for (const [name, call, text] of [
      [words.receive, receiveRefund, i18n.t('server.REFUND_MINIMUM')],
      [words.add, addRefundToWallet, i18n.t('server.NO_REFUND')],
    ] as const) {
      const button = await dialog.findByRole('button', { name });
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
      expect(button.classList.contains('primary')).toBe(name === first);
      await user.click(button);
      expect(await screen.findByText(text)).toBeInTheDocument();
      expect(server.calls(call)).toHaveLength(1);
    }
  });

  it('offers to reload cashback if it failed to load', async () => {
    const { user, server, i18n } = await start({ checkRefund: fault('cut') });
    await user.click(screen.getByRole('button', { name: words.refund }));
    server.answer(checkRefund, { refundAmount: 35, bonus: 0 });
    const dialog = within(await screen.findByRole('dialog', { name: words.refund }));
    await user.click(await dialog.findByRole('button', { name: i18n.t('actions.reload') }));
    expect(await dialog.findByText(`${symbol}35.00`)).toBeInTheDocument();
  });

  it('shows that cashback is inactive', async () => {
    const { user, i18n } = await start({ checkRefund: refusal('REFUND_INACTIVE') });
    await user.click(screen.getByRole('button', { name: words.refund }));
    expect(await screen.findByText(i18n.t('server.REFUND_INACTIVE'))).toBeInTheDocument();
    // No placeholder for an amount that failed to load.
    expect(screen.queryByText(i18n.t('refund.accrued'))).not.toBeInTheDocument();
  });

  describe('the agreement', () => {
    beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
    afterEach(() => jest.useRealTimers());
    const later = () => act(async () => jest.advanceTimersByTime(1600));
    const agreements = ['<p>Play responsibly</p>'];

    it('opens automatically, and stores that it was accepted', async () => {
      const { user, areas } = await start({ getAgreements: agreements });
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await later();
      const dialog = await screen.findByRole('dialog', { name: words.agreement });
      expect(await within(dialog).findByText('Play responsibly')).toBeInTheDocument();
      await user.click(within(dialog).getByRole('button', { name: words.accept }));
      expect(areas.local.getItem('remember-agreement')).toBe('true');
    });

    it('is not accepted by closing it', async () => {
      const { user, areas } = await start({ getAgreements: agreements });
      await later();
      const dialog = await screen.findByRole('dialog', { name: words.agreement });
      await user.click(within(dialog).getByRole('button', { name: words.close }));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      expect(areas.local.getItem('remember-agreement')).toBeNull();
    });

    it('waits while another dialog is open', async () => {
      const { user } = await start({ getAgreements: agreements });
      await user.click(screen.getByRole('button', { name: words.refund }));
      const other = await screen.findByRole('dialog', { name: words.refund });
      await later();
      expect(screen.queryByRole('dialog', { name: words.agreement })).not.toBeInTheDocument();
      await user.click(within(other).getByRole('button', { name: words.close }));
      expect(await screen.findByRole('dialog', { name: words.agreement })).toBeInTheDocument();
    });
  });
});
