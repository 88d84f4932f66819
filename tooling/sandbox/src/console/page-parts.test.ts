import { cutTable, figures, money, table } from './page-parts';

test.each([
  [1234.5, 'THB', '฿1,234.50'],
  [0, 'THB', '฿0.00'],
  [-1500, 'THB', '−฿1,500.00'],
  [2_450_000, 'LAK', '₭2,450,000.00'],
  [5n, 'THB', '฿0.05'],
  [-123_456_750n, 'LAK', '−₭1,234,567.50'],
  [9_007_199_254_740_993_00n, 'THB', '฿9,007,199,254,740,993.00'],
] as const)('%p %s is shown as members see it: %s', (amount, currency, text) => {
  expect(money(amount, currency)).toBe(text);
});

test('the heading of a column of figures is right-aligned, as they are', () => {
  const text = table('Balances', [{ name: '<wallet>', amount: 5 }], 'None.', {
    Account: ({ name }) => name,
    Amount: figures(({ amount }) => money(amount, 'THB')),
  }).toString();
  expect(text).toContain('<th scope="col" class="figure">Amount</th>');
  expect(text).toContain('<td data-head="Amount" class="figure">฿5.00</td>');
  expect(text).toContain('<td data-head="Account">&lt;wallet&gt;</td>');
});

test('a list that leaves out rows says so, and how to reach them', () => {
  const columns = { Phone: (phone: string) => phone };
  const shown = (hasMore: boolean) =>
    cutTable(
      'Members',
      { rows: ['081', '082'], hasMore },
      'None.',
      columns,
      'the newest. Search for others.',
    );
  expect(shown(true).toString()).toContain('More than 2. Shown: the newest. Search for others.');
  expect(shown(false).toString()).not.toContain('Shown:');
});
