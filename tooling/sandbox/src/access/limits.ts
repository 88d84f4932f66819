import { createHash } from 'node:crypto';
import { DAY, HOUR, MINUTE, addMs } from '../clock';
import { maybeOne, one } from '../db/db';
import { Refusal } from '../http/refusal';
import type { RequestContext } from '../http/route';
import type { Services } from '../services';

interface Limit {
  /** How many are allowed in a window. The window begins with the first. */
  readonly times: number;
  readonly within: number;
  readonly code: 'REQUEST_LIMIT' | 'REQUEST_LIMIT_1MIN';
}

const perMinute = (times: number): Limit => ({ times, within: MINUTE, code: 'REQUEST_LIMIT_1MIN' });

/**
 * The name says what each limit is keyed by. Only `loginsOfPhone` is keyed by the account alone, and it exempts addresses
 * that the member has used: otherwise anybody who knows a phone could lock its owner out. Limits by address are high,
 * because a carrier puts many members behind one address.
 */
const limits = {
  /** Failed log-ins. */
  loginsOfPhoneFromAddress: perMinute(5),
  loginsFromAddress: { times: 100, within: MINUTE, code: 'REQUEST_LIMIT' },
  loginsOfPhone: { times: 100, within: HOUR, code: 'REQUEST_LIMIT' },
  /** Wrong old passwords, so that a stolen session cannot be used to guess the password. */
  passwordsOfSession: perMinute(5),
  passwordsOfSessionInADay: { times: 20, within: DAY, code: 'REQUEST_LIMIT' },
  codesToAddress: { times: 100, within: MINUTE, code: 'REQUEST_LIMIT' },
  registrationsFromAddress: { times: 100, within: MINUTE, code: 'REQUEST_LIMIT' },
  validationsFromAddress: { times: 100, within: MINUTE, code: 'REQUEST_LIMIT' },
  messagesOfMember: perMinute(120),
  messagesOfGuest: perMinute(120),
  guestMessagesFromAddress: { times: 600, within: MINUTE, code: 'REQUEST_LIMIT' },
  chatUploadsFromAddress: { times: 60, within: MINUTE, code: 'REQUEST_LIMIT' },
  slipsOfMember: perMinute(20),
} as const satisfies Readonly<Record<string, Limit>>;

type LimitName = keyof typeof limits;

/** Keys are stored as hashes: they can be of any length, and contain phones and addresses. */
const keyOf = (name: LimitName, who: readonly string[]): string =>
  `${name} ${createHash('sha256').update(who.join('\n')).digest('base64url').slice(0, 22)}`;

type Counting = Pick<RequestContext, 'services' | 'market'>;

/** Whether limits apply. The console can switch them off, for load tests. */
const apply = async ({ services, market }: Counting): Promise<boolean> =>
  (await services.switches.read(market.id)).rateLimits;

/**
 * Counts one more. The table is named after the attempts that it counted first.
 * @throws Refusal with the limit's code above the limit; further attempts still count
 */
export async function count(context: Counting, name: LimitName, ...who: readonly string[]): Promise<void> {
  if (!(await apply(context))) return;
  const { services, market } = context;
  const { times, within, code } = limits[name];
  const now = services.clock.now();
  const { failures } = await one<{ failures: number }>(
    services.db,
    `insert into login_attempt as a (market, username, failures, first_at) values ($1, $2, 1, $3)
     on conflict (market, username) do update set
       failures = case when a.first_at <= $4 then 1 else a.failures + 1 end,
       first_at = case when a.first_at <= $4 then $3 else a.first_at end
     returning failures`,
    [market.id, keyOf(name, who), now, addMs(now, -within)],
  );
  if (failures > times) throw new Refusal(code);
}

/** Like count, but counts nothing. */
export async function expectBelow(
  context: Counting,
  name: LimitName,
  ...who: readonly string[]
): Promise<void> {
  if (!(await isBelow(context, name, ...who))) throw new Refusal(limits[name].code);
}

export async function isBelow(
  context: Counting,
  name: LimitName,
  ...who: readonly string[]
): Promise<boolean> {
  if (!(await apply(context))) return true;
  const { services, market } = context;
  const { times, within } = limits[name];
  const rows = await services.db.query(
    'select 1 from login_attempt where market = $1 and username = $2 and first_at > $3 and failures >= $4',
    [market.id, keyOf(name, who), addMs(services.clock.now(), -within), times],
  );
  return rows.length === 0;
}

/** The console's labels of the limits that are keyed by the member alone. */
const ABOUT = {
  loginsOfPhone: 'Failed log-ins in an hour, from addresses that the member has not used',
  messagesOfMember: 'Chat messages in a minute',
  slipsOfMember: 'Slips in a minute',
} as const satisfies Readonly<Partial<Record<LimitName, string>>>;

/** How much of a limit is used; `until` is set once it is full. */
export async function usedOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  market: string,
  name: keyof typeof ABOUT,
  who: string,
): Promise<{
  readonly about: string;
  readonly used: number;
  readonly times: number;
  readonly until: Date | null;
}> {
  const { times, within } = limits[name];
  const row = await maybeOne<{ failures: number; first_at: Date }>(
    db,
    'select failures, first_at from login_attempt where market = $1 and username = $2 and first_at > $3',
    [market, keyOf(name, [who]), addMs(clock.now(), -within)],
  );
  const used = row?.failures ?? 0;
  return {
    about: ABOUT[name],
    used,
    times,
    until: row && used >= times ? addMs(row.first_at, within) : null,
  };
}

export const forget = (
  { services, market }: Counting,
  name: LimitName,
  ...who: readonly string[]
): Promise<object[]> =>
  services.db.query('delete from login_attempt where market = $1 and username = $2', [
    market.id,
    keyOf(name, who),
  ]);
