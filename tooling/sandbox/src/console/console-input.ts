import * as z from 'zod/mini';
import { DAY } from '../clock';
import { Refusal } from '../http/refusal';
import { providerStates } from '../games/providers';
import { marketIds } from '../markets/market';
import { memberStatuses } from '../members/member-status';
import type { Minor } from '../money/minor-units';
import { slipKinds } from '../slip/make-slip';
import { amountOf } from '../wallet/transfer';
import { faultKinds, faultMarkets } from '../faults/fault';
import { isLocalPage } from '../access/loopback';
import { perSwitch } from '../settings/switch-table';

export const market = z.enum(marketIds);

export const switchesInput = z.object({ market, ...perSwitch(() => z.optional(z.boolean())) });

export const providerInput = z.object({
  market,
  game: z.string().check(z.minLength(1), z.maxLength(40)),
  state: z.enum(providerStates),
});

export const memberStatusInput = z.object({ market, phone: z.string(), standing: z.enum(memberStatuses) });

export const faultInput = z.object({
  market: z.enum(faultMarkets),
  /** The id of a call, or the name of a group of calls. */
  operationId: z.string().check(z.minLength(1)),
  phone: z.optional(z.string().check(z.minLength(1), z.maxLength(20))),
  kind: z.enum(faultKinds),
  code: z.optional(z.string()),
  status: z.optional(z.int().check(z.minimum(200), z.maximum(599))),
  ms: z.optional(z.int().check(z.minimum(0), z.maximum(600_000))),
  times: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
});

export const clearFaultInput = z.object({ id: z.int() });

/** The member whose sessions are ended, or as whom the app is opened. */
export const sessionsInput = z.object({ market, phone: z.string() });

/** The URL at which the market's app is served on this machine. */
export const appInput = z.object({ market, url: z.string().check(z.maxLength(200), z.refine(isLocalPage)) });

export const fundInput = z.object({ market, phone: z.string(), amount: z.number() });

export const withdrawalInput = z.object({ id: z.int(), decision: z.enum(['approved', 'refused']) });

export const rewardsInput = z.object({
  market,
  phone: z.string(),
  coins: z.optional(z.int().check(z.minimum(0), z.maximum(1000))),
  /** The code of a prize. */
  coupon: z.optional(z.string()),
  /** How long the coupon can be claimed. Default: the prize's own time. */
  validForMs: z.optional(z.int().check(z.minimum(0))),
  /** The code of a bonus, whose rules apply. */
  bonus: z.optional(z.string()),
  promotion: z.optional(z.string()),
  /** In major units, as is `invite`. The member can then move it to the wallet. */
  cashback: z.optional(z.number()),
  /** The member can then claim it, as if a friend had played. */
  invite: z.optional(z.number()),
});

export type RewardsGiven = Omit<z.output<typeof rewardsInput>, 'market' | 'phone'>;

const many = () => z.optional(z.int().check(z.minimum(0), z.maximum(20_000)));
/** How many of each to add. */
export const growthInput = z.object({
  market,
  phone: z.string(),
  statement: many(),
  slips: many(),
  games: many(),
  bonuses: many(),
  invites: many(),
  coupons: many(),
});

/** Ten years per move, so that a typo does not lead to a year outside the range of Date. */
const LARGEST_STEP = 3650 * DAY;
export const clockInput = z.object({ ms: z.int().check(z.minimum(-LARGEST_STEP), z.maximum(LARGEST_STEP)) });

export const qrPaymentInput = z.object({ id: z.string() });

export const giftLinkInput = z.object({ market, amount: z.number(), spent: z.optional(z.boolean()) });

export const slipInput = z.object({
  market,
  phone: z.string(),
  amount: z.number(),
  kind: z.optional(z.enum(slipKinds)),
});

/** An amount in minor units. @param amount in major units @throws Refusal KEY_INVALID unless it is above zero */
export function positiveAmount(amount: number): Minor {
  const minor = amountOf(amount);
  if (minor <= 0n) throw new Refusal('KEY_INVALID');
  return minor;
}
