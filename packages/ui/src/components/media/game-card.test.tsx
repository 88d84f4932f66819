import { screen } from '@testing-library/react';
import { minor } from '#/money/minor';
import { baht } from '#/testing/markets';
import { renderComponent } from '#/testing/render-component';
import { GameCard } from './game-card';

test('a game card names its state and renders without art', async () => {
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
