import type { Db } from '../db/db';
import type { Currency } from '../markets/market';
import { markets } from '../markets/markets';
import { toMajor } from '../money/minor-units';
import type { Services } from '../services';
import { readMembers } from './members';

/** The oldest withdrawals that wait for a decision. */
export async function readWithdrawals(db: Db) {
  const withdrawals = await db.query<{
    id: bigint;
    market: string;
    username: string;
    currency: Currency;
    amount: bigint;
    requested_at: Date;
  }>(
    `select w.id, m.market, m.username, m.currency, w.amount, w.requested_at
     from withdrawal w join member m on m.id = w.member_id
     where w.decided_at is null order by w.requested_at limit 100`,
  );
  return withdrawals.map((one) => ({
    id: Number(one.id),
    market: one.market,
    phone: one.username,
    amount: toMajor(one.amount),
    currency: one.currency,
    requestedAt: one.requested_at.toISOString(),
  }));
}

/** The clock, the simulated SMS, and what is known of the ledger. */
export async function readBasics({ clock, sms, ledgerCheck }: Services) {
  const checked = await ledgerCheck.latest();
  return {
    now: clock.now().toISOString(),
    sms: (await sms.latest(20)).map((one) => ({ ...one, at: one.at.toISOString() })),
    ledger: checked && {
      ...checked.report,
      checkedAt: checked.at.toISOString(),
      tookMs: Math.round(checked.tookMs),
    },
  };
}

export type Basics = Awaited<ReturnType<typeof readBasics>>;

/** Everything that the console's pages show. @param after the member before the page of members */
export async function readOverview(services: Services, after?: string) {
  const { ledger, ...basics } = await readBasics(services);
  return {
    ...basics,
    markets: await Promise.all(
      markets.map(async ({ id }) => ({ id, switches: await services.switches.read(id) })),
    ),
    ...(await readMembers(services.db, after)),
    withdrawals: await readWithdrawals(services.db),
    faults: await services.faults.list(),
    invariants: ledger ?? null,
  };
}
