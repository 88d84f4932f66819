import { isSdkError } from '@member-wallet/api-sdk';
import type { OpenIntent } from './open-intent';
import { BUSY, createSendLanes, type Locks } from './send-lanes';
import type { Session } from './session';

/** After a week the statement has long told what became of it. */
const KEPT_MS = 7 * 24 * 3_600_000;
/** How long a tab may wait for a response; longer than the SDK does. */
const ANSWER_MS = 65_000;
const UPLOAD_MS = 305_000;

export const WALLET_LANE = 'wallet';
/** A slip takes minutes to upload and changes no balance at once: nothing else waits for it. */
export const laneOf = (operationId: string): string => (operationId === 'uploadSlip' ? 'slip' : WALLET_LANE);

type Wanted = Pick<OpenIntent, 'key' | 'operationId' | 'input' | 'amount'>;

/** The money writes of the member who is logged in, in all tabs of this browser, whose outcome is not known. */
export interface Intents {
  /** Oldest first. The same array until something changes. */
  readonly list: () => readonly OpenIntent[];
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Sends an intent when it is its turn, and keeps it until its outcome is known. An equal one whose outcome is not
   * known lends it its key, so that a server that honours keys executes both once.
   * @returns BUSY if nothing was sent: it would have had to wait, or another member has logged in
   */
  readonly send: <T>(
    wanted: Wanted,
    whenBusy: 'wait' | 'give-up',
    call: (key: string) => Promise<T>,
  ) => Promise<T | typeof BUSY>;
  /** The member, or a list of the server's, knows what became of it. */
  readonly settle: (key: string) => void;
  /** Resolves once nothing is being sent in the lane. */
  readonly free: (lane: string) => Promise<void>;
}

/** An amount that nobody could read later is not worth the whole record. */
const shownAmount = (amount: number | null) =>
  amount !== null && Number.isFinite(amount) && amount >= 0 ? amount : null;

export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

interface Options {
  readonly session: Pick<Session, 'stored' | 'getState' | 'subscribe'>;
  readonly events: Pick<Window, 'addEventListener'>;
  readonly locks: Locks | undefined;
}

export function createIntents({ session, events, locks }: Options): Intents {
  const { stored } = session;
  const listeners = new Set<() => void>();
  /** Sent by this tab, which waits for the response. */
  const own = new Set<string>();
  /** Sent by other tabs, whose end this one waits for. */
  const watched = new Set<string>();
  let shown: { readonly owner: unknown; readonly kept: unknown; readonly list: readonly OpenIntent[] } = {
    owner: null,
    kept: null,
    list: [],
  };

  const all = () => (stored.get('intents') ?? []).filter(({ at }) => Date.now() - at < KEPT_MS);
  const list = () => {
    const { owner } = session.getState();
    const kept = stored.get('intents');
    if (owner !== shown.owner || kept !== shown.kept)
      shown = { owner, kept, list: all().filter((intent) => intent.owner === owner) };
    return shown.list;
  };
  const nameOf = ({ owner, operationId }: Pick<OpenIntent, 'owner' | 'operationId'>) =>
    `money/${owner}/${laneOf(operationId)}`;
  const leftMs = ({ at, operationId }: OpenIntent) =>
    at + (operationId === 'uploadSlip' ? UPLOAD_MS : ANSWER_MS) - Date.now();
  const isLive = (intent: OpenIntent) =>
    intent.state === 'sending' && (own.has(intent.key) || leftMs(intent) > 0);

  const lanes = createSendLanes(locks, (lane) =>
    list().some((intent) => lane === nameOf(intent) && isLive(intent)),
  );
  const save = (intents: readonly OpenIntent[]) => {
    if (intents.length > 0) stored.set('intents', intents);
    else stored.remove('intents');
    tell();
  };
  const drop = (key: string) => save(all().filter((intent) => intent.key !== key));
  const markUnknown = (key: string) =>
    save(all().map((intent) => (intent.key === key ? { ...intent, state: 'unknown' as const } : intent)));

  /** A tab that was closed or reloaded leaves its intents as they were sent. */
  const watch = (intent: OpenIntent) => {
    const { key, state } = intent;
    if (state !== 'sending' || own.has(key) || watched.has(key)) return;
    watched.add(key);
    const end = () => {
      watched.delete(key);
      if (!own.has(key) && all().some((each) => each.key === key && each.state === 'sending'))
        markUnknown(key);
    };
    const atLast = () => void setTimeout(end, Math.max(0, leftMs(intent)));
    if (locks) locks.request(nameOf(intent), { mode: 'shared' }, end).catch(atLast);
    else atLast();
  };
  const tell = () => {
    list().forEach(watch);
    for (const listener of [...listeners]) listener();
  };

  session.subscribe(tell);
  events.addEventListener('storage', ({ key }) => {
    if (key === 'intents' || key === null) tell();
  });
  // The browser cuts its calls.
  events.addEventListener('pagehide', () => own.forEach(markUnknown));
  tell();

  const send = async <T>(wanted: Wanted, owner: string, call: (key: string) => Promise<T>) => {
    if (session.getState().owner !== owner) return BUSY;
    const { operationId, input } = wanted;
    const earlier = list().find((each) => each.operationId === operationId && each.input === input);
    const { key } = earlier ?? wanted;
    own.add(key);
    save([
      ...all().filter((intent) => intent.key !== key),
      { ...wanted, amount: shownAmount(wanted.amount), owner, key, at: Date.now(), state: 'sending' },
    ]);
    try {
      const data = await call(key);
      drop(key);
      return data;
    } catch (error) {
      // What refuses a repeat says nothing of the first.
      if (earlier || (isSdkError(error) && error.outcome === 'unknown')) markUnknown(key);
      else drop(key);
      throw error;
    } finally {
      own.delete(key);
    }
  };

  return {
    list,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async send(wanted, whenBusy, call) {
      const { owner } = session.getState();
      if (owner === null) return BUSY;
      const lane = nameOf({ owner, operationId: wanted.operationId });
      return lanes.inTurn(lane, whenBusy, () => send(wanted, owner, call));
    },
    settle: drop,
    async free(lane) {
      await lanes.free(`money/${session.getState().owner}/${lane}`);
    },
  };
}
