import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A sandbox in its own process, which can be restarted with the same data and port. */
export interface SandboxProcess {
  readonly url: string;
  restart(signal: NodeJS.Signals): Promise<void>;
  close(): Promise<void>;
}

/** External services. Without them, the sandbox stores its data in a temporary folder. */
export interface SandboxServices {
  readonly DATABASE_URL: string;
  readonly REDIS_URL: string;
}

interface Running {
  readonly child: ChildProcess;
  readonly url: string;
}

const READY = /Console\s+(http:\S+)\/console/;

async function begin(args: readonly string[], services: Partial<SandboxServices>): Promise<Running> {
  // Do not use services that are configured on this machine.
  const { DATABASE_URL: _, REDIS_URL: __, NODE_OPTIONS: ___, ...inherited } = process.env;
  const env = { ...inherited, ...services };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = READY.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) =>
      reject(new Error(`The sandbox exited with ${code} before it was ready:\n${output}`)),
    );
  });
  return { child, url };
}

async function end({ child }: Running, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}

/** @param program the sandbox's built main.js */
export async function startSandboxProcess(
  program: string,
  services: Partial<SandboxServices> = {},
): Promise<SandboxProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-process-'));
  const options = ['--data-dir', folder, '--log-level', 'silent'];
  let running = await begin([program, '--port', '0', ...options], services);
  const { url } = running;
  return {
    url,
    restart: async (signal) => {
      await end(running, signal);
      running = await begin([program, '--port', new URL(url).port, ...options], services);
    },
    close: async () => {
      await end(running, 'SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
