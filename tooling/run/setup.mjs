import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const MANIFEST = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
/** The package manager at the repository's version, e.g. `pnpm@10.34.9`. */
const PNPM = MANIFEST.packageManager;
const MARK = join(ROOT, 'node_modules/.installed-from-lockfile');

/** The environment without variables that npm sets for its scripts: pnpm and turbo would read them as their own settings. */
const cleanEnv = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_(config|package|lifecycle)_/i.test(name)),
  );

/**
 * cwd: default: the root; quiet: show output only on failure; onOutput: gets the command's output; niceness: the command
 * and all that it starts yield to the others, up to 19
 * @typedef {{ cwd?: string, env?: Record<string, string>, quiet?: boolean, onOutput?: (text: string) => void, niceness?: number }} RunOptions
 */

/** @param {number} pid @param {number} niceness */
function lowerPriority(pid, niceness) {
  try {
    setPriority(pid, niceness);
  } catch {
    // Ignored: some machines forbid it, or the process has ended. The priority only makes other checks faster.
  }
}

/**
 * Runs a command with progress output; resolves with its exit code.
 * @param {string} label @param {string} command @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function run(
  label,
  command,
  args,
  { cwd = ROOT, env = {}, quiet = false, onOutput, niceness = 0 } = {},
) {
  return new Promise((resolve) => {
    const start = Date.now();
    const tty = process.stdout.isTTY;
    /** @type {Buffer[]} */
    const held = [];
    console.log(`› ${label}`);
    const child = spawn(command, args, {
      cwd,
      env: { ...cleanEnv(), ...env },
      stdio: quiet || onOutput ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    if (niceness > 0 && child.pid !== undefined) lowerPriority(child.pid, niceness);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        onOutput?.(String(chunk));
        if (quiet) held.push(chunk);
        else process.stdout.write(chunk);
      });
    }
    const ticker = quiet
      ? setInterval(() => {
          const seconds = Math.round((Date.now() - start) / 1000);
          if (tty) process.stdout.write(`\r  … ${seconds} s`);
          else if (seconds % 15 === 0) console.log(`  … ${seconds} s`);
        }, 1000)
      : undefined;
    child.on('error', (error) => {
      held.push(Buffer.from(`${error.message}\n`));
      finish(127);
    });
    child.on('exit', (code, signal) => finish(code ?? (signal ? 1 : 0)));
    const finish = (/** @type {number} */ code) => {
      clearInterval(ticker);
      if (tty && quiet) process.stdout.write('\r\x1b[K');
      if (code !== 0) process.stdout.write(Buffer.concat(held));
      console.log(`${code === 0 ? '✓' : '✗'} ${label} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
      resolve(code);
    };
  });
}

/**
 * Runs pnpm from the npm registry, so that only Node and npm have to be installed.
 * @param {string} label @param {string[]} args @param {RunOptions} [options]
 */
const pnpm = (label, args, options) => run(label, 'npm', ['exec', '--yes', '--', PNPM, ...args], options);

/**
 * Runs a program of the root's devDependencies directly, without starting a package manager.
 * @param {string} label @param {string} name @param {string[]} args @param {RunOptions} [options]
 */
export const bin = (label, name, args, options = {}) => {
  const folder = join(ROOT, 'node_modules/.bin');
  return run(label, join(folder, name), args, {
    ...options,
    env: { ...options.env, PATH: `${folder}:${dirname(process.execPath)}:${process.env.PATH}` },
  });
};

function nodeIsTooOld() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major < 20 || (major === 20 && minor < 19);
}

/** Installs with the frozen lockfile, unless the last installation used the same one. */
export async function install() {
  if (nodeIsTooOld()) {
    console.error(`Node ${process.versions.node} is too old: 20.19 or newer is needed.`);
    return 1;
  }
  const lockfile = createHash('sha256')
    .update(readFileSync(join(ROOT, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === lockfile) return 0;
  const code = await pnpm('Installing dependencies', ['install', '--frozen-lockfile'], { quiet: true });
  if (code === 0) writeFileSync(MARK, lockfile);
  return code;
}

/**
 * Builds the given packages and their dependencies, using turbo's cache.
 * @param {string[]} filters turbo filters
 */
export const build = (filters) =>
  bin(
    'Building',
    'turbo',
    ['run', 'build', '--output-logs=errors-only', ...filters.map((f) => `--filter=${f}`)],
    {
      quiet: true,
    },
  );
