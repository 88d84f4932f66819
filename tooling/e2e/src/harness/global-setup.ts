import { bundleProbes } from './bundle-probes';
import { openStackServer, type StackServer } from './stack-server';

declare global {
  var stackServer: StackServer | undefined;
}

export default async function setup(): Promise<void> {
  const { findBrowser } = await import('./find-browser.mjs');
  process.env.E2E_BROWSER = await findBrowser();
  process.env.E2E_PROBES = await bundleProbes();
  globalThis.stackServer = await openStackServer();
  process.env.E2E_STACKS = globalThis.stackServer.url;
}
