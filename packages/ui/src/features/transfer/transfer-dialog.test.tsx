import { autoLogin, getSlotAccount, getWallet, transfer, transferAll } from '@member-wallet/api-sdk';
import { type Answers, fault, refusal } from '@member-wallet/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { laoMarket, thaiMarket } from '#/testing/markets';
import { renderApp } from '#/testing/render-app';
import { aSlot, aWallet } from '#/testing/builders';
import { isTriedIn } from '#/testing/exhaustive';
import { TransferDialog } from '#/app/dialogs/dialogs';

const WORDS = {
  th: {
    transfer: 'โอนเงิน',
    from: 'จาก',
    to: 'ไปยัง',
    amount: 'จำนวนเงิน',
    all: 'ทั้งหมด',
    error: 'ทำรายการไม่ได้',
    close: 'ปิด',
    select: 'โปรดเลือกบัญชีต้นทางและปลายทาง',
    same: 'โอนไปยังบัญชีเดียวกันไม่ได้',
    minimum: 'จำนวนเงินขั้นต่ำ ฿1.00',
    balance: /ยอดเงินไม่พอ.*฿1,250\.50/,
    letters: 'โปรดกรอกจำนวนเงินเป็นตัวเลข',
    done: 'โอนเงินสำเร็จ',
    unknown: 'ยังไม่ทราบผลของรายการ',
    statement: 'ดูประวัติ',
    wallet: /^กระเป๋าเงินหลัก/,
    again: /ลอง/,
    wait: 'โปรดรอสักครู่',
    swap: 'สลับบัญชี',
  },
  la: {
    transfer: 'ໂອນເງິນ',
    from: 'ຈາກ',
    to: 'ໄປຫາ',
    amount: 'ຈຳນວນເງິນ',
    all: 'ທັງໝົດ',
    error: 'ເຮັດລາຍການບໍ່ໄດ້',
    close: 'ປິດ',
    select: 'ກະລຸນາເລືອກບັນຊີຕົ້ນທາງ ແລະ ປາຍທາງ',
    same: 'ໂອນໄປຫາບັນຊີດຽວກັນບໍ່ໄດ້',
    minimum: 'ຈຳນວນເງິນຂັ້ນຕ່ຳ ₭1.00',
    balance: /ຍອດເງິນບໍ່ພໍ.*₭1,250\.50/,
    letters: 'ກະລຸນາປ້ອນຈຳນວນເງິນເປັນຕົວເລກ',
    done: 'ໂອນເງິນສຳເລັດ',
    unknown: 'ຍັງບໍ່ຮູ້ຜົນຂອງລາຍການ',
    statement: 'ເບິ່ງປະຫວັດ',
    wallet: /^ກະເປົາເງິນຫຼັກ/,
    again: /ລອງ/,
    wait: 'ກະລຸນາລໍຖ້າ',
    swap: 'ສະຫຼັບບັນຊີ',
  },
} as const;

/** From now on it is more than a minute later. */
const passMinute = () => {
  const now = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => now() + 61_000);
};
afterEach(() => jest.restoreAllMocks());

