import { getDepositLookup, type getWallet } from '@member-wallet/api-sdk';
import { type Answer, type Answers, fault, raw, refusal } from '@member-wallet/api-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { anEntry, aWallet } from '#/testing/builders';
import { registeredCurrency, rememberCurrency } from './registered-currency';
import { laoMarket, thaiMarket } from '#/testing/markets';
import { renderApp } from '#/testing/render-app';

const ACCOUNT = { bankCode: 'BCEL', bankAccountName: 'SOMCHAI JAIDEE', bankAccountNo: '1234567890' };
const account = (currency: string | null) => ({ ...ACCOUNT, mode: 'AUTO', currency });
const deposits = (...currencies: (string | null)[]) => ({
  banks: currencies.map(account),
  wallets: [],
  isManual: null,
});
const walletOf = (more: object) => raw({ status: 200, text: JSON.stringify({ ...aWallet(), ...more }) });
const profile = { _id: '1', username: '02055512345', name: 'Somchai Jaidee' };

const start = (answers: Answers, market: typeof laoMarket | typeof thaiMarket = laoMarket) =>
  renderApp({ path: '/user/home', market, token: 't', answers });
const card = () => screen.findByRole('region', { name: 'ຍອດເງິນລວມ' });

it.each<[string, object, Answers, string]>([
  [
    'the profile',
    { profile: { ...profile, currency: 'BAHT' }, bankAccount: { ...ACCOUNT, currency: 'LAK' } },
    {},
    '฿',
  ],
  ['the bank account', { profile, bankAccount: { ...ACCOUNT, currency: 'BAHT' } }, {}, '฿'],
  ['the deposit accounts', { profile }, { getDepositLookup: deposits('BAHT', 'BAHT') }, '฿'],
  [
    'the market, if the deposit accounts have two currencies',
    { profile },
    { getDepositLookup: deposits('BAHT', 'LAK') },
    '₭',
  ],
  [
    'the market, if some deposit accounts have none',
    { profile },
    { getDepositLookup: deposits('BAHT', null) },
    '₭',
  ],
  [
    'the market, if the deposit accounts fail to load',
    { profile },
    { getDepositLookup: fault('unreachable') },
    '₭',
  ],
  [
    'the market, for a currency that it does not have',
    { profile: { ...profile, currency: 'USD' } },
    { getDepositLookup: deposits() },
    '₭',
  ],
])('uses the currency of %s', async (_, wallet, answers, symbol) => {
  await start({ getWallet: walletOf(wallet), ...answers });
  const balance = await card();
  await waitFor(() => expect(balance).toHaveTextContent(`${symbol}1,600.50`));
});

it.each([
  ['02055512345', '฿'],
  ['02099999999', '₭'],
])(
  'uses the currency chosen at registration on this device only for that phone number: %s',
  async (username, symbol) => {
    const { session, user } = await renderApp({
      path: '/user/contact',
      market: laoMarket,
      token: 't',
      answers: {
        getWallet: walletOf({ profile: { ...profile, username } }),
        getDepositLookup: deposits('LAK'),
      },
    });
    rememberCurrency(session.stored, { username: '02055512345', currency: 'BAHT' });
    await user.click(await screen.findByRole('link', { name: /ໜ້າຫຼັກ/ }));
    const balance = await card();
    await waitFor(() => expect(balance).toHaveTextContent(`${symbol}1,600.50`));
  },
);

it('stores no phone number for a registration, and keeps the value after the session', async () => {
  const { areas, session } = await renderApp({ path: '/login', market: laoMarket });
  rememberCurrency(session.stored, { username: '02055512345', currency: 'BAHT' });
  session.logIn('t', true, '02055512345');
  session.logOut();
  expect(registeredCurrency(session.stored, '02055512345')).toBe('BAHT');
  expect(registeredCurrency(session.stored, '02055512346')).toBeNull();
  const kept = areas.local.getItem('registered-currency');
  expect(kept).not.toMatch(/\d{8}/);
  // A phone number instead of its digest is not read.
  areas.local.setItem('registered-currency', '{"owner":"02055512345","currency":"BAHT"}');
  expect(registeredCurrency(session.stored, '02055512345')).toBeNull();
});

it('shows no symbol while the currency is unknown', async () => {
  const { server } = await start({ getWallet: walletOf({ profile }), getDepositLookup: fault('silence') });
  const balance = await card();
  await waitFor(() => expect(balance).toHaveTextContent('1,600.50'));
  expect(balance).not.toHaveTextContent(/[₭฿]1,600/);
  expect(server.calls(getDepositLookup)).toHaveLength(1);
});

it.each<[string, Answer<typeof getWallet>]>([
  ['loads', fault('silence')],
  ['has failed', refusal('INTERNAL_SERVER_ERROR', 500)],
])('shows no symbol in the statement while the wallet %s', async (_, wallet) => {
  await renderApp({
    path: '/user/statement',
    market: laoMarket,
    token: 't',
    answers: { getWallet: wallet, listStatement: { total: 1, statements: [anEntry({ amount: 250 })] } },
  });
  const amount = await screen.findByText(/250\.00/);
  expect(amount).toHaveTextContent(/^\+?250\.00$/);
});

it.each<[string, Answer<typeof getWallet>]>([
  ['loads', fault('silence')],
  ['has failed', refusal('INTERNAL_SERVER_ERROR', 500)],
])('is known in a market with one currency while the wallet %s', async (_, wallet) => {
  await renderApp({
    path: '/user/statement',
    token: 't',
    answers: { getWallet: wallet, listStatement: { total: 1, statements: [anEntry({ amount: 250 })] } },
  });
  expect(await screen.findByText(/฿250\.00/)).toBeInTheDocument();
});

it('requests nothing in a market with one currency', async () => {
  const { server } = await start({ getWallet: walletOf({ profile }) }, thaiMarket);
  expect(await screen.findByRole('region', { name: 'ยอดเงินรวม' })).toHaveTextContent('฿1,600.50');
  expect(server.calls(getDepositLookup)).toHaveLength(0);
});
