import { markets } from '../markets/markets';
import { openQrCodes } from '../qr/qr-codes';
import type { Services } from '../services';
import { readMembers } from './members/list-members';
import { readWithdrawals } from './payments/read-withdrawals';

/** Rows of each list of latest events. */
const SHOWN = 5;

/** The clock, and the last check of the ledger. */
export async function readBasics({ clock, ledgerCheck }: Services) {
  const checked = await ledgerCheck.latest();
  return {
    now: clock.now(),
    ledger: checked && {
      ...checked.report,
      checkedAt: checked.at.toISOString(),
      tookMs: Math.round(checked.tookMs),
    },
  };
}

export type Basics = Awaited<ReturnType<typeof readBasics>>;

/** The data of the first page. */
export async function readDashboard(services: Services) {
  const basics = await readBasics(services);
  const { members } = await readMembers(services.db);
  return {
    ...basics,
    sms: await services.sms.latest(SHOWN),
    codes: await openQrCodes(services.db, basics.now),
    withdrawals: await readWithdrawals(services.db),
    calls: await services.journal.list({}, SHOWN),
    members: members.slice(0, SHOWN),
    faults: await services.faults.list(),
  };
}

/** The data of the pages as JSON. @param after the id of the member after which the page of members starts */
export async function readOverview(services: Services, after?: string) {
  const { ledger, ...basics } = await readBasics(services);
  return {
    ...basics,
    sms: (await services.sms.latest(20)).rows,
    markets: await Promise.all(
      markets.map(async ({ id }) => ({ id, switches: await services.switches.read(id) })),
    ),
    ...(await readMembers(services.db, after)),
    withdrawals: (await readWithdrawals(services.db)).rows,
    faults: await services.faults.list(),
    invariants: ledger ?? null,
  };
}
