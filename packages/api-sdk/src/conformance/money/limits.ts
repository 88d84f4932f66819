import type { Ask, Callable } from '../ask';
import { endpoints } from '../../endpoints/all';
import { numberAt, textAt } from '../json';
import type { Proof } from '../proof';
import { together, unproven } from '../proof';
import { readBalances } from './balances';
import { judgeRefusal } from './moves';

type Refused = readonly [input: object, what: string];

const judgeAll = async (ask: Ask, endpoint: Callable, cases: readonly Refused[]): Promise<Proof> => {
  const proofs: Proof[] = [];
  for (const [input, what] of cases) proofs.push(await judgeRefusal(ask, endpoint, input, what));
  return together(proofs);
};

const small: readonly (readonly [number, string])[] = [
  [-1, 'an amount below 0'],
  [0, 'an amount of 0'],
];

/** Transfers that must be refused: above the balance, below 1, to the same account, and to an unknown account. */
export const judgeTransferLimits = async (ask: Ask, endpoint: Callable, input: unknown): Promise<Proof> => {
  const balances = await readBalances(ask);
  const to = textAt(input, 'to');
  if (!balances || to === undefined) return unproven('limits: the balances could not be read');
  const there = { from: 'WALLET', to };
  const more = (hundredths: number) => (hundredths + 100) / 100;
  const inGame = balances.gamesAtMost[to];
  return judgeAll(ask, endpoint, [
    [{ ...there, amount: more(balances.wallet) }, 'a transfer of more than the wallet has'],
    ...(inGame === undefined
      ? []
      : [
          [{ from: to, to: 'WALLET', amount: more(inGame) }, 'a transfer of more than the game has'] as const,
        ]),
    ...small.map(([amount, what]) => [{ ...there, amount }, what] as const),
    [{ ...there, amount: 0.5 }, 'an amount below 1'],
    [{ from: 'WALLET', to: 'WALLET', amount: 1 }, 'a transfer to the same account'],
    [{ from: 'WALLET', to: 'NO-SUCH-GAME', amount: 1 }, 'a transfer to a game that does not exist'],
  ]);
};

/** Withdrawals that must be refused: above the balance, and outside the limits of getWithdrawLimits. */
export const judgeWithdrawLimits = async (ask: Ask, endpoint: Callable): Promise<Proof> => {
  const balances = await readBalances(ask);
  const { result, body } = await ask(endpoints.getWithdrawLimits as unknown as Callable);
  if (!balances) return unproven('limits: the balances could not be read');
  const has = Object.values(balances.gamesAtMost).reduce((a, b) => a + b, balances.wallet) / 100;
  const [least, most] = [numberAt(body, 'withdrawMin'), numberAt(body, 'withdrawMax')];
  const judged = await judgeAll(ask, endpoint, [
    [{ amount: Math.max(has + 1, Number.isNaN(least) ? 0 : least) }, 'a withdrawal of more than there is'],
    ...small.map(([amount, what]) => [{ amount }, what] as const),
    ...(least > 1 ? [[{ amount: least - 1 }, 'a withdrawal below withdrawMin'] as const] : []),
    ...(most < has ? [[{ amount: most + 1 }, 'a withdrawal above withdrawMax'] as const] : []),
  ]);
  return result.ok ? judged : together([judged, unproven('limits: getWithdrawLimits was not answered')]);
};

const NONE = 'NO-SUCH-ONE';

/** Checks that unknown items cannot be claimed or used as a destination. */
export const judgeUnknown =
  (field: string, what: string) =>
  (ask: Ask, endpoint: Callable, input: unknown): Promise<Proof> =>
    judgeRefusal(ask, endpoint, { ...Object(input), [field]: NONE }, `${what} that does not exist`);

export const judgeDepositLimits = (ask: Ask, endpoint: Callable): Promise<Proof> =>
  judgeAll(
    ask,
    endpoint,
    small.map(([amount, what]) => [{ amount }, what] as const),
  );
