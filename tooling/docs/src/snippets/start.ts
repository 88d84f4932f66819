import { spawn } from 'node:child_process';

export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** Runs a program to its end, without the Node options of this process, such as loaders. */
export const start = (
  command: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe'];
    const child = spawn(command, args, { env: { ...process.env, NODE_OPTIONS: '', ...env }, cwd, stdio });
    let output = '';
    child.stdout.on('data', (part: Buffer) => (output += part.toString()));
    child.stderr.on('data', (part: Buffer) => (output += part.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
