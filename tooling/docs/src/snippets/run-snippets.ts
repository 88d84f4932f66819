import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient, login } from '@member-wallet/api-sdk';
import { DEMO_PASSWORD, startSandbox } from '@member-wallet/sandbox';
import { runCommands } from './commands';
import { compile } from './compile';
import { runModules } from './modules';
import type { Outcome } from './outcome';
import type { Snippet } from './read-snippets';

const dependencies = join(dirname(fileURLToPath(import.meta.url)), '../../node_modules');

/** Compiles all snippets, and runs those that can run against one sandbox. */
export const runSnippets = async (snippets: readonly Snippet[]): Promise<readonly Outcome[]> => {
  const isCommand = ({ language }: Snippet): boolean => language === 'sh';
  const runs = ({ treatment }: Snippet): boolean => treatment.kind === 'run';
  const compiled = compile(snippets.filter((one) => !isCommand(one) && one.treatment.kind !== 'not run'));
  const modules = compiled.filter(({ snippet, problems }) => runs(snippet) && problems.length === 0);

  const sandbox = await startSandbox();
  const folder = mkdtempSync(join(tmpdir(), 'snippets-'));
  try {
    symlinkSync(dependencies, join(folder, 'node_modules'));
    const place = { folder, sandbox: sandbox.url, password: DEMO_PASSWORD };
    const client = createClient({ baseURL: `${sandbox.url}/th` });
    const tokenOf = async (): Promise<string> =>
      (await login(client, { username: '0812345678', password: DEMO_PASSWORD })).token;
    const ran = await runModules(modules, place, await tokenOf());
    // Last, because the conformance run leaves a bonus that blocks withdrawals. In a new session, because an example has ended
    // the first one.
    const commanded = await runCommands(
      snippets.filter((one) => isCommand(one) && runs(one)),
      place,
      await tokenOf(),
    );
    return [...compiled.filter((one) => !modules.includes(one)), ...ran, ...commanded];
  } finally {
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
