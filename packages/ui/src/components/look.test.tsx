import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { minor } from '#/money/minor';
import { renderComponent } from '#/testing/render-component';
import { lastStart, slidesThatFit } from './carousel-fit';
import { GameCard } from './game-card';
import { contrast, inkOn } from './ink-on';
import { LargeMoney } from './money';

test.each([
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#138f2d', '#000000', 4.99],
])('the contrast of %s and %s is %p', (a, b, ratio) => {
  expect(contrast(a, b)).toBeCloseTo(ratio, 1);
});

test('a bank tile is legible on every colour', () => {
  const colors = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
  fc.assert(fc.property(colors, (color) => contrast(inkOn(color), color) >= 4.5));
});

test.each([
  [320, 1],
  [500, 1],
  [612, 2],
  [924, 3],
  [2000, 3],
  [0, 1],
])('a frame of %p px shows %p slides', (width, slides) => {
  expect(slidesThatFit(width)).toBe(slides);
});

test.each([
  [6, 3, 3],
  [2, 3, 0],
  [0, 1, 0],
])('%p slides, %p at a time: the last start is %p', (slides, visible, start) => {
  expect(lastStart(slides, visible)).toBe(start);
});

test.each([
  [2486050, ''],
  [12345678900, 'long'],
  [1234567890100, 'longer'],
])('a balance of %p hundredths is announced in full, at a size that fits', async (amount, step) => {
  await renderComponent(<LargeMoney size="balance" amount={minor(amount)} currency={{ symbol: '฿' }} />);
  const whole = screen.getByText(/^฿[\d,]+\.\d\d$/);
  expect(whole).toBeInTheDocument();
  const classes = [...(whole.parentElement?.classList ?? [])];
  expect(classes.filter((name) => name.startsWith('long')).at(-1) ?? '').toBe(step);
});

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
