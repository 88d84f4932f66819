import { screen } from '@testing-library/react';
import { minor } from '#/money/minor';
import { renderComponent } from '#/testing/render-component';
import { LargeMoney } from './money';

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
