import { TestEnvironment } from 'jest-environment-node';
import { type Browser, chromium } from 'playwright-core';
import type { Launch, Stack } from '../page/browser';
import { FLAGS } from '../page/browser-flags';
import type { Age } from '../browsers/chromium.mjs';
import { fontEnvironment, fontFolders, type FontSet } from '../browsers/fonts.mjs';
import { chromiumLaunch } from '../browsers/launch.mjs';
import { createWitness, type Witness } from './evidence';

/** Audits get a sandbox of their own, because flows change switches and data of a whole sandbox. */
const kindOf = (path: string): string => (path.endsWith('.visual.ts') ? 'visual' : 'flow');

async function stackOf(kind: string): Promise<Stack> {
  const answer = await fetch(`${process.env.E2E_STACKS}/${kind}/${process.env.JEST_WORKER_ID}`);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Stack;
}

/** The part of Jest's events that this class reads. */
interface TestEvent {
  readonly name: string;
  readonly error?: unknown;
  readonly test?: Named;
}

interface Named {
  readonly name: string;
  readonly parent?: Named;
}

const ROOT = 'ROOT_DESCRIBE_BLOCK';
const fullName = (named: Named | undefined): string =>
  named && named.name !== ROOT ? `${fullName(named.parent)} ${named.name}`.trim() : '';

/**
 * One browser per test file, plus those that a test launches; one sandbox with all built apps per worker.
 * playwright-core is loaded once per worker. Closing the browsers also closes everything that a file left open. Options
 * in the first comment of a file: `@jest-environment-options {"fonts": "latin"}` for a browser without fonts for Thai
 * and Lao, `{"age": "floor"}` for the oldest supported Chromium.
 */
export default class BrowserEnvironment extends TestEnvironment {
  readonly #path: string;
  readonly #fonts: FontSet;
  readonly #age: Age;
  readonly #browsers: Browser[] = [];
  readonly #witness: Witness;

  constructor(...[config, context]: ConstructorParameters<typeof TestEnvironment>) {
    super(config, context);
    this.#path = context.testPath;
    const { fonts, age } = config.projectConfig.testEnvironmentOptions;
    this.#fonts = fonts === 'latin' ? 'latin' : 'phone';
    this.#age = age === 'floor' ? 'floor' : 'current';
    this.#witness = createWitness(this.#path);
  }

  async #launch({ fonts = this.#fonts, args = [], ...options }: Launch = {}): Promise<Browser> {
    const launch = await chromiumLaunch({ age: this.#age, fonts, args: [...FLAGS, ...args] });
    const browser = await chromium.launch({ ...launch, ...options });
    this.#browsers.push(browser);
    this.#witness.follow(browser);
    return browser;
  }

  override async setup(): Promise<void> {
    await super.setup();
    this.global.stack = await stackOf(kindOf(this.#path));
    this.global.browser = await this.#launch();
    this.global.launchBrowser = (options: Launch) => this.#launch(options);
    this.global.chromiumLaunch = chromiumLaunch;
    this.global.fontEnvironment = fontEnvironment;
    this.global.fontFolders = fontFolders;
  }

  /** Saves evidence before the clean-up, because a timeout's message only says what was awaited. */
  async handleTestEvent({ name, test, error }: TestEvent): Promise<void> {
    if (name === 'test_start') this.#witness.forget();
    if (name === 'test_fn_failure' || name === 'hook_failure')
      await this.#witness.keep(fullName(test), error);
  }

  override async teardown(): Promise<void> {
    await this.#witness.close();
    for (const browser of this.#browsers) await browser.close();
    await super.teardown();
  }
}
