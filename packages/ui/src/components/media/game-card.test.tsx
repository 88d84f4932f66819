import { screen } from '@testing-library/react';
import { minor } from '#/money/minor';
import { renderComponent } from '#/testing/render-component';
import { GameCard } from './game-card';

test('a game card names its state and renders without art', async () => {
  const baht = {
    code: 'THB',
    wire: 'BAHT',
    symbol: '฿',
    name: { th: '', la: '', en: '' },
    digits: 2,
    presets: { transfer: [100, 300, 500, 1000], withdraw: [100, 500, 1000, 5000] },
  } as const;
  await renderComponent(
    <GameCard
      code="PG"
      name="PG"
      value={minor(0)}
      currency={baht}
      isActive={false}
      art={null}
      onOpen={() => {}}
    />,
    'th',
  );
  expect(screen.getByRole('button')).toHaveAccessibleName('ยังไม่เปิดใช้งาน PG ฿0.00');
});
