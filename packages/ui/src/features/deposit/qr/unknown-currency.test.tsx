import { getQrCode } from '@member-wallet/api-sdk';
import { refusal } from '@member-wallet/api-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { DepositDialog } from '#/app/dialogs/dialogs';
import { laoMarket } from '#/testing/markets';
import { renderApp } from '#/testing/render-app';
import { A_QR, NO_QR } from '#/testing/writes/member-app';

/** Opens the form for a QR code while the wallet cannot be read, and so the member's currency is unknown. */
async function openForm(currency: string | null) {
  await DepositDialog.preload();
  const app = await renderApp({
    path: '/user/home',
    market: laoMarket,
    token: 't',
    answers: {
      getWallet: refusal('INTERNAL_SERVER_ERROR', 500),
      getDepositLookup: {
        banks: [
          { bankCode: 'KBANK', mode: 'QR', currency },
          { bankCode: 'PAYMENT', bankType: 'WW', mode: 'QR', currency },
        ],
        wallets: [],
        isManual: false,
      },
      getQrCode: NO_QR,
      createQrCode: { ...A_QR, amount: 700 },
    },
  });
  await app.user.click(await screen.findByRole('button', { name: 'ຝາກເງິນ' }));
  await app.user.click(await screen.findByRole('button', { name: /KBANK/ }));
  const field = await screen.findByRole('textbox');
  const make = async () => {
    await app.user.type(field, '700');
    app.server.answer(getQrCode, { ...A_QR, amount: 700 });
    await app.user.click(screen.getByRole('button', { name: /700\.00/ }));
    await screen.findByRole('timer');
  };
  return { ...app, make };
}

it('does not warn of another currency while the member’s is unknown', async () => {
  const { make, session } = await openForm('BAHT');
  expect(screen.queryByText(/ກະເປົາເງິນຂອງທ່ານໃຊ້ສະກຸນເງິນ/)).toBeNull();
  await make();
  await waitFor(() => expect(session.stored.get('open-qr')).toMatchObject({ currency: 'THB' }));
});

it('shows no symbol, and keeps no code, until the currency is known', async () => {
  const { make, session } = await openForm(null);
  expect(document.body).not.toHaveTextContent(/[₭฿]/);
  await make();
  expect(screen.getByRole('dialog')).toHaveTextContent('700.00');
  expect(document.body).not.toHaveTextContent(/[₭฿]/);
  expect(session.stored.get('open-qr')).toBeNull();
});
