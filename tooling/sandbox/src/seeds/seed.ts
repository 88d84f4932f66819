import { hashPassword } from '../access/passwords';
import { DAY, addMs } from '../clock';
import type { Db, Store } from '../db/db';
import { maybeOne } from '../db/db';
import { activateGame } from '../games/game-accounts';
import { marketOf } from '../markets/markets';
import { createMember } from '../members/create-member';
import type { DemoMember } from './demo-members';
import { DEMO_PASSWORD, demoMembers } from './demo-members';
import { seedInvites } from './invites';
import { playHistory } from './play-history';
import { seedRewards } from './rewards';
import { seedSlips } from './slips';

const LOCK = 7_204_119;

async function seedMember(tx: Db, member: DemoMember, passwordHash: string, now: Date): Promise<void> {
  const market = marketOf(member.market);
  const createdAt = addMs(now, member.history.length > 0 ? -30 * DAY : -DAY / 4);
  await createMember(tx, market, { ...member, passwordHash, createdAt, sourceCode: 'FRIEND' });
  for (const code of member.games) await activateGame(tx, member, code, createdAt);
  // Fixed instead of random, so that screenshots stay valid.
  await tx.query(
    `update game_account set username = lower(game_code) || right(member_id, 4),
       password = 'demo' || right(member_id, 3) || length(game_code) where member_id = $1`,
    [member.id],
  );
  await playHistory(tx, member, now);
  await seedRewards(tx, member, now);
  await seedSlips(tx, member, now);
}

/** Fills an empty database with the demo members, once. Their dates count back from now. */
export async function seed(store: Store, now: Date): Promise<void> {
  const isSeeded = (db: Db) => maybeOne(db, "select 1 from setting where market = 'all' and name = 'seeded'");
  if (await isSeeded(store)) return;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await store.transaction(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(${LOCK})`);
    if (await isSeeded(tx)) return;
    for (const member of demoMembers) await seedMember(tx, member, passwordHash, now);
    await seedInvites(tx, now);
    await tx.query("insert into setting (market, name, value) values ('all', 'seeded', 'true'::jsonb)");
  });
}
