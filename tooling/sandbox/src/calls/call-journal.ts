import type { Db, Value } from '../db/db';
import { maybeOne, one } from '../db/db';
import { type EndedCall, asRow } from './call-record';

/** A row of the list of calls. */
export interface ListedCall {
  readonly id: bigint;
  readonly at: Date;
  readonly market: string;
  readonly operation_id: string;
  readonly is_write: boolean;
  readonly phone: string;
  readonly member_id: string;
  readonly status: number;
  readonly code: string;
  readonly ms: number;
  readonly key: string;
  readonly request_id: string;
  readonly is_replay: boolean;
  readonly fault: string;
  readonly transactions: readonly bigint[];
}

export interface CallDetail extends ListedCall {
  readonly method: string;
  readonly path: string;
  readonly sent: string;
  readonly answered: string;
}

/** Properties that are left out match every call. */
export interface CallFilter {
  readonly market?: string | undefined;
  /** A phone or a member's id. */
  readonly member?: string | undefined;
  readonly operationId?: string | undefined;
  readonly key?: string | undefined;
  /** Only calls with a status of 400 and above, or whose connection was cut. */
  readonly isRefused?: boolean | undefined;
  readonly isWrite?: boolean | undefined;
  /** Only calls older than the one with this id. */
  readonly before?: bigint | undefined;
}

/** The last thousand calls, of all processes on the database. */
export interface CallJournal {
  /** Queues a call. It is read and written later, in a batch. */
  ended(call: EndedCall): void;
  /** The newest first. */
  list(filter: CallFilter, count: number): Promise<readonly ListedCall[]>;
  /** How many calls of the list match. */
  count(filter: CallFilter): Promise<number>;
  find(id: bigint): Promise<CallDetail | undefined>;
  /** The id of the newest call, or 0. Calls of other processes are included once they are written. */
  newest(): Promise<bigint>;
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** Older calls are deleted. */
export const KEPT = 1000;
/** Calls are written in batches: a write per call would cost more than the call. */
const WRITTEN_AFTER_MS = 250;
/** Of a larger batch the oldest calls are dropped, which bounds the cost at thousands of calls a second. */
const LARGEST_BATCH = 250;

const LISTED = `id, at, market, operation_id, is_write, phone, member_id, status, code, ms, key, request_id,
  is_replay, fault, transactions`;

const MATCHES = `($1::text is null or market = $1) and ($2::text is null or $2 in (phone, member_id))
           and ($3::text is null or operation_id = $3) and ($4::text is null or key = $4)
           and ($5::boolean is not true or status >= 400) and ($6::boolean is not true or is_write)`;

/** The parameters of MATCHES. */
const valuesOf = (filter: CallFilter): readonly Value[] => [
  filter.market ?? null,
  filter.member ?? null,
  filter.operationId ?? null,
  filter.key ?? null,
  filter.isRefused ?? null,
  filter.isWrite ?? null,
];

const INSERT = `
  with written as (
    insert into call_record (at, ended_at, market, operation_id, is_write, phone, member_id, status, code, ms, key, request_id,
      is_replay, fault, transactions, method, path, sent, answered)
    select at, ended_at, market, operation_id, is_write, phone, member_id, status, code, ms, key, request_id,
      is_replay, fault, transactions, method, path, sent, answered
    from jsonb_to_recordset($1::jsonb) as c (at timestamptz, ended_at timestamptz, market text, operation_id text, is_write boolean,
      phone text, member_id text, status integer, code text, ms double precision, key text, request_id text,
      is_replay boolean, fault text, transactions bigint[], method text, path text, sent text, answered text)
    returning id
  )
  delete from call_record where id in (
    select id from call_record where id <= (select max(id) from written) - $2::int order by id for update skip locked
  )`;

export function createCallJournal(db: Db, report: (error: unknown) => void): CallJournal {
  let taken: EndedCall[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<unknown> = Promise.resolve();

  const write = (): Promise<unknown> => {
    clearTimeout(timer);
    timer = undefined;
    const calls = taken;
    taken = [];
    writing = writing.then(async () => {
      if (calls.length > 0) await db.query(INSERT, [JSON.stringify(calls.map(asRow)), KEPT]);
    });
    // A batch that cannot be written is lost; later batches are still written.
    writing = writing.catch(report);
    return writing;
  };

  return {
    ended: (call) => {
      if (taken.length === LARGEST_BATCH) taken.shift();
      taken.push(call);
      timer ??= setTimeout(() => void write(), WRITTEN_AFTER_MS).unref();
    },
    list: async (filter, count) => {
      await write();
      return db.query<ListedCall>(
        `select ${LISTED} from call_record
         where ${MATCHES}
           and ($7::bigint is null or (ended_at, id) < (select ended_at, id from call_record where id = $7))
         order by ended_at desc, id desc limit $8::int`,
        [...valuesOf(filter), filter.before ?? null, count],
      );
    },
    count: async (filter) => {
      await write();
      const { total } = await one<{ total: number }>(
        db,
        `select count(*)::int as total from call_record where ${MATCHES}`,
        valuesOf(filter),
      );
      return total;
    },
    find: async (id) => {
      await write();
      return maybeOne<CallDetail>(
        db,
        `select ${LISTED}, method, path, sent, answered from call_record where id = $1`,
        [id],
      );
    },
    newest: async () =>
      (await one<{ id: bigint }>(db, 'select coalesce(max(id), 0)::bigint as id from call_record')).id,
    clear: async () => {
      await write();
      await db.query('delete from call_record');
    },
    close: async () => {
      await write();
    },
  };
}
