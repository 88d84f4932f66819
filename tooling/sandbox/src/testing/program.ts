import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE = join(__dirname, '..', '..');
/** The build, as `npm start` runs it: sources would be compiled at every start. */
const BUILT = join(PACKAGE, 'dist', 'main.js');
/** Disables V8's optimising compiler for the embedded database: no test runs long enough to benefit. */
const COMPILED_ONCE = '--liftoff-only';

export interface Program {
  readonly url: string;
  readonly pid: number;
  /** All output so far. */
  output(): string;
  /** Sends the signal and waits for the exit. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

const gone = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((resolve) => child.once('exit', (code) => resolve(code)));

/** Environment variables, in addition to this process's. */
export interface Settings {
  readonly DATABASE_URL?: string | undefined;
  readonly REDIS_URL?: string | undefined;
  readonly DRAIN_MS?: string;
}

function spawnProgram(args: readonly string[], settings: Settings): ChildProcess {
  if (!existsSync(BUILT)) throw new Error('Build the sandbox first: pnpm build');
  const { DATABASE_URL: _, REDIS_URL: __, NODE_OPTIONS: ___, PORT: ____, ...env } = process.env;
  return spawn(process.execPath, [COMPILED_ONCE, BUILT, ...args], {
    cwd: PACKAGE,
    env: { ...env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function collect(child: ChildProcess): () => string {
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  return () => text;
}

/** Runs the program until it exits. */
export async function runProgram(
  args: readonly string[],
  settings: Settings = {},
): Promise<{ code: number | null; output: string }> {
  const child = spawnProgram(args, settings);
  const output = collect(child);
  return { code: await gone(child), output: output() };
}

/** Starts the program as a process and waits until it answers. */
export async function startProgram(args: readonly string[], settings: Settings = {}): Promise<Program> {
  const child = spawnProgram(['--port', '0', ...args], settings);
  const output = collect(child);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const address = /Console\s+(http:\S+)\/console/.exec(output())?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', (code) =>
      reject(new Error(`It ended with ${code} before it was ready:\n${output()}`)),
    );
  });
  return {
    url,
    pid: child.pid ?? 0,
    output,
    end: async (signal) => {
      child.kill(signal);
      return gone(child);
    },
  };
}
