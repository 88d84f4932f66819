import { fork } from 'node:child_process';

/** How long running requests may take to end; afterwards the process is killed, which the database survives. */
const LAST_CALLS_MS = 3000;

/**
 * Starts a sandbox in a child process, controlled by the messages of tooling/sandbox/src/dev.ts.
 * @param {string} program @param {string[]} args of the sandbox, such as --reset
 */
export function launchSandbox(program, args) {
  const child = fork(program, { execArgv: ['--enable-source-maps'], stdio: 'inherit' });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  /**
   * @param {'loaded' | 'serving'} name
   * @returns {Promise<string>} the value of the message with this name
   */
  const received = (name) =>
    new Promise((resolve, reject) => {
      child.on('message', (/** @type {{ name: string, value: string }} */ message) => {
        if (message.name === name) resolve(message.value);
        if (message.name === 'failed') reject(new Error(message.value));
      });
      void gone.then((code) => reject(new Error(`The process exited with ${code}.`)));
    });
  const loaded = received('loaded');
  let stopping = false;
  void gone.then((code) => {
    if (!stopping)
      console.error(`✗ The sandbox exited with ${code}. The next change of its sources restarts it.`);
  });
  return {
    loaded,
    serve() {
      const url = received('serving');
      child.send(args);
      return url;
    },
    async stop() {
      stopping = true;
      if (child.connected) child.disconnect();
      const timer = setTimeout(() => child.kill('SIGKILL'), LAST_CALLS_MS);
      await gone;
      clearTimeout(timer);
    },
  };
}
