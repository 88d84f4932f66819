import { checkInvariants } from '../ledger/invariants';
import { markets } from '../markets/markets';
import { toMajor } from '../money/minor-units';
import type { Services } from '../services';

export type Overview = Awaited<ReturnType<typeof readOverview>>;

/** Everything that the console's pages show. */
export async function readOverview(services: Services) {
  const members = await services.db.query<{
    market: string;
    username: string;
    name: string;
    standing: string;
    currency: string;
    coins: number;
    wallet: bigint;
    games: bigint;
  }>(
    `select m.market, m.username, m.name, m.status as standing, m.currency, m.coin as coins,
            coalesce(sum(a.balance) filter (where a.kind = 'wallet'), 0)::bigint as wallet,
            coalesce(sum(a.balance) filter (where a.kind = 'game'), 0)::bigint as games
     from member m left join ledger_account a on a.member_id = m.id
     group by m.id order by m.created_at desc, m.id limit 100`,
  );
  const withdrawals = await services.db.query<{
    id: bigint;
    market: string;
    username: string;
    currency: string;
    amount: bigint;
    requested_at: Date;
  }>(
    `select w.id, m.market, m.username, m.currency, w.amount, w.requested_at
     from withdrawal w join member m on m.id = w.member_id
     where w.decided_at is null order by w.requested_at limit 100`,
  );
  return {
    now: services.clock.now().toISOString(),
    markets: await Promise.all(
      markets.map(async ({ id }) => ({ id, switches: await services.switches.read(id) })),
    ),
    sms: (await services.sms.latest(20)).map((sms) => ({ ...sms, at: sms.at.toISOString() })),
    members: members.map(({ username, wallet, games, ...member }) => ({
      ...member,
      phone: username,
      wallet: toMajor(wallet),
      games: toMajor(games),
    })),
    withdrawals: withdrawals.map((one) => ({
      id: Number(one.id),
      market: one.market,
      phone: one.username,
      amount: toMajor(one.amount),
      currency: one.currency,
      requestedAt: one.requested_at.toISOString(),
    })),
    faults: await services.faults.list(),
    invariants: await checkInvariants(services.db),
  };
}
