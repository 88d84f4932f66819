import { setTimeout as delay } from 'node:timers/promises';
import { createChat } from './chat/chat';
import { openRelay } from './chat/relay';
import { openSettings } from './settings/settings';
import { createCallJournal } from './calls/call-journal';
import { createCallLog } from './calls/call-log';
import { createFaults } from './faults/faults';
import { createSwitches } from './settings/switches';
import { createClock, MINUTE } from './clock';
import { openDisk } from './db/disk';
import { openStore } from './db/open-store';
import { startPurge } from './db/purge';
import { buildApp } from './http/app';
import type { Patience } from './http/slow-bodies';
import { PATIENCE } from './http/slow-bodies';
import { createUploadGate } from './http/upload-gate';
import type { InvariantReport } from './ledger/invariants';
import { createLedgerCheck } from './ledger/ledger-check';
import { createSmsOutbox } from './otp/sms-outbox';
import { createReportLog } from './reports/report-log';
import { GIFT_LINK_PASSPHRASE } from './giftlink/decrypt';
import { seed } from './seeds/seed';
import { type PictureReader, readHere } from './slip/picture-reader';
import { dueSlips } from './slip/slips';
import type { MetricSources } from './telemetry/metrics';
import { createScheduler } from './wallet/scheduler';
import { dueApprovals } from './wallet/withdrawal';

export interface SandboxOptions {
  /** 0 (the default) takes any free port. */
  readonly port?: number;
  readonly host?: string;
  /** Folder of the embedded database; null (the default) keeps it in memory. */
  readonly dataDir?: string | null;
  /** A dump that an in-memory database starts from. */
  readonly copy?: Blob | undefined;
  /** A PostgreSQL to use instead of the embedded database; `?schema=` names the schema. */
  readonly databaseUrl?: string | undefined;
  /** The Redis that carries the chat between several processes on one PostgreSQL. */
  readonly redisUrl?: string | undefined;
  /** How long a stopping process still answers while /readyz says 503, in ms; 0 by default. */
  readonly drainMs?: number;
  /** Deletes what is stored and starts over. */
  readonly reset?: boolean;
  /** A pino level; 'warn' by default. */
  readonly logLevel?: string;
  /** Whether an empty database gets the demo members; true by default. */
  readonly seed?: boolean;
  /** The passphrase that the apps' builds encrypt gift links with; it is public, since it is in every page. */
  readonly giftLinkPassphrase?: string | undefined;
  /** Whether to serve the operator's console; by default unless NODE_ENV is production. */
  readonly console?: boolean;
  /** Whether the console lists the calls; true by default. */
  readonly listCalls?: boolean;
  /** How much of the data folder's disk writes leave free, in bytes. */
  readonly spareDisk?: number | undefined;
  /** Reads the pictures of slips; by default in the thread that serves calls. Closed with the sandbox. */
  readonly pictures?: PictureReader;
  /** How long clients may take; for tests, since the defaults are long. */
  readonly patience?: Partial<Patience>;
  /** Whether to serve figures for Prometheus at /metrics; false by default. */
  readonly metrics?: boolean;
  /** The collector that traces are sent to, by OTLP over HTTP; none by default. */
  readonly traces?: string | undefined;
  /** Receives the simulated SMS and the progress of the start. */
  readonly print?: (line: string) => void;
}

export interface Sandbox {
  readonly url: string;
  readonly port: number;
  /** Finishes the calls in progress, then closes the database. */
  close(): Promise<void>;
  /** The last code sent to this phone by simulated SMS. */
  otpCode(phone: string): Promise<string | undefined>;
  invariants(): Promise<InvariantReport>;
}

/** The longest delay that setTimeout accepts. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** Another process may have died before it did its due work. */
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

// The libraries are loaded on demand: most processes need neither.
const tracesTo = async (collector: string | undefined) =>
  collector === undefined ? undefined : (await import('./telemetry/traces')).openTraces(collector);
const metricsOf = async (sources: MetricSources) =>
  (await import('./telemetry/metrics')).createMetrics(sources);

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
    pictures = readHere,
  } = options;
  const print = options.print ?? (() => undefined);
  print(databaseUrl === undefined ? 'Opening the embedded database …' : 'Connecting to PostgreSQL …');
  const traces = await tracesTo(options.traces);
  const store = await openStore({ dataDir, databaseUrl, reset, copy });
  const db = traces?.watch(store) ?? store;
  const relay = await closeOnError(db, () => (redisUrl === undefined ? undefined : openRelay(redisUrl)));
  const closeStores = (): Promise<void> => {
    relay?.close();
    return db.close();
  };
  return closeOnError({ close: closeStores }, async () => {
    const settings = await openSettings(db);
    const clock = createClock(db, settings);
    if (options.seed ?? true) await seed(db, clock.now());
    const scheduler = createScheduler({
      clock,
      dueWork: [dueApprovals(db), dueSlips(db, pictures)],
      pollInterval: databaseUrl === undefined ? LONGEST_TIMER_MS : POLL_INTERVAL_MS,
      report: () => print('Due work failed; it will be tried again.'),
    });
    const channel = `member-wallet:${String(settings.last.setting('all', 'channel'))}`;
    const patience = { ...PATIENCE, ...options.patience };
    const chat = createChat(db, { relay, channel, patience }, () => print('The chat bot could not answer.'));
    const calls = createCallLog(db, () => print('Calls could not be counted.'));
    const journal = createCallJournal(db, () => print('Calls could not be listed.'));
    const hasConsole = options.console ?? process.env.NODE_ENV !== 'production';
    const sms = createSmsOutbox(db, print);
    const ledgerCheck = createLedgerCheck(db);
    let stopping = false;
    const app = buildApp(
      {
        db,
        clock,
        sms,
        switches: createSwitches(db, settings),
        faults: createFaults(db, settings),
        calls,
        journal,
        scheduler,
        chat,
        ledgerCheck,
        uploads: createUploadGate(),
        reports: createReportLog(),
        disk: openDisk(databaseUrl === undefined ? dataDir : null, options.spareDisk),
        giftLinkPassphrase: options.giftLinkPassphrase ?? GIFT_LINK_PASSPHRASE,
      },
      {
        logLevel: options.logLevel ?? 'warn',
        isStopping: () => stopping,
        followers: {
          traces,
          metrics: options.metrics
            ? await metricsOf({ db, sockets: (market) => chat.hub.connections(market) })
            : undefined,
          journal: hasConsole && (options.listCalls ?? true) ? journal : undefined,
          now: () => clock.now(),
        },
        patience,
        hasConsole,
      },
    );
    const url = await app.listen({ port, host });
    await scheduler.sweep();
    const purge = startPurge(db, {
      clock,
      every: PURGE_EVERY_MS,
      report: () => print('Expired rows could not be deleted.'),
    });

    async function stop(): Promise<void> {
      stopping = true;
      // Gives load balancers time to see /readyz and send new calls elsewhere.
      await delay(options.drainMs ?? 0);
      await scheduler.stop();
      await pictures.close();
      await purge.stop();
      await ledgerCheck.stop();
      chat.hub.disconnect();
      await app.close();
      await chat.close();
      await calls.close();
      await journal.close();
      await traces?.close();
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
      invariants: () => ledgerCheck.run(),
    };
  });
}
