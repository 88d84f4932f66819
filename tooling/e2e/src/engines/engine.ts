import { setTimeout as pause } from 'node:timers/promises';
import { TIMEOUT_MS } from '../harness/jest/timeout';
import { type Name, type Kind, controlIn, sourceOf } from './controls';

/** A value that goes to the page and back. */
export type Value = string | number | boolean | null | readonly Value[];

/** What a driver has to do; everything else is built of it. */
export interface Driver {
  /** The browser's own name and version. */
  readonly version: string;
  open: (url: string) => Promise<void>;
  /** Runs a function of the page. */
  run: <Result>(script: (...values: never[]) => Result, ...values: Value[]) => Promise<Result>;
  /** Whether the function returns an element. */
  sees: (find: (...values: never[]) => Element | null, ...values: Value[]) => Promise<boolean>;
  /** Presses or types into the element that the function returns, as a hand would. Rejects if it is covered or gone. */
  press: (find: (...values: never[]) => Element | null, ...values: Value[]) => Promise<void>;
  type: (text: string, find: (...values: never[]) => Element | null, ...values: Value[]) => Promise<void>;
  close: () => Promise<void>;
}

/** One page of a browser, with patience. */
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
    /** Waits for the control or the text. */
    see: (kind: Kind, name: Name) =>
      until(`see ${kind} ${String(name)}`, () => driver.sees(controlIn, kind, sourceOf(name))),
    press: (kind: Kind, name: Name) =>
      until(`press ${kind} ${String(name)}`, async () => {
        await driver.press(controlIn, kind, sourceOf(name));
        return true;
      }),
    type: (name: Name, text: string) =>
      until(`type into ${String(name)}`, async () => {
        await driver.type(text, controlIn, 'field', sourceOf(name));
        return true;
      }),
    /** Waits until a function of the page returns something true. */
    wait: <Result>(what: string, script: (...values: never[]) => Result, ...values: Value[]) =>
      until(what, () => driver.run(script, ...values)),
  };
}

export type EnginePage = ReturnType<typeof pageOf>;
