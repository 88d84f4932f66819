import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ProgramOptions } from './cli/options';
import { HELP, OptionError, readOptions } from './cli/options';
import { invariantText, welcome } from './cli/report';
import { RelayError } from './chat/relay';
import { openStore } from './db/open-store';
import { SchemaVersionError } from './db/migrate';
import { FolderInUseError } from './db/folder-lock';
import { checkInvariants } from './ledger/invariants';
import { readElsewhere } from './slip/picture-reader';
import { startSandbox } from './start-sandbox';
import { codeOf, messageOf, stackOf } from './thrown';

const out = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

async function serve(options: ProgramOptions): Promise<void> {
  const pictures = readElsewhere(new URL('./picture-thread.js', import.meta.url));
  const sandbox = await startSandbox({ ...options, print: out, pictures });
  let stopping = false;
  const stop = (): void => {
    // A second signal exits at once, even while a call hangs.
    if (stopping) process.exit(130);
    stopping = true;
    out('Stopping …');
    sandbox.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // Printed last, because a program that waits for these lines may send a signal at once.
  if (!options.quiet) {
    out(welcome(sandbox.url, options.databaseUrl === undefined ? options.dataDir : 'PostgreSQL'));
  }
}

async function invariants(options: ProgramOptions): Promise<void> {
  if (options.databaseUrl === undefined && !existsSync(options.dataDir)) {
    throw new OptionError(`There is no sandbox data in ${options.dataDir}.`);
  }
  const store = await openStore({ ...options, reset: false });
  try {
    const report = await checkInvariants(store);
    out(invariantText(report));
    process.exitCode = report.ok ? 0 : 1;
  } finally {
    await store.close();
  }
}

function explain(error: unknown): string {
  if (error instanceof OptionError) return `${error.message}\n\n${HELP}`;
  const explained = [FolderInUseError, RelayError, SchemaVersionError];
  if (explained.some((kind) => error instanceof kind)) return messageOf(error);
  if (codeOf(error) === 'EADDRINUSE') {
    return `The port is taken. Choose another with --port, or --port 0 for any.`;
  }
  return stackOf(error) ?? messageOf(error);
}

try {
  // src/ and dist/ are both in tooling/sandbox, three folders below the root.
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const options = readOptions(process.argv.slice(2), process.env, root);
  if (options.command === 'help') out(HELP);
  else if (options.command === 'invariants') await invariants(options);
  else await serve(options);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
