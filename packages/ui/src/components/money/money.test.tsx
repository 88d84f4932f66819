import { screen } from '@testing-library/react';
import { minor } from '#/money/minor';
import { renderComponent } from '#/testing/render-component';
import { LargeMoney } from './money';

const widthOf = (element: HTMLElement) =>
  Number(element.parentElement?.style.getPropertyValue('--digits') || Number.NaN);

test('an amount is announced in full, and passes the width of its digits to the style sheet', async () => {
  const { rerender } = await renderComponent(
    <LargeMoney size="balance" amount={minor(2486050)} currency={{ symbol: '฿' }} />,
  );
  const whole = screen.getByText('฿24,860.50');
  expect(widthOf(whole)).toBeCloseTo(5 * 0.65 + 0.31);
  rerender(<LargeMoney size="balance" amount={minor(-1234567890100)} currency={{ symbol: '฿' }} />);
  expect(widthOf(screen.getByText('−฿12,345,678,901.00'))).toBeCloseTo(12 * 0.65 + 3 * 0.31);
});

test('an unknown amount is a dash', async () => {
  await renderComponent(<LargeMoney size="balance" amount={null} currency={{ symbol: '฿' }} />);
  expect(screen.getByText('–')).toBeInTheDocument();
});
