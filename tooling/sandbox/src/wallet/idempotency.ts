import { createHash } from 'node:crypto';
import { DAY, addMs } from '../clock';
import type { Db, Store } from '../db/db';
import { one } from '../db/db';
import { Refusal } from '../http/refusal';
import { noteCall } from '../http/request-scope';

export interface KeyedRequest {
  readonly memberId: string;
  /** The Idempotency-Key header, if the request has one. */
  readonly key: string | undefined;
  readonly operationId: string;
  readonly input: object;
  readonly now: Date;
}

const STORED_FOR = DAY;

/** A hash of the request: equal for equal requests. */
export const hashOf = (request: KeyedRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([request.operationId, Object.entries(request.input).sort()]))
    .digest('hex');

/** The response stored for a key; request_hash is null if there is none. */
export interface StoredAnswer {
  /** Another request with the key is in flight. */
  readonly in_flight: boolean;
  readonly request_hash: string | null;
  readonly status: number | null;
  readonly body: object | null;
}

/** Only `store` writes these rows, with the code of a refusal. */
const isRecorded = (code: unknown): code is Refusal['code'] => typeof code === 'string';

/**
 * The stored response, if there is one.
 * @throws Refusal the stored one, KEY_INVALID (422) for another request, IDEMPOTENCY_IN_FLIGHT
 */
export function replay(request: KeyedRequest, kept: StoredAnswer): object | undefined {
  if (kept.in_flight) throw new Refusal('IDEMPOTENCY_IN_FLIGHT');
  if (kept.request_hash === null || kept.body === null) return undefined;
  if (kept.request_hash !== hashOf(request)) throw new Refusal('KEY_INVALID', 422);
  noteCall({ isReplay: true });
  if (kept.status === 200) return kept.body;
  const code: unknown = Reflect.get(kept.body, 'code');
  throw new Refusal(isRecorded(code) ? code : 'INTERNAL_SERVER_ERROR', kept.status ?? undefined);
}

/** Responses older than this have expired. */
export const storedSince = ({ now }: KeyedRequest): Date => addMs(now, -STORED_FOR);

/** Locks the key until the transaction ends, and reads its response. @throws as replay */
async function storedAnswer(tx: Db, request: KeyedRequest): Promise<object | undefined> {
  const kept = await one<StoredAnswer>(
    tx,
    'select in_flight, request_hash, status, body from stored_answer($1, $2, $3)',
    [request.memberId, request.key ?? '', storedSince(request)],
  );
  return replay(request, kept);
}

const store = (tx: Db, request: KeyedRequest, status: number, body: object): Promise<object[]> =>
  tx.query('select store_answer($1, $2, $3, $4, $5::jsonb, $6)', [
    request.memberId,
    request.key ?? '',
    hashOf(request),
    status,
    JSON.stringify(body),
    request.now,
  ]);

const inFlight = new WeakMap<Store, Set<string>>();

/**
 * Keys in use in this process. PostgreSQL locks keys across processes; in the embedded database, with a single
 * connection, a second request would wait instead of being refused.
 */
function inFlightIn(db: Store): Set<string> {
  const known = inFlight.get(db) ?? new Set<string>();
  inFlight.set(db, known);
  return known;
}

/**
 * Runs the work and stores its refusal in a second transaction, because the work's own is rolled back. If another
 * request with the key succeeded in between, returns its response.
 */
export async function storingRefusals<T extends object>(
  db: Store,
  request: KeyedRequest,
  work: () => Promise<T>,
): Promise<object> {
  if (request.key === undefined) return work();
  const here = inFlightIn(db);
  const name = `${request.memberId} ${request.key}`;
  if (here.has(name)) throw new Refusal('IDEMPOTENCY_IN_FLIGHT');
  here.add(name);
  try {
    return await orStored(db, request, work);
  } finally {
    here.delete(name);
  }
}

async function orStored<T extends object>(
  db: Store,
  request: KeyedRequest,
  work: () => Promise<T>,
): Promise<object> {
  try {
    return await work();
  } catch (error) {
    const isFinal = error instanceof Refusal && error.code !== 'IDEMPOTENCY_IN_FLIGHT';
    if (!isFinal) throw error;
    const known = await db.transaction(async (tx) => {
      const stored = await storedAnswer(tx, request);
      if (!stored) await store(tx, request, error.status, { code: error.code });
      return stored;
    });
    if (!known) throw error;
    return known;
  }
}

function answered(outcome: object): object {
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}

/**
 * Runs a money move in one transaction. With a key, the first answer, refusals included, is stored with the
 * move for 24 hours and repeated for the same request. A refusal that the work throws rolls its writes back;
 * one that it returns commits them.
 * @throws Refusal KEY_INVALID (422) for the key with another request, IDEMPOTENCY_IN_FLIGHT (409) while the
 *   first is in progress, and what the work throws or returns
 */
export async function once<T extends object>(
  db: Store,
  request: KeyedRequest,
  work: (tx: Db) => Promise<T | Refusal>,
): Promise<object> {
  if (request.key === undefined) return answered(await db.transaction(work));
  const outcome = await storingRefusals(db, request, () =>
    db.transaction(async (tx) => {
      const known = await storedAnswer(tx, request);
      if (known) return known;
      const body = await work(tx);
      if (body instanceof Refusal) await store(tx, request, body.status, { code: body.code });
      else await store(tx, request, 200, body);
      return body;
    }),
  );
  return answered(outcome);
}
