import { TestEnvironment } from 'jest-environment-node';
import { type Browser, chromium } from 'playwright-core';
import type { Stack } from './browser';
import { FLAGS } from './browser-flags';

/** Flows turn switches and answer for the operator, which holds for a whole sandbox: what is looked at has another. */
const kindOf = (path: string): string => (path.endsWith('.visual.ts') ? 'visual' : 'flow');

async function stackOf(kind: string): Promise<Stack> {
  const answer = await fetch(`${process.env.E2E_STACKS}/${kind}/${process.env.JEST_WORKER_ID}`);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Stack;
}

/**
 * A browser for each test file, and for each worker a sandbox with all built apps. The library that drives the browser
 * is loaded once for each worker. What a file left open goes with its browser.
 */
export default class BrowserEnvironment extends TestEnvironment {
  readonly #path: string;
  #browser: Browser | undefined;

  constructor(...[config, context]: ConstructorParameters<typeof TestEnvironment>) {
    super(config, context);
    this.#path = context.testPath;
  }

  override async setup(): Promise<void> {
    await super.setup();
    this.global.stack = await stackOf(kindOf(this.#path));
    this.#browser = await chromium.launch({ executablePath: process.env.E2E_BROWSER ?? '', args: FLAGS });
    this.global.browser = this.#browser;
  }

  override async teardown(): Promise<void> {
    await this.#browser?.close();
    await super.teardown();
  }
}
