import { aSlot, aWallet } from '#/testing/builders';
import { MAIN_ACCOUNT, accountsOf, inGamesOf, isInOneUnit, totalOf } from './accounts';

const wallet = { amount: 200.5 };
const accountOf = (change: Parameters<typeof aSlot>[0]) =>
  accountsOf(aWallet({ wallet, slots: [aSlot(change)] }))[1];

test('starts with the main wallet, which has no name', () => {
  expect(accountsOf(aWallet({ wallet, slots: [] }))).toEqual([
    { code: 'WALLET', name: null, available: 20_050 },
  ]);
  expect(MAIN_ACCOUNT).toBe('WALLET');
});

test('lists the activated game accounts after it, in server order', () => {
  const slots = [
    aSlot({ code: 'UFA' }),
    aSlot({ code: 'PG', isActive: false }),
    aSlot({ code: 'JOKER', amount: 0 }),
    aSlot({ code: 'AMB' }),
  ];
  expect(accountsOf(aWallet({ slots })).map(({ code }) => code)).toEqual(['WALLET', 'UFA', 'JOKER', 'AMB']);
});

test('gives a game account its amount in hundredths of the wallet’s currency', () => {
  expect(accountOf({ code: 'PG', name: 'Moon', amount: 0.29 })).toEqual({
    code: 'PG',
    name: 'Moon',
    available: 29,
  });
});

test.each([
  ['ten times the amount', 10, { factor: 10 }],
  ['a tenth of the amount', 0.1, { factor: 0.1 }],
  ['zero', 0, { factor: 0 }],
  ['the amount', 1, {}],
  ['the amount by default', null, {}],
])('a game that shows %s has the factor %p, and the same available amount', (_, ftWalletSlot, shown) => {
  expect(accountOf({ code: 'PG', name: 'Moon', amount: 50, ftWalletSlot })).toEqual({
    code: 'PG',
    name: 'Moon',
    available: 5_000,
    ...shown,
  });
});

test('names a game account without a name by its code', () => {
  expect(accountOf({ code: 'PG', name: '' })?.name).toBe('PG');
});

test.each([Number.NaN, Number.POSITIVE_INFINITY])('ignores the factor %p', (ftWalletSlot) => {
  expect(accountOf({ ftWalletSlot })).not.toHaveProperty('factor');
});

test.each([
  ['no games', [], true],
  ['a game in the wallet’s currency', [aSlot({ amount: 5, ftWalletSlot: 1 })], true],
  ['money in a game’s own credits', [aSlot({ amount: 5, ftWalletSlot: 10 })], false],
  ['an empty game with its own credits', [aSlot({ amount: 0, ftWalletSlot: 10 })], true],
  ['a game with its own credits of unknown amount', [aSlot({ amount: null, ftWalletSlot: 10 })], true],
  [
    'such money beside a game in the currency',
    [aSlot({ amount: 5 }), aSlot({ amount: 5, ftWalletSlot: 0.1 })],
    false,
  ],
])('with %s, all money is in one unit: %p', (_, slots, isOne) => {
  expect(isInOneUnit({ slots })).toBe(isOne);
});

test.each([
  [[], 30_050, 10_000],
  [['bankAccount'], 30_050, 10_000],
  [['slots[]'], null, null],
  [['slots'], null, null],
])('without %j in the response, the total is %p and the sum of the games %p', (lost, total, inGames) => {
  const answer = { data: aWallet({ wallet, slots: [aSlot({ amount: 100 })] }), lost };
  expect([totalOf(answer), inGamesOf(answer)]).toEqual([total, inGames]);
});
