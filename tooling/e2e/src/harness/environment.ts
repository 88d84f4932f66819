import { setTimeout } from 'node:timers/promises';
import { TestEnvironment } from 'jest-environment-node';
import { type Browser, chromium, type Page } from 'playwright-core';
import type { Stack } from './browser';
import { FLAGS } from './browser-flags';

/** Flows change switches and act as the operator, for a whole sandbox. Audits therefore use a separate one. */
const kindOf = (path: string): string => (path.endsWith('.visual.ts') ? 'visual' : 'flow');

async function stackOf(kind: string): Promise<Stack> {
  const answer = await fetch(`${process.env.E2E_STACKS}/${kind}/${process.env.JEST_WORKER_ID}`);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Stack;
}

/** What a page shows, as far as it can say so at once. */
async function shownOn(page: Page): Promise<string> {
  const read = page.evaluate(() => {
    const open = [...document.querySelectorAll<HTMLElement>('dialog[open], [role=status], [role=alert]')];
    const texts = open.map((each) => `${each.role ?? each.tagName}: ${each.innerText}`);
    return [...texts, `page: ${document.body.innerText}`].join('\n').replaceAll(/\s*\n\s*/g, ' | ');
  });
  const words = await Promise.race([read.catch(String), setTimeout(5000, 'no answer', { ref: false })]);
  return `${page.url()}\n    ${words.slice(0, 1500)}`;
}

/**
 * One browser per test file; one sandbox with all built apps per worker. playwright-core is loaded once per worker.
 * Closing the browser also closes everything that a file left open.
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

  /** Says what the open pages show when a test fails: a flow that waited in vain says only what it waited for. */
  async handleTestEvent({ name }: { readonly name: string }): Promise<void> {
    if (name !== 'test_fn_failure') return;
    const pages = this.#browser?.contexts().flatMap((context) => context.pages()) ?? [];
    for (const page of pages) {
      const shown = await shownOn(page);
      if (!shown.startsWith('about:')) process.stderr.write(`an open page: ${shown}\n`);
    }
  }

  override async teardown(): Promise<void> {
    await this.#browser?.close();
    await super.teardown();
  }
}
