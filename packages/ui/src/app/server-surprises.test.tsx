import { endpoints } from '@member-wallet/api-sdk';
import { type Answers, raw } from '@member-wallet/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { A_PROFILE } from '#/testing/default-answers';
import { aSlot, aWallet } from '#/testing/builders';
import { depositMarket } from '#/testing/deposits';
import { renderApp } from '#/testing/render-app';
import { DepositDialog, WithdrawDialog } from '#/app/dialogs/dialogs';

const NONSENSE = /NaN|null|undefined|\[object/;

const start = (answers: Answers, path = '/user/home') =>
  renderApp({ path, market: depositMarket, token: 't', answers });

const json = (body: object) => raw({ status: 200, text: JSON.stringify(body) });

beforeAll(() => Promise.all([DepositDialog, WithdrawDialog].map((each) => each.preload())));
afterEach(() => expect(document.body).not.toHaveTextContent(NONSENSE));

it('null amounts count as zero, and games of an unknown category still show', async () => {
  const slots = [
    aSlot({ code: 'A', name: 'Odd', category: 'arcade', amount: null, ftWalletSlot: null, logo: null }),
    aSlot({ code: 'B', name: 'Bare', logo: 'javascript:x', background: '' }),
  ];
  const wallet = aWallet({ wallet: { amount: null }, slots });
  await start({ getWallet: { ...wallet, bankAccount: null, invite: null } });
  expect(await screen.findByRole('button', { name: /Odd/ })).toHaveTextContent('฿0.00');
  expect(document.querySelector('img[src^="javascript"]')).toBeNull();
  expect(screen.getByRole('region', { name: 'ยอดเงินรวม' })).toHaveTextContent('฿300.00');
});

it('without game accounts, shows the wallet and an empty state', async () => {
  const { user } = await start({ getWallet: aWallet({ slots: [] }) });
  expect(await screen.findByText('ยังไม่มีเกมในหมวดนี้')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'ยอดเงินรวม' })).toHaveTextContent('฿1,250.50');
  await user.click(screen.getByRole('button', { name: 'โอนเงิน' }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

it.each([
  ['missing', undefined],
  ['null', null],
  ['no list', 'many'],
])('offers a reload instead of a wrong total if the game accounts are %s', async (_, slots) => {
  const { user, server } = await start({ getWallet: json({ ...aWallet(), slots }) });
  expect(await screen.findByText('ข้อมูลบางส่วนยังแสดงไม่ได้ในขณะนี้')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'ยอดเงินรวม' })).toHaveTextContent('ยอดเงินรวม–');
  expect(screen.queryByText('ยังไม่มีเกมในหมวดนี้')).not.toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  server.answer(endpoints.getWallet, aWallet());
  await user.click(screen.getByRole('button', { name: 'โหลดใหม่' }));
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'ยอดเงินรวม' })).toHaveTextContent('฿1,600.50'),
  );
  expect(screen.queryByText('ข้อมูลบางส่วนยังแสดงไม่ได้ในขณะนี้')).not.toBeInTheDocument();
});

it.each([
  ['none', []],
  ['only unknown ones', [{ bankCode: 'NEWPAY' }, { bankCode: 'PAYMENT', bankType: 'XX', mode: 'QR' }]],
])('says that nothing is open with these deposit methods: %s', async (_, banks) => {
  const { user } = await start({ getDepositLookup: { banks, wallets: [], isManual: null } });
  await user.click(await screen.findByRole('button', { name: 'ฝากเงิน' }));
  expect(await screen.findByText('ขณะนี้ยังไม่เปิดรับฝากเงิน')).toBeInTheDocument();
});

it('shows a bank that this build does not know by its code', async () => {
  const bankAccount = { ...A_PROFILE.bankAccount, bankCode: 'NEWBANK', bank: null };
  const { user } = await start({
    getWallet: json({ ...aWallet(), bankAccount }),
    getWithdrawLimits: json({ withdrawMin: null, withdrawMax: null }),
  });
  await user.click(await screen.findByRole('button', { name: 'ถอนเงิน' }));
  expect(await within(await screen.findByRole('dialog')).findByText('NEWBANK')).toBeInTheDocument();
});

it('uses the banks of the market if the list of banks is empty', async () => {
  const { user } = await start({ getBanks: [] }, '/user/profile/edit');
  await user.click(await screen.findByRole('button', { name: /^ธนาคาร/ }));
  expect(await screen.findAllByRole('option')).toHaveLength(depositMarket.banks.length);
});

it.each([2 ** 53, 1e20, 1e300, 'much', {}])(
  'shows a balance of %p as a dash, with a button to reload',
  async (amount) => {
    const { user, server } = await start({ getWallet: json({ ...aWallet(), wallet: { amount } }) });
    const card = await screen.findByRole('region', { name: 'ยอดเงินรวม' });
    await waitFor(() => expect(card).toHaveTextContent('ยอดเงินรวม–'));
    expect(screen.getByRole('button', { name: /Moon/ })).toHaveTextContent('฿300.00');
    server.answer(endpoints.getWallet, aWallet());
    await user.click(screen.getByRole('button', { name: 'โหลดใหม่' }));
    await waitFor(() => expect(card).toHaveTextContent('฿1,600.50'));
  },
);

it('adds a game to the total even if its own value cannot be shown', async () => {
  const slots = [aSlot({ ftWalletSlot: 1e300 }), aSlot({ code: 'B', name: 'Star', amount: 20 })];
  await start({ getWallet: json({ ...aWallet(), slots }) });
  expect(await screen.findByRole('button', { name: /Moon/ })).toHaveTextContent('–');
  expect(document.body).toHaveTextContent(/Star ?฿20\.00/);
  expect(screen.getByRole('region', { name: 'ยอดเงินรวม' })).toHaveTextContent('฿1,570.50');
  expect(screen.getByText('ข้อมูลบางส่วนยังแสดงไม่ได้ในขณะนี้')).toBeInTheDocument();
});
