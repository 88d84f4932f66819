// Usage: tsx src/commands/main.ts [<document> …]
// Runs the shell blocks of the repository's documents and of the given ones against one sandbox. Prints a line for each
// block that ran, with the problem if it failed. The SDK's documents are excluded, because src/snippets runs them.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startSandbox } from '@member-wallet/sandbox';
import { isInSdk, readDocuments, repository } from '../repository';
import type { Snippet } from '../snippets/read-snippets';
import { readSnippets } from '../snippets/read-snippets';
import { runBlock } from './run-block';

const documents = new Map([
  ...[...readDocuments(repository)].filter(([path]) => !isInSdk(path)),
  ...process.argv.slice(2).map((path): [string, string] => [path, readFileSync(path, 'utf8')]),
]);
const blocks = [...documents]
  .flatMap(([path, markdown]) => readSnippets(path, markdown))
  .filter(({ language, treatment }) => language === 'sh' && ['run', 'serves'].includes(treatment.kind));

const scratch = mkdtempSync(join(tmpdir(), 'commands-'));
const sandbox = await startSandbox();

/** The result of a block as a text. */
async function resultOf(block: Snippet): Promise<string> {
  if (/^curl /m.test(block.code) && spawnSync('curl', ['--version']).error) return 'not run here: needs curl';
  const folder = dirname(join(block.document.startsWith('/') ? '' : repository, block.document));
  return (await runBlock(block, { folder, scratch, sandbox: sandbox.url })) || 'works';
}

try {
  const results = await Promise.all(blocks.map(resultOf));
  for (const [at, { document, line }] of blocks.entries()) console.log(`${document}:${line} ${results[at]}`);
  process.exitCode = results.every((result) => /^(works|not run here)/.test(result)) ? 0 : 1;
} finally {
  await sandbox.close();
  rmSync(scratch, { recursive: true, force: true });
}
