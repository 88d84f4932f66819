import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@member-wallet/testing';
import { PHONE } from '../harness/page/browser';
import type { Driver, Value } from './engine';

type Script<Result> = (...values: never[]) => Result;
const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf';

/** Starts a virtual display. @returns its name, such as `:99` */
async function startDisplay(program: string): Promise<{ process: ChildProcess; name: string }> {
  const process = spawn(program, ['-displayfd', '3', '-screen', '0', '1024x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [line] = (await once(process.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { process, name: `:${line.toString().trim()}` };
}

/** Ends a child process. */
async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const gone = once(process, 'exit');
  process.kill();
  await gone;
}

/** Drives WebKit through classic WebDriver. No screenshots, which can hang there. */
export async function webdriverDriver(options: {
  display: string;
  driver: string;
  browser: string;
  env: Record<string, string>;
}): Promise<Driver> {
  const display = await startDisplay(options.display);
  const port = await freePort();
  const program = spawn(options.driver, [`--port=${port}`], {
    env: {
      ...process.env,
      ...options.env,
      DISPLAY: display.name,
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
    stdio: 'ignore',
  });
  let session = '';
  async function send<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`http://127.0.0.1:${port}/session${session}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Answer & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }
  const capabilities = {
    alwaysMatch: { 'webkitgtk:browserOptions': { binary: options.browser, args: ['--automation'] } },
  };
  const stop = async () => {
    await end(program);
    await end(display.process);
  };
  const begin = async () => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await send<{ sessionId: string; capabilities: Record<string, string> }>('POST', '', {
          capabilities,
        });
      } catch (error) {
        // The driver takes a moment until it listens.
        if (!String(error).includes('fetch failed') || attempt > 100) throw error;
        await pause(100);
      }
    }
  };
  const begun = await begin().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  session = `/${begun.sessionId}`;
  await send('POST', '/window/rect', { x: 0, y: 0, ...PHONE });

  const execute = <Result>(script: Script<unknown>, values: Value[]) =>
    send<Result>('POST', '/execute/sync', {
      script: `return (${script.toString()}).apply(null, arguments);`,
      args: values,
    });
  const element = async (find: Script<Element | null>, values: Value[]) => {
    const found = await execute<Record<string, string> | null>(find, values);
    if (!found?.[ELEMENT_KEY]) throw new Error('there is no such element');
    return `/element/${found[ELEMENT_KEY]}`;
  };
  return {
    version: `${begun.capabilities.browserName} ${begun.capabilities.browserVersion}`,
    open: (url) => send('POST', '/url', { url }),
    run: (script, ...values) => execute(script, values),
    sees: async (find, ...values) => (await execute(find, values)) !== null,
    press: async (find, ...values) => send('POST', `${await element(find, values)}/click`, {}),
    type: async (text, find, ...values) => send('POST', `${await element(find, values)}/value`, { text }),
    close: async () => {
      await send('DELETE', '').catch(() => undefined);
      await stop();
    },
  };
}
