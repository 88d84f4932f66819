import { setTimeout as pause } from 'node:timers/promises';
import { TIMEOUT_MS } from '../harness/jest/timeout';
import { type Name, type Kind, findControl, patternSource } from './controls';

/** A value that can be passed to the page and returned from it. */
export type Value = string | number | boolean | null | readonly Value[];

/** The operations that each driver implements. */
export interface Driver {
  /** The browser's own name and version. */
  readonly version: string;
  open: (url: string) => Promise<void>;
  /** Runs a function in the page. */
  run: <Result>(script: (...values: never[]) => Result, ...values: Value[]) => Promise<Result>;
  /** Whether the function returns an element. */
  sees: (find: (...values: never[]) => Element | null, ...values: Value[]) => Promise<boolean>;
  /** Clicks the element that the function returns, as a user would. Rejects if it is covered or missing. */
  press: (find: (...values: never[]) => Element | null, ...values: Value[]) => Promise<void>;
  type: (text: string, find: (...values: never[]) => Element | null, ...values: Value[]) => Promise<void>;
  close: () => Promise<void>;
}

/** A page whose operations are retried until they succeed or time out. */
export function pageOf(driver: Driver) {
  async function until<Result>(what: string, attempt: () => Promise<Result>): Promise<NonNullable<Result>> {
    const end = Date.now() + TIMEOUT_MS / 2;
    let last: unknown;
    for (;;) {
      try {
        const result = await attempt();
        if (result) return result;
        last = 'it is not there';
      } catch (error) {
        last = error;
      }
      if (Date.now() > end) {
        const shown = await driver
          .run(() => `${location.pathname}\n${document.body.innerText}`)
          .catch(String);
        throw new Error(`${what}: ${String(last)}\n${shown}`);
      }
      await pause(50);
    }
  }
  return {
    run: driver.run,
    open: driver.open,
    /** Waits for the control or text. */
    see: (kind: Kind, name: Name) =>
      until(`see ${kind} ${String(name)}`, () => driver.sees(findControl, kind, patternSource(name))),
    press: (kind: Kind, name: Name) =>
      until(`press ${kind} ${String(name)}`, async () => {
        await driver.press(findControl, kind, patternSource(name));
        return true;
      }),
    type: (name: Name, text: string) =>
      until(`type into ${String(name)}`, async () => {
        await driver.type(text, findControl, 'field', patternSource(name));
        return true;
      }),
    /** Waits until a function in the page returns a truthy value. */
    wait: <Result>(what: string, script: (...values: never[]) => Result, ...values: Value[]) =>
      until(what, () => driver.run(script, ...values)),
  };
}

export type EnginePage = ReturnType<typeof pageOf>;
