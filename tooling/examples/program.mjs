import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

// A busy machine is slow but not broken.
const PATIENCE_MS = 120_000;

/** @typedef {{ code: number | null, output: string, errors: string }} Ended */

/** Only what a program is given: nothing of this process's environment reaches it. @param {object} env */
const only = (env) => ({ PATH: process.env.PATH, ...env });

/**
 * Runs a Node program to its end.
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
 * Starts a Node program that serves, and waits until it prints its address.
 * @param {string} folder @param {string[]} args @param {object} env
 */
export async function serve(folder, args, env) {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: only(env),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  // It ends with this process, however that ends.
  process.once('exit', () => child.kill());
  let output = '';
  // Read to its end: a program whose output nobody reads fails when it says goodbye.
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
    /** Asks it to stop; its exit code, or null if it did not answer the signal itself. */
    async stop() {
      child.kill();
      const [code] = await gone;
      return code;
    },
  };
}
