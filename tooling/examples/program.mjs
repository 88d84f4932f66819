import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

// Long, because a busy machine is slow.
const PATIENCE_MS = 120_000;

/** @typedef {{ code: number | null, output: string, errors: string }} Ended */

/** The environment of a program: nothing else of this process's environment reaches it. @param {object} env */
const only = (env) => ({ PATH: process.env.PATH, ...env });

/**
 * Runs a Node program until it exits.
 * @param {string} folder @param {string[]} args @param {object} env
 * @returns {Promise<Ended>}
 */
export async function run(folder, args, env) {
  const child = spawn(process.execPath, args, { cwd: folder, env: only(env), timeout: PATIENCE_MS });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    /** @type {Promise<[number | null]>} */ (once(child, 'exit')),
  ]);
  return { code, output, errors };
}

/**
 * Starts a Node program that is a server, and waits until it prints its address.
 * @param {string} folder @param {string[]} args @param {object} env
 */
export async function serve(folder, args, env) {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: only(env),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  // It must not outlive this process.
  process.once('exit', () => child.kill());
  let output = '';
  // Read until the end, because a program that prints into a closed pipe fails.
  const url = await new Promise((resolve, reject) => {
    child.stdout.on('data', (part) => {
      output += part;
      const [line, address] = /(http:\/\/127\.0\.0\.1:\d+)\S*\n/.exec(output) ?? [];
      if (line) resolve(address);
    });
    setTimeout(
      () => reject(new Error(`${args.join(' ')} printed no address in time:\n${output}`)),
      PATIENCE_MS,
    ).unref();
    child.once('exit', () => reject(new Error(`${args.join(' ')} ended and printed no address:\n${output}`)));
  });
  return {
    /** @type {string} */
    url,
    /** Sends SIGTERM. Resolves with its exit code; null if the signal ended it. */
    async stop() {
      child.kill();
      const [code] = await gone;
      return code;
    },
  };
}
