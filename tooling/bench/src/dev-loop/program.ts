import { spawn } from 'node:child_process';

/** A program and all that it prints, ended as a whole. */
export function startProgram(command: string, args: readonly string[], cwd: string) {
  const child = spawn(command, args, { cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let listeners: (() => void)[] = [];
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      output += part;
      for (const listener of listeners) listener();
    });
  }
  return {
    output: () => output,
    /** Resolves once the program has printed what the pattern says, after `from` characters. */
    printed(pattern: RegExp, from = 0): Promise<void> {
      return new Promise((resolve, reject) => {
        const look = () => {
          if (!pattern.test(output.slice(from))) return;
          listeners = listeners.filter((listener) => listener !== look);
          resolve();
        };
        listeners.push(look);
        look();
        void ended.then((code) => reject(new Error(`${command} ended with ${code}:\n${output}`)));
      });
    },
    async close(): Promise<void> {
      const isRunning = child.exitCode === null && child.signalCode === null;
      // The group: npm's own children have to end too.
      if (isRunning && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}
