import type { Db, Store } from '../db/db';
import { one, violates } from '../db/db';
import type { Providers } from '../games/providers';
import { Refusal } from '../http/refusal';
import { notePosted } from '../http/request-scope';
import { reverse } from '../ledger/post';
import type { Market } from '../markets/market';
import { gameOf } from '../markets/market';
import type { Minor } from '../money/minor-units';
import { ONE_UNIT, toMinor } from '../money/minor-units';
import type { StoredAnswer, KeyedRequest } from './idempotency';
import { hashOf, storingRefusals, storedSince, once, replay } from './idempotency';

/** The wallet's name as an account; every other account is named by its game's code. */
export const WALLET = 'WALLET';

/** An amount of the API in minor units. @throws Refusal KEY_INVALID */
export function amountOf(value: unknown): Minor {
  const amount = toMinor(value);
  if (amount === undefined) throw new Refusal('KEY_INVALID');
  return amount;
}

export interface TransferRequest {
  readonly from: string;
  readonly to: string;
  /** Null for the whole balance of `from`. */
  readonly amount: Minor | null;
}

/** An account is the wallet or a game of the market. */
function expectAccount(market: Market, name: string): void {
  if (name !== WALLET && !gameOf(market, name)) throw new Refusal('NO_GAME');
}

type Refused = 'SLOT_NO_ACCOUNT' | 'TRANSFER_MINIMUM' | 'MONEY_NOT_ENOUGH' | null;

interface Moved extends StoredAnswer {
  readonly refused: Refused;
  /** The ledger's transaction; null if nothing was moved. */
  readonly transaction_id: bigint | null;
}

/**
 * Transfers, or reads the response stored for the key, in one database call.
 * @throws Refusal SLOT_NO_ACCOUNT, TRANSFER_MINIMUM, MONEY_NOT_ENOUGH
 */
async function postTransfer(
  db: Db,
  request: KeyedRequest,
  { from, to, amount }: TransferRequest,
): Promise<Moved> {
  const { memberId, now, key } = request;
  try {
    const moved = await one<Moved>(
      db,
      `select in_flight, request_hash, status, body, refused, transaction_id
       from transfer_once($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [memberId, from, to, amount, ONE_UNIT, now, key ?? null, hashOf(request), storedSince(request)],
    );
    if (moved.refused !== null) throw new Refusal(moved.refused);
    if (moved.transaction_id !== null) notePosted(moved.transaction_id);
    return moved;
  } catch (error) {
    // Another transaction spent the money after the balance was read.
    if (violates(error, 'balance_not_negative')) throw new Refusal('MONEY_NOT_ENOUGH');
    throw error;
  }
}

/**
 * A transfer that a game's provider refuses: it is posted and reversed, so that ledger and statement show it as failed.
 */
async function failedTransfer(tx: Db, request: KeyedRequest, move: TransferRequest): Promise<Refusal> {
  const { transaction_id } = await postTransfer(tx, { ...request, key: undefined }, move);
  if (transaction_id === null) throw new Error('A move that was neither done nor refused');
  await reverse(tx, transaction_id, request.now);
  return new Refusal('TRANSFER_FAIL');
}

/**
 * Transfers money between two accounts of a member, once per Idempotency-Key, in one call of the database.
 * @throws Refusal KEY_INVALID for twice the same account, TRANSFER_MINIMUM, MONEY_NOT_ENOUGH, NO_GAME,
 *   SLOT_NO_ACCOUNT, TRANSFER_FAIL when a game's provider is down, and as once
 */
export function transfer(
  db: Store,
  market: Market,
  request: KeyedRequest,
  move: TransferRequest,
  providers: Pick<Providers, 'isUp'>,
): Promise<object> {
  const { from, to } = move;
  const areUp = [from, to].every((name) => !gameOf(market, name) || providers.isUp(name));
  if (from !== to && !areUp) {
    return once(db, request, (tx) => failedTransfer(tx, request, move));
  }
  return storingRefusals(db, request, async () => {
    if (from === to) throw new Refusal('KEY_INVALID');
    expectAccount(market, from);
    expectAccount(market, to);
    const moved = await postTransfer(db, request, move);
    const answer = moved.transaction_id === null ? replay(request, moved) : moved.body;
    if (!answer) throw new Error('A move that was neither done nor refused');
    return answer;
  });
}
