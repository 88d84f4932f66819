import { bundleProbes } from './bundle-probes';
import { openStackDesk, type StackDesk } from './stack-desk';

declare global {
  var stackDesk: StackDesk | undefined;
}

export default async function setup(): Promise<void> {
  const { findBrowser } = await import('./find-browser.mjs');
  process.env.E2E_BROWSER = await findBrowser();
  process.env.E2E_PROBES = await bundleProbes();
  globalThis.stackDesk = await openStackDesk();
  process.env.E2E_STACKS = globalThis.stackDesk.url;
}
