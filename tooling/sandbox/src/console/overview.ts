import { markets } from '../markets/markets';
import type { Services } from '../services';
import { readMembers } from './members/list-members';
import { readWithdrawals } from './payments/read-withdrawals';

/** The clock, the simulated SMS, and what is known of the ledger. */
export async function readBasics({ clock, sms, ledgerCheck }: Services) {
  const checked = await ledgerCheck.latest();
  return {
    now: clock.now().toISOString(),
    sms: await sms.latest(20),
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
