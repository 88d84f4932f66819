import type { Db, Store } from '../db/db';
import { one } from '../db/db';
import type { Providers } from '../games/providers';
import { Refusal } from '../http/refusal';
import { reverse } from '../ledger/post';
import type { Market } from '../markets/market';
import { gameOf } from '../markets/market';
import type { Minor } from '../money/minor-units';
import { toMinor } from '../money/minor-units';
import type { KeptAnswer, KeyedRequest } from './idempotency';
import { hashOf, keepingRefusals, keptSince, once, replay } from './idempotency';

/** The main wallet's name among the pockets; every other is a game's code. */
export const WALLET = 'WALLET';

/** One unit of the currency. */
const SMALLEST: Minor = 100n;

/** A wire amount in minor units. @throws Refusal KEY_INVALID */
export function amountOf(value: unknown): Minor {
  const amount = toMinor(value);
  if (amount === undefined) throw new Refusal('KEY_INVALID');
  return amount;
}

export interface TransferRequest {
  readonly from: string;
  readonly to: string;
  /** Null: all that there is. */
  readonly amount: Minor | null;
}

/** A pocket's name is the wallet's or that of a game of the market. */
function expectPocket(market: Market, name: string): void {
  if (name !== WALLET && !gameOf(market, name)) throw new Refusal('NO_GAME');
}

type Refused = 'SLOT_NO_ACCOUNT' | 'TRANSFER_MINIMUM' | 'MONEY_NOT_ENOUGH' | null;

interface Moved extends KeptAnswer {
  readonly refused: Refused;
}

/**
 * A move that the provider of the game does not take: what left one pocket comes back to it, and both stay in the
 * books and in the statement, as failed.
 */
async function moveInVain(
  tx: Db,
  { memberId, now }: KeyedRequest,
  { from, to, amount }: TransferRequest,
): Promise<Refusal> {
  const { refused } = await one<{ refused: Refused }>(
    tx,
    'select refused from move_between_pockets($1, $2, $3, $4, $5, $6)',
    [memberId, from, to, amount, SMALLEST, now],
  );
  if (refused !== null) throw new Refusal(refused);
  const line = await one<{ transaction_id: bigint }>(
    tx,
    `update statement_entry set status = 'FAILED'
     where id = (select max(id) from statement_entry where member_id = $1 and type = 'transfer')
     returning transaction_id`,
    [memberId],
  );
  await reverse(tx, line.transaction_id, now);
  return new Refusal('TRANSFER_FAIL');
}

/**
 * Moves money between two pockets of one member, once per Idempotency-Key, in one call of the database.
 * @throws Refusal KEY_INVALID for one and the same pocket, TRANSFER_MINIMUM, MONEY_NOT_ENOUGH, NO_GAME,
 *   SLOT_NO_ACCOUNT, TRANSFER_FAIL when the provider of a game does not take part, and as once
 */
export function transfer(
  db: Store,
  market: Market,
  request: KeyedRequest,
  { from, to, amount }: TransferRequest,
  providers: Pick<Providers, 'isUp'>,
): Promise<object> {
  const isTaken = [from, to].every((name) => !gameOf(market, name) || providers.isUp(name));
  if (from !== to && !isTaken) {
    return once(db, request, (tx) => moveInVain(tx, request, { from, to, amount }));
  }
  return keepingRefusals(db, request, async () => {
    if (from === to) throw new Refusal('KEY_INVALID');
    expectPocket(market, from);
    expectPocket(market, to);
    const moved = await one<Moved>(
      db,
      `select in_flight, request_hash, status, body, refused
       from move_once($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        request.memberId,
        from,
        to,
        amount,
        SMALLEST,
        request.now,
        request.key ?? null,
        hashOf(request),
        keptSince(request),
      ],
    );
    if (moved.refused !== null) throw new Refusal(moved.refused);
    const answer = replay(request, moved);
    if (!answer) throw new Error('A move that was neither done nor refused');
    return answer;
  });
}
