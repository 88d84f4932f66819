import { chmodSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sdkFolder } from '../site/pages';
import type { Outcome, Place } from './outcome';
import { placed } from './outcome';
import type { Snippet } from './read-snippets';
import type { Ended } from './start';
import { start } from './start';

/** Runs the blocks of shell, in a copy of the package's documents, so that no command can change the package. */
export const runCommands = async (
  snippets: readonly Snippet[],
  place: Place,
  token: string,
): Promise<readonly Outcome[]> => {
  const { folder } = place;
  cpSync(join(sdkFolder, 'docs'), join(folder, 'docs'), { recursive: true });
  // npx finds the SDK's own command, as it does in a project that has the package.
  const programs = join(folder, 'bin');
  mkdirSync(programs);
  writeFileSync(join(programs, 'npx'), `#!/bin/sh\nexec "${folder}/node_modules/.bin/$@"\n`);
  chmodSync(join(programs, 'npx'), 0o755);
  const env = { TOKEN: token, PATH: `${programs}:${process.env.PATH ?? ''}` };

  const ended = new Map<string, Ended>();
  const outcomes: Outcome[] = [];
  for (const snippet of snippets) {
    const { document, line, code } = snippet;
    // The same command twice says nothing new.
    const { code: status, output } =
      ended.get(code) ?? (await start('bash', ['-euc', placed(code, place)], folder, env));
    ended.set(code, { code: status, output });
    const text = `it exits with ${status}:\n${output.slice(-2000)}`;
    outcomes.push({ snippet, problems: status === 0 ? [] : [{ document, line, text }] });
  }
  return outcomes;
};
