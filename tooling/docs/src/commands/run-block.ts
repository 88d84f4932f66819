import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { freePort } from '@member-wallet/testing';
import type { Snippet } from '../snippets/read-snippets';

/** Generous, because a busy machine is slow but not broken. */
const PATIENCE_MS = 120_000;
const ADDRESS = /http:\/\/127\.0\.0\.1:\d+/;
/** The port that a block sets for a server that it starts. */
const OWN_PORT = /\bPORT=(\d+)/;

export interface Place {
  /** The working directory. */
  readonly folder: string;
  /** A folder for files that commands write. */
  readonly scratch: string;
  /** The sandbox's address. */
  readonly sandbox: string;
}

/** The block adapted to run here: with the address of the running sandbox, and with free ports. */
const here = (code: string, { sandbox, scratch }: Place, port: number): string => {
  const own = OWN_PORT.exec(code)?.[1];
  const text = code
    .replace(/^npm start\b.*$/gm, '')
    .replaceAll('http://127.0.0.1:4100', sandbox)
    .replaceAll('cookies.txt', join(scratch, 'cookies.txt'))
    .replaceAll('node dist/main.js', `node dist/main.js --data-dir ${join(scratch, 'data')}`);
  const moved = own === undefined ? text : text.replaceAll(own, String(port));
  // Waits until the server has started, as a reader would.
  const waits = `until (exec 3<>/dev/tcp/127.0.0.1/${port}) 2>/dev/null; do sleep 0.1; done`;
  return moved.replace(/&$/gm, `&\n${waits}`);
};

/**
 * Runs a shell block as its reader would, in a process group that is killed afterwards.
 * @returns the problem; empty if the block succeeded or, if it serves, once its address responds
 */
export const runBlock = async ({ code, treatment }: Snippet, place: Place): Promise<string> => {
  const port = await freePort();
  const child = spawn('bash', ['-euc', here(code, place, port)], {
    cwd: place.folder,
    detached: true,
    // For programs whose port the block does not set.
    env: { ...process.env, NODE_OPTIONS: '', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const late = once(patience, 'abort').then(() => 'it does not end');
  let output = '';
  const serves = new Promise<string>((resolve) => {
    const read = (part: Buffer): void => {
      output += part.toString();
      const [address] = ADDRESS.exec(stripVTControlCharacters(output)) ?? [];
      if (address === undefined || treatment.kind !== 'serves') return;
      fetch(address).then(
        ({ status }) => resolve(status < 500 ? '' : `it answers with ${status}`),
        () => resolve('no answer'),
      );
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  const exits = ended.then(([status]) =>
    status === 0 && treatment.kind === 'run' ? '' : `it exits with ${status}:\n${output.slice(-2000)}`,
  );
  const problem = await Promise.race([serves, exits, late]);
  try {
    process.kill(-Number(child.pid), 'SIGTERM');
  } catch {
    // All processes have already ended.
  }
  await ended;
  return problem;
};
