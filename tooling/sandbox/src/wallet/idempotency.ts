import { createHash } from 'node:crypto';
import { DAY, addMs } from '../clock';
import type { Db, Store } from '../db/db';
import { one } from '../db/db';
import { Refusal } from '../http/refusal';

export interface KeyedRequest {
  readonly memberId: string;
  /** The Idempotency-Key header; undefined where the client sent none. */
  readonly key: string | undefined;
  readonly operationId: string;
  readonly input: object;
  readonly now: Date;
}

const STORED_FOR = DAY;

/** What makes two requests the same. */
export const hashOf = (request: KeyedRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([request.operationId, Object.entries(request.input).sort()]))
    .digest('hex');

/** What is kept for a key; a null request_hash where nothing is. */
export interface StoredAnswer {
  /** Another request holds the key. */
  readonly in_flight: boolean;
  readonly request_hash: string | null;
  readonly status: number | null;
  readonly body: object | null;
}

/** Only what `keep` wrote is read back, and that is a refusal's own code. */
const isRecorded = (code: unknown): code is Refusal['code'] => typeof code === 'string';

/**
 * The answer that stands for the request; undefined when nothing does.
 * @throws Refusal the one that was kept, KEY_INVALID (422), IDEMPOTENCY_IN_FLIGHT
 */
export function replay(request: KeyedRequest, kept: StoredAnswer): object | undefined {
  if (kept.in_flight) throw new Refusal('IDEMPOTENCY_IN_FLIGHT');
  if (kept.request_hash === null || kept.body === null) return undefined;
  if (kept.request_hash !== hashOf(request)) throw new Refusal('KEY_INVALID', 422);
  if (kept.status === 200) return kept.body;
  const code: unknown = Reflect.get(kept.body, 'code');
  throw new Refusal(isRecorded(code) ? code : 'INTERNAL_SERVER_ERROR', kept.status ?? undefined);
}

/** Answers kept before this moment count no more. */
export const storedSince = ({ now }: KeyedRequest): Date => addMs(now, -STORED_FOR);

/** Holds the key until the transaction ends and gives what stands for the request. @throws as replay */
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
 * The keys that this process is at. The database tells for all processes; but the embedded one lets the second wait
 * where it should be told that the first is under way.
 */
function inFlightIn(db: Store): Set<string> {
  const known = inFlight.get(db) ?? new Set<string>();
  inFlight.set(db, known);
  return known;
}

/**
 * Keeps what the work refuses, in a transaction of its own: that of the work is taken back. Where another request
 * with the key came between and was done, its answer is the answer.
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
 * Runs a money move in one transaction. With a key, the first answer, refusals included, is kept for 24 hours
 * together with the move and given again to the same request.
 * A refusal that the work throws takes back what it wrote; one that it returns leaves it written.
 * @throws Refusal KEY_INVALID (422) for the key with another request, IDEMPOTENCY_IN_FLIGHT (409) while the
 *   first is still under way, and what the work throws or returns
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
