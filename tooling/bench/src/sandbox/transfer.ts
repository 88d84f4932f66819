import { randomUUID } from 'node:crypto';
import type { BenchMember } from './members';

/** A member's transfer over HTTP, alternately to a game account and back. */
export const transferStep = (members: readonly BenchMember[]) => async (client: number, done: number) => {
  const member = members[client];
  if (!member) throw new Error(`There is no member ${client}.`);
  const [from, to] = done % 2 === 0 ? ['WALLET', 'PG'] : ['PG', 'WALLET'];
  const details = { token: member.token, key: randomUUID(), body: { from, to, amount: 1 } };
  const { status, text } = await member.connection.send('POST', '/th/api/wallet/transfer', details);
  if (status !== 200) throw new Error(`A transfer failed with ${status} ${text}`);
};
