import { HOUR, addMs } from '../clock';
import type { Db } from '../db/db';
import { recordReward } from '../invite/rewards';
import type { DemoMember } from './demo-members';
import { demoMembers } from './demo-members';

/** Rewards in satang: more than one page, 320.00 in all. */
const SHARES: readonly { readonly hoursAgo: number; readonly amount: bigint }[] = [
  { hoursAgo: 172, amount: 42_50n },
  { hoursAgo: 165, amount: 18_00n },
  { hoursAgo: 150, amount: 25_00n },
  { hoursAgo: 141, amount: 9_75n },
  { hoursAgo: 128, amount: 31_25n },
  { hoursAgo: 117, amount: 12_00n },
  { hoursAgo: 101, amount: 40_00n },
  { hoursAgo: 93, amount: 7_50n },
  { hoursAgo: 76, amount: 22_00n },
  { hoursAgo: 62, amount: 16_40n },
  { hoursAgo: 46, amount: 35_60n },
  { hoursAgo: 29, amount: 10_00n },
  { hoursAgo: 15, amount: 27_50n },
  { hoursAgo: 3, amount: 22_50n },
];

/** Fills the invite lists of demo members with friends. Runs last, since the friends must exist. */
export async function seedInvites(tx: Db, now: Date): Promise<void> {
  const isFriendOf = (inviter: DemoMember) => (member: DemoMember) => member.invitedBy === inviter.id;
  for (const inviter of demoMembers) {
    const friends = demoMembers.filter(isFriendOf(inviter));
    if (friends.length === 0) continue;
    for (const [index, { hoursAgo, amount }] of SHARES.entries()) {
      const friend = friends[index % friends.length];
      if (!friend) continue;
      await recordReward(tx, inviter, friend.id, amount * inviter.rate, addMs(now, -hoursAgo * HOUR));
    }
  }
}
