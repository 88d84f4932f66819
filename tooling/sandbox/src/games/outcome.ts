import { createHmac } from 'node:crypto';
import type { Minor } from '../money/minor-units';

/** Not secret: rounds must have the same results on every machine. */
const SEED = 'sandbox rounds 1';

/** Cumulative probability, and payout in halves of the stake. The expected return is 92 %. */
const TABLE: readonly { readonly below: number; readonly halves: bigint }[] = [
  { below: 0.52, halves: 0n },
  { below: 0.8, halves: 3n },
  { below: 0.95, halves: 4n },
  { below: 1, halves: 8n },
];

/** The payout of a round, derived from the member, the game and the round's number. */
export function payoutOf(memberId: string, gameCode: string, number: number, stake: Minor): Minor {
  const digest = createHmac('sha256', SEED).update(`${memberId} ${gameCode} ${number}`).digest();
  const drawn = digest.readUInt32BE(0) / 2 ** 32;
  const row = TABLE.find(({ below }) => drawn < below);
  return (stake * (row?.halves ?? 0n)) / 2n;
}
