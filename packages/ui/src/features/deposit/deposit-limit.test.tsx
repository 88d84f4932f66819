import { createQrCode } from '@member-wallet/api-sdk';
import { refusal } from '@member-wallet/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { DepositDialog } from '#/app/dialogs/dialogs';
import { anEntry } from '#/testing/builders';
import { depositMarket } from '#/testing/deposits';
import { laoMarket } from '#/testing/markets';
import { DEPOSIT_LOOKUP, openDeposit } from '#/testing/open-deposit';
import { renderApp } from '#/testing/render-app';

describe("the member's own limit", () => {
  const ask = { name: 'เกินวงเงินที่คุณตั้งไว้' };
  const today = { total: 1, statements: [anEntry({ amount: 400, createdAt: new Date().toISOString() })] };
  const open = async (limit: string) => {
    const app = await openDeposit({ listStatement: today }, {}, limit);
    await screen.findByText(/วงเงินวันนี้เหลือ ฿[\d.,]+ จาก ฿[\d.,]+/);
    return app;
  };

  it('asks before a code that exceeds it, and creates the code once confirmed', async () => {
    const { server, user, choose } = await open('THB 50000');
    await screen.findByText('วงเงินวันนี้เหลือ ฿100.00 จาก ฿500.00');
    await choose(/KBANK/);
    await user.type(await screen.findByRole('textbox'), '100.01');
    await user.click(screen.getByRole('button', { name: /100\.01/ }));
    await user.click(
      within(await screen.findByRole('alertdialog', ask)).getByRole('button', { name: 'ไม่ฝาก' }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.calls(createQrCode)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: /100\.01/ }));
    await user.click(
      within(await screen.findByRole('alertdialog', ask)).getByRole('button', { name: 'ฝากต่อ' }),
    );
    await waitFor(() => expect(server.calls(createQrCode)).toHaveLength(1));
  });

  it('does not ask if the amount is within it', async () => {
    const { server, user, choose } = await open('THB 50000');
    await choose(/KBANK/);
    await user.type(await screen.findByRole('textbox'), '100');
    await user.click(screen.getByRole('button', { name: /100\.00/ }));
    await waitFor(() => expect(server.calls(createQrCode)).toHaveLength(1));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('asks before it shows an account once the limit is used up', async () => {
    const { user, choose } = await open('THB 40000');
    await screen.findByText('วงเงินวันนี้เหลือ ฿0.00 จาก ฿400.00');
    await choose(/SCB/);
    await user.click(
      within(await screen.findByRole('alertdialog', ask)).getByRole('button', { name: 'ฝากต่อ' }),
    );
    expect(await screen.findByText('411-000-2223')).toBeInTheDocument();
  });

  it.each([
    ['is still loading', () => new Promise<never>(() => {})],
    ['cannot be determined', () => refusal('INTERNAL_SERVER_ERROR', 500)],
    [
      'contains an entry without a readable date',
      () => ({ total: 1, statements: [anEntry({ createdAt: '' })] }),
    ],
  ])('asks before a deposit while the amount deposited today %s', async (_, listStatement) => {
    const { choose } = await openDeposit({ listStatement }, {}, 'THB 50000');
    await screen.findByText('วงเงินวันนี้เหลือ – จาก ฿500.00');
    await choose(/SCB/);
    expect(await screen.findByRole('alertdialog', { name: 'อาจเกินวงเงินที่คุณตั้งไว้' })).toHaveTextContent(
      'วันนี้ฝากแล้ว –',
    );
  });

  it('is asked about while the currency of the member is unknown', async () => {
    await DepositDialog.preload();
    const { user } = await renderApp({
      path: '/user/home',
      market: { ...laoMarket, banks: depositMarket.banks },
      token: 't',
      kept: { 'deposit-limit': 'THB 50000' },
      answers: { getWallet: refusal('INTERNAL_SERVER_ERROR', 500), getDepositLookup: DEPOSIT_LOOKUP },
    });
    await user.click(await screen.findByRole('button', { name: 'ຝາກເງິນ' }));
    await screen.findByText('ວົງເງິນມື້ນີ້ເຫຼືອ – ຈາກ ฿500.00');
    await user.click(await screen.findByRole('button', { name: /SCB/ }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('฿500.00');
  });
});