describe.each([
  ['th', thaiMarket],
  ['la', laoMarket],
] as const)('transfer in %s', (locale, market) => {
  const words = WORDS[locale];

  /** @param later the wallet's response from when the form opens */
  async function openTransfer(answers: Answers = {}, later?: Answers['getWallet']) {
    await TransferDialog.preload();
    const app = await renderApp({ path: '/user/home', market, token: 't', answers });
    await screen.findByText('Somchai Jaidee');
    if (later !== undefined) app.server.answer(getWallet, later);
    const form = await openForm(app);
    return { ...app, ...form, reopen: () => openForm(app) };
  }

  async function openForm({ user }: Pick<Awaited<ReturnType<typeof renderApp>>, 'user'>) {
    await user.click(screen.getByRole('button', { name: words.transfer }));
    const sheet = await screen.findByRole('dialog', { name: words.transfer });
    const pick = async (label: string, option: string | RegExp) => {
      if (!screen.queryByRole('dialog', { name: label })) {
        await user.click(within(sheet).getByRole('button', { name: new RegExp(`^${label}`) }));
      }
      const list = await screen.findByRole('dialog', { name: label });
      await user.click(within(list).getByRole('option', { name: option }));
    };
    const amount = () => within(sheet).getByLabelText(words.amount);
    const confirm = () =>
      within(sheet).getByRole('button', { name: new RegExp(`^(${words.transfer}|${words.wait})`) });
    return { sheet, pick, amount, confirm };
  }

  it('sends exactly the amount shown, confirms it, and reloads the wallet', async () => {
    const { user, server, pick, amount, confirm } = await openTransfer();
    await pick(words.to, /^Moon/);
    await user.type(amount(), '100.10');
    expect(confirm()).toHaveTextContent(/100\.10/);
    await user.click(confirm());
    expect(await screen.findByText(words.done)).toBeInTheDocument();
    expect(server.calls(transfer)[0]?.input).toEqual({
      from: 'WALLET',
      to: 'PG',
      amount: 100.1,
    });
    await waitFor(() => expect(server.calls(getWallet).length).toBeGreaterThanOrEqual(2));
    expect(screen.queryByRole('dialog', { name: words.transfer })).not.toBeInTheDocument();
  });

  // From here on, builds only differ in their texts.
  if (!isTriedIn(locale)) return;

  it('opens the list of destinations automatically, with the source last', async () => {
    const { sheet, pick } = await openTransfer();
    const list = await screen.findByRole('dialog', { name: words.to });
    const names = within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(names).toHaveLength(4);
    expect(names[3]).toMatch(words.wallet);
    await pick(words.to, /^Star/);
    expect(within(sheet).getByRole('button', { name: new RegExp(`^${words.to}.*Star`) })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: words.to })).not.toBeInTheDocument());
  });

  it('selects the only game as destination', async () => {
    const { user, server, sheet, amount, confirm } = await openTransfer({
      getWallet: aWallet({ slots: [aSlot(), aSlot({ code: 'IMI', isActive: false })] }),
    });
    expect(within(sheet).getByRole('button', { name: new RegExp(`^${words.to}.*Moon`) })).toBeInTheDocument();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.type(amount(), '5');
    await user.click(confirm());
    await screen.findByText(words.done);
    expect(server.calls(transfer)[0]?.input).toEqual({ from: 'WALLET', to: 'PG', amount: 5 });
  });

  it('confirms the transfer before it opens the game', async () => {
    const { user, server, i18n, sheet, pick, amount } = await openTransfer({
      autoLogin: refusal('NO_GAME', 404),
    });
    await pick(words.to, /^Moon/);
    await user.type(amount(), '5');
    await user.click(within(sheet).getByRole('button', { name: i18n.t('transfer.confirmAndPlay') }));
    const message = await screen.findByRole('alertdialog', { name: i18n.t('errors.success') });
    expect(within(message).getByText(words.done)).toBeInTheDocument();
    expect(server.calls(getSlotAccount)).toHaveLength(0);
    await user.click(within(message).getByRole('button', { name: i18n.t('game.play') }));
    await waitFor(() => expect(server.calls(autoLogin)).toHaveLength(1));
    expect(server.calls(transfer)).toHaveLength(1);
  });

  it('sends one transfer for a double tap, and cannot be closed meanwhile', async () => {
    const { user, server, sheet, pick, amount, confirm } = await openTransfer();
    const finish = server.hold(transfer);
    await pick(words.to, /^Moon/);
    await user.type(amount(), '5');
    await user.dblClick(confirm());
    await waitFor(() => expect(server.calls(transfer)).toHaveLength(1));
    await user.click(confirm());
    expect(within(sheet).getByRole('button', { name: words.close })).toHaveAttribute('aria-disabled', 'true');
    finish();
    expect(await screen.findByText(words.done)).toBeInTheDocument();
    expect(server.calls(transfer)).toHaveLength(1);
  });

  it.each([
    ['no destination', '', '10', words.select],
    ['the same account', 'WALLET', '10', words.same],
    ['zero', 'PG', '0', words.minimum],
    ['less than 1', 'PG', '0.99', words.minimum],
    ['more than the balance', 'PG', '1,250.51', words.balance],
    ['letters', 'PG', 'abc', words.letters],
  ])('%s shows a message, sends nothing, and keeps the input', async (_, to, typed, message) => {
    const { user, server, pick, amount, confirm } = await openTransfer();
    if (to !== '') await pick(words.to, to === 'WALLET' ? words.wallet : /^Moon/);
    await user.type(amount(), typed);
    await user.click(confirm());
    const dialog = await screen.findByRole('alertdialog', { name: words.error });
    expect(within(dialog).getByText(message)).toBeInTheDocument();
    const [, close] = within(dialog).getAllByRole('button', { name: words.close });
    if (close) await user.click(close);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(amount()).toHaveValue(typed);
    // The message stays beside its field until the field changes.
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(server.calls(transfer)).toHaveLength(0);
  });

  it('lets the server check an amount above a possibly outdated balance, which is reloaded after a refusal', async () => {
    const app = await openTransfer(
      { transfer: refusal('MONEY_NOT_ENOUGH', 422) },
      refusal('INTERNAL_SERVER_ERROR', 500),
    );
    const { user, server, i18n, pick, amount, confirm } = app;
    await waitFor(() => expect(server.calls(getWallet)).toHaveLength(2));
    server.answer(getWallet, aWallet({ wallet: { amount: 900 } }));
    await pick(words.to, /^Moon/);
    await user.type(amount(), '1250.51');
    await user.click(confirm());
    const refused = await screen.findByRole('alertdialog', { name: words.error });
    expect(refused).toHaveTextContent(i18n.t('server.MONEY_NOT_ENOUGH'));
    const [, close] = within(refused).getAllByRole('button', { name: words.close });
    if (close) await user.click(close);
    await screen.findAllByText(/900\.00/);
    expect(server.calls(getWallet)).toHaveLength(3);
    // The reloaded balance is certain.
    await user.click(confirm());
    expect(await screen.findByRole('alertdialog', { name: words.error })).toHaveTextContent('900.00');
    expect(server.calls(transfer)).toHaveLength(1);
  });

  it('lets the server check the amount if the game has its own credits', async () => {
    const { user, server, sheet, pick, amount, confirm } = await openTransfer({
      getWallet: aWallet({ slots: [aSlot({ ftWalletSlot: 10 })] }),
    });
    await waitFor(() => expect(server.calls(getWallet)).toHaveLength(2));
    await pick(words.to, /^Moon/);
    await user.click(within(sheet).getByRole('button', { name: words.swap }));
    await user.type(amount(), '2000');
    await user.click(confirm());
    expect(await screen.findByText(words.done)).toBeInTheDocument();
    expect(server.calls(transfer)[0]?.input).toEqual({ from: 'PG', to: 'WALLET', amount: 2000 });
  });

  it('checks an amount against the balance that was read after the form opened', async () => {
    const { user, server, pick, amount, confirm } = await openTransfer(
      {},
      aWallet({ wallet: { amount: 2000 } }),
    );
    await screen.findAllByText(/2,000\.00/);
    await pick(words.to, /^Moon/);
    await user.type(amount(), '1999');
    await user.click(confirm());
    expect(await screen.findByText(words.done)).toBeInTheDocument();
    expect(server.calls(transfer)[0]?.input).toMatchObject({ amount: 1999 });
  });

  it("shows the server's refusal in a dialog, and keeps the input", async () => {
    const { user, pick, amount, confirm } = await openTransfer({
      transfer: refusal('BONUS_REMAINING', 422),
    });
    await pick(words.to, /^Moon/);
    await user.type(amount(), '50');
    await user.click(confirm());
    expect(await screen.findByRole('alertdialog', { name: words.error })).toBeInTheDocument();
    expect(amount()).toHaveValue('50');
  });

  it('shows an unknown outcome without suggesting a retry, and links to the statement', async () => {
    const { user, server, pick, amount, confirm, location } = await openTransfer({ transfer: fault('cut') });
    await pick(words.to, /^Moon/);
    await user.type(amount(), '7');
    await user.click(confirm());
    const dialog = await screen.findByRole('alertdialog', { name: words.unknown });
    expect(dialog).not.toHaveTextContent(words.again);
    await waitFor(() => expect(server.calls(getWallet).length).toBeGreaterThanOrEqual(2));
    await user.click(within(dialog).getByRole('link', { name: words.statement }));
    await waitFor(() => expect(location()).toBe('/user/statement'));
    expect(server.calls(transfer)).toHaveLength(1);
  });

  it('moves the whole wallet with transferAll', async () => {
    const { user, server, sheet, pick, amount, confirm } = await openTransfer();
    await pick(words.to, /^Moon/);
    await user.click(within(sheet).getByRole('button', { name: words.all }));
    expect(amount()).toHaveValue('1,250.50');
    await user.click(confirm());
    expect(await screen.findByText(words.done)).toBeInTheDocument();
    expect(server.calls(transferAll)[0]?.input).toEqual({ to: 'PG' });
    expect(server.calls(transfer)).toHaveLength(0);
  });

  it('moves only the amount shown if the balance was read more than a minute ago', async () => {
    const { user, server, sheet, pick, amount, confirm } = await openTransfer();
    await pick(words.to, /^Moon/);
    await user.click(within(sheet).getByRole('button', { name: words.all }));
    expect(amount()).toHaveValue('1,250.50');
    passMinute();
    await user.click(confirm());
    expect(await screen.findByText(words.done)).toBeInTheDocument();
    expect(server.calls(transfer)[0]?.input).toEqual({ from: 'WALLET', to: 'PG', amount: 1250.5 });
    expect(server.calls(transferAll)).toHaveLength(0);
  });

  it('lets the server check an amount above a balance that was read more than a minute ago', async () => {
    const { user, server, pick, amount, confirm } = await openTransfer();
    await pick(words.to, /^Moon/);
    await user.type(amount(), '2000');
    passMinute();
    await user.click(confirm());
    expect(await screen.findByText(words.done)).toBeInTheDocument();
    expect(server.calls(transfer)[0]?.input).toMatchObject({ amount: 2000 });
  });

  it('repeats transferAll with its key if its outcome is unknown, however old the balance is', async () => {
    const { user, server, reopen, ...form } = await openTransfer({ transferAll: fault('cut') });
    await form.pick(words.to, /^Moon/);
    await user.click(within(form.sheet).getByRole('button', { name: words.all }));
    await user.click(form.confirm());
    const dialog = await screen.findByRole('alertdialog', { name: words.unknown });
    const [close] = within(dialog).getAllByRole('button', { name: words.close });
    if (close) await user.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await reopen();
    await again.pick(words.to, /^Moon/);
    await user.click(within(again.sheet).getByRole('button', { name: words.all }));
    passMinute();
    await user.click(again.confirm());
    await waitFor(() => expect(server.calls(transferAll)).toHaveLength(2));
    const keys = server.calls(transferAll).map(({ headers }) => headers['Idempotency-Key']);
    expect(keys[1]).toBe(keys[0]);
    expect(server.calls(transfer)).toHaveLength(0);
  });

  it('rounds a game’s balance with too many decimals down', async () => {
    const { user, server, sheet, pick, amount, confirm } = await openTransfer({
      getWallet: aWallet({ slots: [aSlot({ code: 'PG', name: 'Moon', amount: 33.335 })] }),
    });
    await pick(words.to, /^Moon/);
    await user.click(within(sheet).getByRole('button', { name: words.swap }));
    await user.click(within(sheet).getByRole('button', { name: words.all }));
    expect(amount()).toHaveValue('33.33');
    await user.click(confirm());
    expect(await screen.findByText(words.done)).toBeInTheDocument();
    expect(server.calls(transfer)[0]?.input).toEqual({ from: 'PG', to: 'WALLET', amount: 33.33 });
  });

  it('swaps the accounts, and moves a game account’s whole balance', async () => {
    const { user, server, sheet, pick, confirm } = await openTransfer({
      getWallet: aWallet({ wallet: { amount: 0 } }),
    });
    await pick(words.to, /^Moon/);
    await user.click(within(sheet).getByRole('button', { name: words.swap }));
    await user.click(within(sheet).getByRole('button', { name: words.all }));
    await user.click(confirm());
    expect(await screen.findByText(words.done)).toBeInTheDocument();
    expect(server.calls(transfer)[0]?.input).toEqual({
      from: 'PG',
      to: 'WALLET',
      amount: 300,
    });
  });
});
