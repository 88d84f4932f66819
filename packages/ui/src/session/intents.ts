import { isSdkError } from '@member-wallet/api-sdk';
import type { OpenIntent } from './open-intent';
import { BUSY, createSendLanes, type Locks } from './send-lanes';
import type { Session } from './session';

/** After a week the outcome can be seen in the statement. */
const KEPT_MS = 7 * 24 * 3_600_000;
/** The longest that a tab waits for a response, in milliseconds. Above the SDK's timeouts. */
const ANSWER_MS = 65_000;
const UPLOAD_MS = 305_000;

export const WALLET_LANE = 'wallet';
/**
 * Slips have their own lane: an upload takes minutes and does not change the balance at once, so other writes need not
 * wait.
 */
export const laneOf = (operationId: string): string => (operationId === 'uploadSlip' ? 'slip' : WALLET_LANE);

type Wanted = Pick<OpenIntent, 'key' | 'operationId' | 'input' | 'amount'> & {
  /**
   * Whether the server grants it as often as the member is entitled to it. A repeat then pays nothing twice and is sent with its
   * own key: under the old one, a server would answer with the stored outcome of the first, although the member may have
   * become entitled to more since, or the reason of a refusal may be gone.
   */
  readonly isClaim?: boolean;
};

/** The money writes of the member who is logged in, in all tabs of this browser, whose outcome is not known. */
export interface Intents {
  /** Oldest first. The same array until something changes. */
  readonly list: () => readonly OpenIntent[];
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Sends an intent when it is its turn, and keeps it until its outcome is known. It replaces an earlier equal one whose
   * outcome is unknown. Unless it is a claim, it is sent with the key of that one, so that a server that supports
   * Idempotency-Keys executes it only once.
   * @returns BUSY if nothing was sent, because it would have had to wait or its member is no longer logged in
   */
  readonly send: <T>(
    wanted: Wanted,
    whenBusy: 'wait' | 'give-up',
    call: (key: string) => Promise<T>,
  ) => Promise<T | typeof BUSY>;
  /** Removes an intent whose outcome the member knows, or a list from the server shows. */
  readonly settle: (key: string) => void;
  /** Whether this tab is sending the intent. */
  readonly isOwn: (key: string) => boolean;
  /** Resolves once nothing is in flight in the lane. */
  readonly free: (lane: string) => Promise<void>;
}

/** An amount that cannot be stored becomes null, so that the rest of the record is kept. */
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
  /** The keys of the calls of this tab that are in flight. */
  const own = new Set<string>();
  /** The keys of the calls of other tabs whose end this tab waits for. */
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

  /** Marks an intent as unknown once its tab is gone without having done so: it would stay 'sending' for ever. */
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
  // Leaving the page aborts its calls.
  events.addEventListener('pagehide', () => own.forEach(markUnknown));
  tell();

  const send = async <T>(wanted: Wanted, owner: string, call: (key: string) => Promise<T>) => {
    if (session.getState().owner !== owner) return BUSY;
    const { isClaim = false, ...intent } = wanted;
    const { operationId, input } = intent;
    const amount = shownAmount(wanted.amount);
    const earlier = list().find(
      (each) => each.operationId === operationId && each.input === input && each.amount === amount,
    );
    const { key } = isClaim ? intent : (earlier ?? intent);
    own.add(key);
    save([
      ...all().filter((each) => each.key !== key && each.key !== earlier?.key),
      { ...intent, amount, key, owner, at: Date.now(), state: 'sending' },
    ]);
    try {
      const data = await call(key);
      drop(key);
      return data;
    } catch (error) {
      // The refusal of a repeat says nothing about the first call, which may have succeeded.
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
    isOwn: (key) => own.has(key),
    async free(lane) {
      await lanes.free(`money/${session.getState().owner}/${lane}`);
    },
  };
}
