import type { Minor } from '../money/minor-units';

/** Selects the description of a bonus. */
export type BonusOrigin = 'bonus' | 'promotion' | 'invite' | 'refund' | 'luckydraw';

type Status = 'SUCCESS' | 'FAILED' | 'PENDING';

/** An event, a number of hours before the first start. Amounts are in satang. */
export type PastEvent = { readonly hoursAgo: number; readonly amount: Minor } & (
  | { readonly type: 'deposit' | 'withdraw'; readonly status: Status }
  | { readonly type: 'transfer'; readonly from: string; readonly to: string; readonly status: Status }
  | { readonly type: 'bonus'; readonly origin: BonusOrigin }
  | { readonly type: 'finish_bonus'; readonly origin: BonusOrigin }
  /** A round; the amount is its stake. */
  | { readonly type: 'played'; readonly game: string; readonly payout: Minor }
  /** Cashback, received and moved to the wallet. The rounds determine its amount. */
  | { readonly type: 'refunded' }
);

const deposit = (hoursAgo: number, amount: Minor, status: Status = 'SUCCESS'): PastEvent => ({
  type: 'deposit',
  hoursAgo,
  amount,
  status,
});

const withdraw = (hoursAgo: number, amount: Minor, status: Status = 'SUCCESS'): PastEvent => ({
  type: 'withdraw',
  hoursAgo,
  amount,
  status,
});

const transfer = (
  hoursAgo: number,
  from: string,
  to: string,
  amount: Minor,
  status: Status = 'SUCCESS',
): PastEvent => ({ type: 'transfer', hoursAgo, from, to, amount, status });

const bonus = (hoursAgo: number, origin: BonusOrigin, amount: Minor): PastEvent => ({
  type: 'bonus',
  hoursAgo,
  origin,
  amount,
});

const played = (hoursAgo: number, game: string, amount: Minor, payout: Minor): PastEvent => ({
  type: 'played',
  hoursAgo,
  game,
  amount,
  payout,
});

const refunded = (hoursAgo: number): PastEvent => ({ type: 'refunded', hoursAgo, amount: 0n });

/** Two busy weeks: every type and status of statement lines, on four pages. The final balance is 24,860.50. */
export const busyHistory: readonly PastEvent[] = [
  deposit(340, 9_499_60n),
  bonus(338, 'bonus', 500_00n),
  transfer(336, 'WALLET', 'PG', 1_500_00n),
  transfer(330, 'WALLET', 'UFABET', 1_000_00n),
  withdraw(320, 600_00n),
  deposit(300, 3_000_00n),
  deposit(290, 700_00n, 'FAILED'),
  transfer(280, 'PG', 'WALLET', 420_25n),
  { type: 'finish_bonus', hoursAgo: 268, origin: 'bonus', amount: 500_00n },
  transfer(250, 'WALLET', 'HUAYHD', 300_00n),
  withdraw(240, 2_000_00n, 'FAILED'),
  deposit(226, 10_000_00n),
  transfer(214, 'WALLET', 'JOKER', 800_00n),
  bonus(200, 'promotion', 150_00n),
  transfer(190, 'HUAYHD', 'WALLET', 120_50n),
  transfer(180, 'WALLET', 'SLOTXO', 250_00n),
  played(176, 'PG', 864_00n, 0n),
  refunded(170),
  withdraw(160, 1_500_00n),
  deposit(150, 2_000_00n),
  transfer(140, 'WALLET', 'PG', 640_00n),
  bonus(126, 'luckydraw', 50_00n),
  played(120, 'PG', 500_00n, 2_059_00n),
  deposit(110, 1_200_00n),
  transfer(100, 'UFABET', 'WALLET', 333_33n),
  transfer(90, 'WALLET', 'PG', 500_00n, 'FAILED'),
  deposit(76, 1_000_00n),
  transfer(70, 'JOKER', 'WALLET', 680_00n),
  withdraw(64, 2_000_00n, 'FAILED'),
  played(62, 'PG', 200_00n, 0n),
  refunded(60),
  transfer(52, 'WALLET', 'UFABET', 193_33n),
  bonus(40, 'invite', 120_00n),
  played(36, 'PG', 145_00n, 0n),
  refunded(34),
  deposit(30, 400_00n, 'FAILED'),
  played(20, 'PG', 350_00n, 0n),
  bonus(17, 'promotion', 320_00n),
  transfer(8, 'WALLET', 'HUAYHD', 231_00n),
  transfer(6, 'PG', 'WALLET', 779_75n),
  transfer(4, 'WALLET', 'PG', 300_00n),
  withdraw(2, 1_500_00n, 'PENDING'),
  deposit(1, 250_00n, 'PENDING'),
  deposit(0.08, 500_00n),
];

/** A member who has just begun to play. */
export const shortHistory: readonly PastEvent[] = [
  deposit(50, 2_000_00n),
  transfer(49, 'WALLET', 'PG', 300_00n),
  bonus(26, 'bonus', 100_00n),
  withdraw(3, 500_00n),
];
