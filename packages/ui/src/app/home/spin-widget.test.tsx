import { getSpinActive, refreshSlots } from '@member-wallet/api-sdk';
import { screen } from '@testing-library/react';
import { aWallet } from '#/testing/builders';
import { laoMarket, thaiMarket } from '#/testing/markets';
import { renderApp } from '#/testing/render-app';

const WORDS = {
  th: { spin: /^วงล้อ/, refresh: 'รีเฟรช', bonus: 'โบนัส' },
  la: { spin: /^ວົງລໍ້/, refresh: 'ໂຫຼດໃໝ່', bonus: 'ໂບນັດ' },
} as const;

const withCoins = aWallet({
  profile: { _id: '1001', username: '0812345678', name: 'Somchai Jaidee', coin: 3 },
});

describe.each([
  ['th', thaiMarket],
  ['la', laoMarket],
] as const)('the shortcuts of home in %s', (locale, market) => {
  const words = WORDS[locale];

  it('links to the wheel, with the available coins, and to the bonuses', async () => {
    const { user, location } = await renderApp({
      path: '/user/home',
      market,
      token: 't',
      answers: { getWallet: withCoins },
    });
    expect(await screen.findByRole('link', { name: words.spin })).toHaveTextContent('3');
    await user.click(screen.getByRole('link', { name: words.bonus }));
    expect(location()).toBe('/user/bonus');
  });

  it('offers to refresh all balances if no wheel is active', async () => {
    const { user, server } = await renderApp({
      path: '/user/home',
      market,
      token: 't',
      answers: { getSpinActive: { isActive: false } },
    });
    await user.click(await screen.findByRole('button', { name: words.refresh }));
    await screen.findByRole('button', { name: words.refresh, busy: false });
    expect(screen.queryByRole('link', { name: words.spin })).not.toBeInTheDocument();
    expect(server.calls(refreshSlots)).toHaveLength(1);
  });

  it('sends no request about a wheel that the market does not have', async () => {
    const { server } = await renderApp({
      path: '/user/home',
      market: { ...market, features: { ...market.features, spinWheel: false } },
      token: 't',
    });
    expect(await screen.findByRole('button', { name: words.refresh })).toBeInTheDocument();
    expect(server.calls(getSpinActive)).toHaveLength(0);
  });
});
