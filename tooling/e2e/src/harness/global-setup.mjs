import { findBrowser } from './find-browser.mjs';
import { startStack } from './stack.mjs';

/** One sandbox and all built apps for all flows; each flow registers the members that it changes. */
export default async function setup() {
  process.env.E2E_BROWSER = await findBrowser();
  const stack = await startStack();
  const { thai, laos, odd, sandbox, program } = stack;
  process.env.E2E_STACK = JSON.stringify({ thai, laos, odd, sandbox, program });
  globalThis.__stack = stack;
}
