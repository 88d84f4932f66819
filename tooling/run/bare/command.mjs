import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';

/** The process groups that are running. @type {Set<number>} */
const groups = new Set();

/** Kills all processes that have been started. */
export function killAll() {
  for (const group of groups) {
    try {
      process.kill(-group, 'SIGKILL');
    } catch {
      // It has already ended.
    }
  }
}

/**
 * Starts a command of the README in its own process group, and keeps its output.
 * @param {string[]} args npm's
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, log: string }} place
 */
export function npm(args, { cwd, env, log }) {
  const child = spawn('npm', args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const group = Number(child.pid);
  groups.add(group);
  const file = createWriteStream(log);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
      file.write(chunk);
    });
  }
  const ended = /** @type {Promise<[number | null, string | null]>} */ (once(child, 'close')).then(
    ([code]) => {
      groups.delete(group);
      file.end();
      return code;
    },
  );
  return { child, ended, output: () => output };
}
