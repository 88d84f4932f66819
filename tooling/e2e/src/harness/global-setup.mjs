import { findBrowser } from './find-browser.mjs';
import { startStack } from './stack.mjs';

/**
 * A sandbox and all built apps for each worker: flows turn switches and answer for the operator, which holds for a
 * whole sandbox. Each flow registers the members that it changes.
 * @param {{ maxWorkers: number }} config
 */
export default async function setup({ maxWorkers }) {
  process.env.E2E_BROWSER = await findBrowser();
  globalThis.__stacks = await Promise.all(Array.from({ length: maxWorkers }, () => startStack()));
  process.env.E2E_STACKS = JSON.stringify(
    globalThis.__stacks.map(({ thai, laos, odd, sandbox, program }) => ({
      thai,
      laos,
      odd,
      sandbox,
      program,
    })),
  );
}
