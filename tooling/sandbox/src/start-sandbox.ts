import { setTimeout as delay } from 'node:timers/promises';
import { createChat } from './chat/chat';
import { openRelay } from './chat/relay';
import { openSettings } from './console/settings';
import { createCallLog } from './console/call-log';
import { createFaults } from './console/faults';
import { createSwitches } from './console/switches';
import { createClock, MINUTE } from './clock';
import { openStore } from './db/open-store';
import { startPurge } from './db/purge';
import { buildApp } from './http/app';
import type { InvariantReport } from './ledger/invariants';
import { checkInvariants } from './ledger/invariants';
import { createSmsOutbox } from './otp/sms-outbox';
import { GIFT_LINK_PASSPHRASE } from './giftlink/decrypt';
import { seed } from './seeds/seed';
import { slipReading } from './slip/slips';
import { createSettler } from './wallet/settler';
import { approvals } from './wallet/withdrawal';

export interface SandboxOptions {
  /** 0, the default, takes any free port. */
  readonly port?: number;
  readonly host?: string;
  /** Where the embedded database lives; null, the default, keeps it in memory. */
  readonly dataDir?: string | null;
  /** What a database in memory begins with: the copy of another. */
  readonly copy?: Blob | undefined;
  /** A PostgreSQL instead of the embedded one; `?schema=` names the schema. */
  readonly databaseUrl?: string | undefined;
  /** Where several processes serve one PostgreSQL: the Redis that carries the chat between them. */
  readonly redisUrl?: string | undefined;
  /** How long a stopping process still answers while /readyz says 503, in ms; 0 by default. */
  readonly drainMs?: number;
  /** Throw away what is stored and start over. */
  readonly reset?: boolean;
  /** A pino level; 'warn' by default. */
  readonly logLevel?: string;
  /** Whether an empty database gets the demo members; true by default. */
  readonly seed?: boolean;
  /** What the apps' builds encrypt gift links with; everybody who has a page can read it. */
  readonly giftLinkPassphrase?: string | undefined;
  /** Whether there is an operator's console; by default except where NODE_ENV is production. */
  readonly console?: boolean;
  /** Receives the simulated SMS and the steps of the start. */
  readonly print?: (line: string) => void;
}

export interface Sandbox {
  readonly url: string;
  readonly port: number;
  /** Finishes the calls under way, then closes the database. */
  close(): Promise<void>;
  /** The last code sent to this phone by simulated SMS. */
  otpCode(phone: string): Promise<string | undefined>;
  invariants(): Promise<InvariantReport>;
}

/** A timer cannot wait longer than this. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** Another process may have died with work that is due. */
const POLL_INTERVAL_MS = 5000;
const PURGE_EVERY_MS = 10 * MINUTE;

async function closeOnError<T>(what: { close(): Promise<void> }, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await what.close();
    throw error;
  }
}

/**
 * Starts the operator's backend for both markets: `${url}/th/api/…` and `${url}/la/api/…`.
 * @throws FolderInUseError, RelayError, and the system's own error when the port is taken (EADDRINUSE)
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const {
    port = 0,
    host = '127.0.0.1',
    dataDir = null,
    databaseUrl,
    redisUrl,
    reset = false,
    copy,
  } = options;
  const print = options.print ?? (() => undefined);
  print(databaseUrl === undefined ? 'Opening the embedded database …' : 'Connecting to PostgreSQL …');
  const db = await openStore({ dataDir, databaseUrl, reset, copy });
  const relay = await closeOnError(db, () => (redisUrl === undefined ? undefined : openRelay(redisUrl)));
  const closeStores = (): Promise<void> => {
    relay?.close();
    return db.close();
  };
  return closeOnError({ close: closeStores }, async () => {
    const settings = await openSettings(db);
    const clock = createClock(db, settings);
    if (options.seed ?? true) await seed(db, clock.now());
    const settler = createSettler({
      clock,
      works: [approvals(db), slipReading(db)],
      pollInterval: databaseUrl === undefined ? LONGEST_TIMER_MS : POLL_INTERVAL_MS,
      report: () => print('What had fallen due could not be done.'),
    });
    const channel = `member-wallet:${String(settings.last.setting('all', 'channel'))}`;
    const chat = createChat(db, { relay, channel }, () => print('The chat bot could not answer.'));
    const calls = createCallLog(db, () => print('Calls could not be counted.'));
    const sms = createSmsOutbox(db, print);
    let stopping = false;
    const app = buildApp(
      {
        db,
        clock,
        sms,
        switches: createSwitches(db, settings),
        faults: createFaults(db, settings),
        calls,
        settler,
        chat,
        giftLinkPassphrase: options.giftLinkPassphrase ?? GIFT_LINK_PASSPHRASE,
      },
      {
        logLevel: options.logLevel ?? 'warn',
        isStopping: () => stopping,
        hasConsole: options.console ?? process.env.NODE_ENV !== 'production',
      },
    );
    const url = await app.listen({ port, host });
    await settler.sweep();
    const purge = startPurge(db, {
      clock,
      every: PURGE_EVERY_MS,
      report: () => print('What counts no more could not be deleted.'),
    });

    async function stop(): Promise<void> {
      stopping = true;
      // Balancers learn from /readyz that nothing new should come here.
      await delay(options.drainMs ?? 0);
      await settler.stop();
      await purge.stop();
      chat.hub.disconnect();
      await app.close();
      await chat.close();
      await calls.close();
    }
    async function close(): Promise<void> {
      try {
        await stop();
      } finally {
        await closeStores();
      }
    }
    let closing: Promise<void> | undefined;
    return {
      url,
      port: Number(new URL(url).port),
      close: () => (closing ??= close()),
      otpCode: (phone) => sms.lastCode(phone),
      invariants: () => checkInvariants(db),
    };
  });
}
