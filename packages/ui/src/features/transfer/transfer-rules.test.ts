import fc from 'fast-check';
import type { Account } from '#/data/money/accounts';
import { fromMajor } from '#/money/minor';
import { baht } from '#/testing/markets';
import { certainBalance, checkTransfer, type TransferDraft } from './transfer-rules';

const accounts: readonly Account[] = [
  { code: 'WALLET', name: null, available: fromMajor(200.5) },
  { code: 'PG', name: 'PG', available: fromMajor(50) },
  { code: 'JOKER', name: 'Joker', available: fromMajor(0) },
];
const draft = (change: Partial<TransferDraft> = {}): TransferDraft => ({
  from: 'WALLET',
  to: 'PG',
  amount: '100.10',
  isAll: false,
  ...change,
});

it('orders exactly what the form shows', () => {
  const [wallet, pg] = accounts;
  expect(checkTransfer(draft(), accounts, baht, true)).toEqual({
    ok: true,
    order: { from: wallet, to: pg, amount: 10010, method: 'transfer' },
  });
});

it('accepts the minimum of one baht', () => {
  expect(checkTransfer(draft({ amount: '1' }), accounts, baht, true)).toMatchObject({
    ok: true,
    order: { amount: 100 },
  });
});

it('names the account whose balance is exceeded', () => {
  const problem = { field: 'amount', code: 'amount-above-balance', available: 5000, from: accounts[1] };
  const tooMuch = draft({ from: 'PG', to: 'JOKER', amount: '50.01' });
  expect(checkTransfer(tooMuch, accounts, baht, true)).toEqual({ ok: false, problem });
});

it.each([
  ['the balance is older than the form', accounts, false],
  ['the game has its own credits', accounts.map((each) => ({ ...each, factor: 10 })), true],
  ['the balance is unknown', accounts.map((each) => ({ ...each, available: null })), true],
] as const)('lets the server check the amount if %s', (_, known, isFresh) => {
  const tooMuch = draft({ from: 'PG', to: 'JOKER', amount: '50.01' });
  expect(checkTransfer(tooMuch, known, baht, isFresh)).toMatchObject({
    ok: true,
    order: { amount: 5001, method: 'transfer' },
  });
});

it('has no certain balance before an account is chosen', () => {
  expect(certainBalance(undefined, true)).toBeNull();
});

it('refuses more decimals than the currency has', () => {
  const problem = { field: 'amount', code: 'amount-decimals' };
  expect(checkTransfer(draft({ amount: '1.5' }), accounts, { ...baht, digits: 0 }, true)).toMatchObject({
    ok: false,
    problem,
  });
});

it.each([
  [{ from: '' }, { field: 'from', code: 'select-account' }],
  [{ to: '' }, { field: 'to', code: 'select-account' }],
  [{ to: 'CLOSED' }, { field: 'to', code: 'select-account' }],
  [{ to: 'WALLET' }, { field: 'to', code: 'same-account' }],
  [
    { from: 'PG', to: 'PG', amount: '' },
    { field: 'to', code: 'same-account' },
  ],
  [{ amount: '' }, { field: 'amount', code: 'amount-empty' }],
  [{ amount: 'abc' }, { field: 'amount', code: 'amount-format' }],
  [{ amount: '-5' }, { field: 'amount', code: 'amount-format' }],
  [{ amount: '1e3' }, { field: 'amount', code: 'amount-format' }],
  [{ amount: '1.005' }, { field: 'amount', code: 'amount-decimals' }],
  [{ amount: '0' }, { field: 'amount', code: 'amount-below-minimum', minimum: 100 }],
  [{ amount: '0.99' }, { field: 'amount', code: 'amount-below-minimum', minimum: 100 }],
  [{ amount: '200.51' }, { field: 'amount', code: 'amount-above-balance', available: 20050 }],
  [
    { from: 'JOKER', amount: '1' },
    { field: 'amount', code: 'amount-above-balance', available: 0 },
  ],
])('%j is refused: %j', (change, problem) => {
  expect(checkTransfer(draft(change), accounts, baht, true)).toMatchObject({ ok: false, problem });
});

it.each([
  ['everything of the wallet', { isAll: true, amount: '200.50' }, 'transferAll'],
  ['an amount that was changed since', { isAll: true, amount: '200' }, 'transfer'],
  ['the same amount, typed', { isAll: false, amount: '200.50' }, 'transfer'],
  ['everything of a game account', { isAll: true, amount: '50', from: 'PG', to: 'JOKER' }, 'transfer'],
  ['everything back to the wallet', { isAll: true, amount: '50', from: 'PG', to: 'WALLET' }, 'transfer'],
] as const)('%s, with the draft %j, uses the method %s', (_, change, method) => {
  expect(checkTransfer(draft(change), accounts, baht, true)).toMatchObject({ ok: true, order: { method } });
});

it('moves the amount shown if the balance may have changed', () => {
  const all = draft({ isAll: true, amount: '200.50' });
  expect(checkTransfer(all, accounts, baht, false)).toMatchObject({
    ok: true,
    order: { amount: 20050, method: 'transfer' },
  });
});

it('never orders more than the balance, less than the minimum, or from an account to itself', () => {
  const code = fc.constantFrom('', 'WALLET', 'PG', 'JOKER', 'CLOSED');
  fc.assert(
    fc.property(
      code,
      code,
      fc.oneof(fc.double().map(String), fc.string()),
      fc.boolean(),
      (from, to, amount, isAll) => {
        const checked = checkTransfer({ from, to, amount, isAll }, accounts, baht, true);
        if (!checked.ok) return;
        const { order } = checked;
        expect(order.from.code).not.toBe(order.to.code);
        expect(order.amount).toBeGreaterThanOrEqual(100);
        expect(order.amount).toBeLessThanOrEqual(order.from.available ?? 0);
      },
    ),
  );
});
