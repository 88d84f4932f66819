import { execFile, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** The folder with the hosting files that releases contain. */
export const HOSTING = dirname(
  createRequire(__filename).resolve('@member-wallet/release/hosting/nginx.conf'),
);

const run = promisify(execFile);

const sumOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');

/**
 * Deploys a dist folder as a release, with the program that releases contain.
 * @param options further options of that program
 */
export async function deploy(dist: string, to: string, ...options: readonly string[]): Promise<void> {
  const release = mkdtempSync(join(tmpdir(), 'release-'));
  symlinkSync(dist, join(release, 'dist'));
  const lines = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(dist, name)).isFile())
    .map((name) => `${sumOf(join(dist, name))}  dist/${name}\n`);
  writeFileSync(join(release, 'SHA256SUMS'), lines.join(''));
  try {
    const args = [join(HOSTING, 'deploy.mjs'), '--release', release, '--to', to, ...options];
    await run(process.execPath, args);
  } finally {
    rmSync(release, { recursive: true });
  }
}

/**
 * Packs the current builds of all markets twice, and unpacks the Thai app's archive.
 * @returns its folder, the checksums, and whether both packs are identical
 */
export async function makeRelease(work: string) {
  const program = join(HOSTING, '../../run/release-apps.mjs');
  const env = { ...process.env, COMMIT: 'c0ffee', SOURCE_DATE_EPOCH: '1700000000' };
  const sums: string[] = [];
  for (const name of ['one', 'two']) {
    const out = join(work, name);
    await run(process.execPath, [program, '--built', '--out', out], { env });
    sums.push(readFileSync(join(out, 'SHA256SUMS'), 'utf8'));
  }
  const archive = readdirSync(join(work, 'one')).find((name) => /-thai-.*c0ffee\.tar\.gz$/.test(name)) ?? '';
  await run('tar', ['xzf', join(work, 'one', archive), '-C', work]);
  return {
    folder: join(work, archive.replace('.tar.gz', '')),
    areEqual: sums[0] === sums[1],
    sums: sums[0] ?? '',
  };
}

interface Options {
  readonly dir: string;
  /** The backend's address. */
  readonly api: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly port?: number;
}

export interface ServedApp {
  readonly url: string;
  readonly port: number;
  close: () => Promise<void>;
}

type Said = { readonly error: string } | { readonly url: string; readonly port: number };

/** Serves a build with the project's own server. Rejects with the server's error message. */
export async function serveBuild(options: Options): Promise<ServedApp> {
  const args = [JSON.stringify(options)];
  const child = fork(join(__dirname, 'serve-process.ts'), args, { execArgv: ['--import', 'tsx'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const said = await new Promise<Said>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Said));
    child.once('exit', (code) => reject(new Error(`The server exited with ${code}.`)));
  });
  if ('error' in said) throw new Error(said.error);
  return {
    ...said,
    close: async () => {
      child.disconnect();
      await ended;
    },
  };
}
