import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { messageOf } from '../thrown';

export interface ProgramOptions {
  readonly command: 'serve' | 'invariants' | 'help';
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  readonly drainMs: number;
  readonly reset: boolean;
  readonly quiet: boolean;
  readonly logLevel: string;
  readonly giftLinkPassphrase: string | undefined;
  readonly metrics: boolean;
  /** Where traces go. */
  readonly traces: string | undefined;
}

export const HELP = `Usage: node dist/main.js [serve | invariants] [options]

  serve          start the backend (the default)
  invariants     check the ledger's rules and print a report; exit code 1 when one is broken

  --port <n>       4100 by default; 0 takes any free port. Also PORT
  --host <name>    127.0.0.1 by default
  --data-dir <d>   .sandbox at the repository's root by default
  --reset          delete what is stored and start over
  --log-level <l>  pino's: fatal, error, warn (default), info, debug. Also LOG_LEVEL
  --quiet          do not print addresses and logins
  --help

  GIFT_LINK_PASSPHRASE
                   the passphrase of gift links in the apps' builds, if not the default
  DATABASE_URL     use this PostgreSQL instead of the embedded one; ?schema= names the schema,
                   ?options= adds settings of the session
  REDIS_URL        carries the chat between several processes on one PostgreSQL
  METRICS          on: serve figures for Prometheus at /metrics; off by default
  OTEL_EXPORTER_OTLP_ENDPOINT
                   send traces to this OpenTelemetry collector, by OTLP over HTTP
  DRAIN_MS         how long a stopping process still answers while /readyz says 503; 0 by default
`;

const LEVELS: readonly string[] = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** A flag or variable that cannot be used. */
export class OptionError extends Error {
  override readonly name = 'OptionError';
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new OptionError(`The port must be a number from 0 to 65535, not "${text}".`);
  }
  return port;
}

/** Longer than any load balancer needs. */
const LONGEST_DRAIN_MS = 300_000;

function drainOf(text: string): number {
  const ms = Number(text);
  if (!/^\d+$/.test(text) || ms > LONGEST_DRAIN_MS) {
    throw new OptionError(`DRAIN_MS must be milliseconds, at most ${LONGEST_DRAIN_MS}, not "${text}".`);
  }
  return ms;
}

function isOn(name: string, text: string): boolean {
  if (text !== 'on' && text !== 'off') throw new OptionError(`${name} must be on or off, not "${text}".`);
  return text === 'on';
}

function collectorOf(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (/^https?:/.test(text) && URL.canParse(text)) return text;
  throw new OptionError(
    `OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://127.0.0.1:4318, not "${text}".`,
  );
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        port: { type: 'string' },
        host: { type: 'string', default: '127.0.0.1' },
        'data-dir': { type: 'string' },
        'log-level': { type: 'string' },
        reset: { type: 'boolean', default: false },
        quiet: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new OptionError(messageOf(error));
  }
}

/** @throws OptionError with a message for the developer */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  repositoryRoot: string,
): ProgramOptions {
  const { values, positionals } = read(args);
  const [command = 'serve', ...rest] = positionals;
  if ((command !== 'serve' && command !== 'invariants') || rest.length > 0) {
    throw new OptionError(`There is no command "${positionals.join(' ')}".`);
  }
  const logLevel = values['log-level'] ?? env.LOG_LEVEL ?? 'warn';
  if (!LEVELS.includes(logLevel)) throw new OptionError(`There is no log level "${logLevel}".`);
  const [databaseUrl, redisUrl] = [env.DATABASE_URL || undefined, env.REDIS_URL || undefined];
  return {
    command: values.help ? 'help' : command,
    port: portOf(values.port ?? (env.PORT || '4100')),
    host: values.host,
    dataDir: resolve(values['data-dir'] ?? `${repositoryRoot}/.sandbox`),
    databaseUrl,
    // The embedded database has a single process, so there is nothing to relay.
    redisUrl: databaseUrl === undefined ? undefined : redisUrl,
    drainMs: drainOf(env.DRAIN_MS || '0'),
    reset: values.reset,
    quiet: values.quiet,
    logLevel,
    giftLinkPassphrase: env.GIFT_LINK_PASSPHRASE || undefined,
    metrics: isOn('METRICS', env.METRICS || 'off'),
    traces: collectorOf(env.OTEL_EXPORTER_OTLP_ENDPOINT),
  };
}
