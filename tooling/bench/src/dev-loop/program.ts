import { spawn } from 'node:child_process';

/** A child process with its output, which is stopped together with its own children. */
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
    /** Resolves once the output after `from` characters matches the pattern. */
    printed(pattern: RegExp, from = 0): Promise<void> {
      return new Promise((resolve, reject) => {
        const check = () => {
          if (!pattern.test(output.slice(from))) return;
          listeners = listeners.filter((listener) => listener !== check);
          resolve();
        };
        listeners.push(check);
        check();
        void ended.then((code) => reject(new Error(`${command} ended with ${code}:\n${output}`)));
      });
    },
    async close(): Promise<void> {
      const isRunning = child.exitCode === null && child.signalCode === null;
      // The process group, because npm's children have to exit too.
      if (isRunning && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}
