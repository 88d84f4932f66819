import { spawn } from 'node:child_process';

/**
 * A program and all that it prints, ended as a whole.
 * @param {string} command @param {string[]} args @param {string} cwd
 */
export function startProgram(command, args, cwd) {
  const child = spawn(command, args, { cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let listeners = [];
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const hear = () => {
    for (const listener of listeners) listener();
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      output += part;
      hear();
    });
  }
  return {
    output: () => output,
    /** Resolves with the match once the program has printed what the pattern says, after `from` characters. */
    printed(pattern, from = 0) {
      return new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(output.slice(from));
          if (!found) return;
          listeners = listeners.filter((listener) => listener !== look);
          resolve(found);
        };
        listeners.push(look);
        look();
        void gone.then((code) => reject(new Error(`${command} ended with ${code}:\n${output}`)));
      });
    },
    async end() {
      if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGTERM');
      await gone;
    },
  };
}
