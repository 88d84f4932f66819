import { checkRefund, getActiveBonus } from '@member-wallet/api-sdk';
import { screen, within } from '@testing-library/react';
import { aSlot, aWallet } from '#/testing/builders';
import { renderApp } from '#/testing/render-app';

const show = (isWide: boolean) => {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: isWide && media.includes('min-width'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  const slots = Array.from({ length: 30 }, (_, at) => aSlot({ code: `G${at}`, name: `Game ${at}` }));
  return renderApp({
    path: '/user/home',
    token: 't',
    answers: {
      getWallet: aWallet({ slots }),
      getActiveBonus: { status: true, type: 'day' },
      checkRefund: { refundAmount: 55.5 },
    },
  });
};

test('a wide window has the carousel of games too, and shortcuts with their state', async () => {
  const { server } = await show(true);
  const games = await screen.findByRole('group', { name: 'สล็อต' });
  expect(games).toHaveAttribute('aria-roledescription', 'carousel');
  expect(within(games).getByRole('button', { name: /Game 0/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Game 29/ })).toBeNull();
  expect(await screen.findByRole('link', { name: 'โบนัส กำลังใช้อยู่' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'คืนยอดเสีย รับได้ ฿55.50' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'ชวนเพื่อน รับได้ ฿120.00' })).toBeInTheDocument();
  expect(server.calls(checkRefund)).toHaveLength(1);
});

test('a phone does not request the shortcuts’ state', async () => {
  const { server } = await show(false);
  await screen.findByRole('group', { name: 'สล็อต' });
  expect(screen.getByRole('link', { name: 'โบนัส' })).toBeInTheDocument();
  expect([...server.calls(checkRefund), ...server.calls(getActiveBonus)]).toHaveLength(0);
});
