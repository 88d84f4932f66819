import { aSlot, aWallet } from '#/testing/builders';
import { MAIN_ACCOUNT, accountsOf, inGamesOf, totalOf } from './accounts';

const wallet = { amount: 200.5 };
const accountOf = (change: Parameters<typeof aSlot>[0]) =>
  accountsOf(aWallet({ wallet, slots: [aSlot(change)] }))[1];

test('the main wallet is an account without a name of its own', () => {
  expect(accountsOf(aWallet({ wallet, slots: [] }))).toEqual([
    { code: 'WALLET', name: null, available: 20_050 },
  ]);
  expect(MAIN_ACCOUNT).toBe('WALLET');
});

test('the activated game accounts follow, in server order', () => {
  const slots = [
    aSlot({ code: 'UFA' }),
    aSlot({ code: 'PG', isActive: false }),
    aSlot({ code: 'JOKER', amount: 0 }),
    aSlot({ code: 'AMB' }),
  ];
  expect(accountsOf(aWallet({ slots })).map(({ code }) => code)).toEqual(['WALLET', 'UFA', 'JOKER', 'AMB']);
});

test('a game account has its own amount, in hundredths of the wallet’s currency', () => {
  expect(accountOf({ code: 'PG', name: 'Moon', amount: 0.29 })).toEqual({
    code: 'PG',
    name: 'Moon',
    available: 29,
  });
});

test.each([
  ['ten times', 10, { factor: 10 }],
  ['a tenth of', 0.1, { factor: 0.1 }],
  ['none of', 0, { factor: 0 }],
  ['exactly', 1, {}],
  ['by default exactly', null, {}],
])(
  'a game with %s the amount on display has the factor %p, and the same available',
  (_, ftWalletSlot, shown) => {
    expect(accountOf({ code: 'PG', name: 'Moon', amount: 50, ftWalletSlot })).toEqual({
      code: 'PG',
      name: 'Moon',
      available: 5_000,
      ...shown,
    });
  },
);

test.each([
  [[], 30_050, 10_000],
  [['bankAccount'], 30_050, 10_000],
  [['slots[]'], null, null],
  [['slots'], null, null],
])('with %j lost of the answer, the total is %p and the games hold %p', (lost, total, inGames) => {
  const answer = { data: aWallet({ wallet, slots: [aSlot({ amount: 100 })] }), lost };
  expect([totalOf(answer), inGamesOf(answer)]).toEqual([total, inGames]);
});
