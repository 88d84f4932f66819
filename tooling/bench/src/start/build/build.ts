import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { appsOf } from '@member-wallet/run/apps';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));

/** A built page: its folder, and the language in which it starts. */
export interface Build {
  readonly name: string;
  readonly dir: string;
  readonly locale: string;
}

/** The builds of all markets. A market's path in the sandbox is called as its first language. */
export const builds = (): readonly Build[] =>
  appsOf(ROOT).map(({ folder, sandbox }) => ({
    name: basename(folder),
    dir: join(folder, 'dist'),
    locale: sandbox.slice(1),
  }));

/** The bytes that a host sends for a file: those of its compressed version, if the build has one. */
export function servedBytes({ dir }: Pick<Build, 'dir'>, file: string, encoding: 'gz' | 'br'): number {
  const compressed = join(dir, `${file}.${encoding}`);
  return statSync(existsSync(compressed) ? compressed : join(dir, file)).size;
}

export const textOf = ({ dir }: Pick<Build, 'dir'>, file: string): string =>
  readFileSync(join(dir, file), 'utf8');

/** A script's source map, which the build writes beside the served folder; null if there is none. */
export function mapOf({ dir }: Pick<Build, 'dir'>, script: string): string | null {
  const file = join(dir, '../maps', `${script}.map`);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** The scripts of a build, as paths without the first slash. */
export const scriptsOf = ({ dir }: Pick<Build, 'dir'>): readonly string[] =>
  readdirSync(join(dir, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `assets/${name}`);
