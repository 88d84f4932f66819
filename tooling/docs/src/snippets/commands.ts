import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository, SDK } from '../repository';
import type { Outcome, Place } from './outcome';
import { placed } from './outcome';
import type { Snippet } from './read-snippets';
import type { Ended } from './start';
import { start } from './start';

const sdkFolder = join(repository, SDK);

/** Runs the shell blocks in a copy of the package's documents, so that no command can change the package. */
export const runCommands = async (
  snippets: readonly Snippet[],
  place: Place,
  token: string,
): Promise<readonly Outcome[]> => {
  const { folder } = place;
  cpSync(join(sdkFolder, 'docs'), join(folder, 'docs'), { recursive: true });
  // Adds the SDK's commands, so that npx finds them as in a project with the package. pnpm has not linked them if it
  // installed the package before it was built.
  const programs = join(folder, 'bin');
  mkdirSync(programs);
  const program = (name: string, line: string): void => {
    writeFileSync(join(programs, name), `#!/bin/sh\nexec ${line} "$@"\n`);
    chmodSync(join(programs, name), 0o755);
  };
  const { bin } = JSON.parse(readFileSync(join(sdkFolder, 'package.json'), 'utf8')) as {
    readonly bin: Readonly<Record<string, string>>;
  };
  for (const [name, path] of Object.entries(bin)) program(name, `node "${join(sdkFolder, path)}"`);
  program('npx', 'env');
  const env = { TOKEN: token, PATH: `${programs}:${process.env.PATH ?? ''}` };

  const ended = new Map<string, Ended>();
  const outcomes: Outcome[] = [];
  for (const snippet of snippets) {
    const { document, line, code } = snippet;
    // A command that occurs twice only runs once.
    const { code: status, output } =
      ended.get(code) ?? (await start('bash', ['-euc', placed(code, place)], folder, env));
    ended.set(code, { code: status, output });
    const text = `it exits with ${status}:\n${output.slice(-2000)}`;
    outcomes.push({ snippet, problems: status === 0 ? [] : [{ document, line, text }] });
  }
  return outcomes;
};
