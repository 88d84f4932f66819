import { bundleProbes } from '../page/bundle-probes';
import { openStackServer, type StackServer } from '../stack/stack-server';

declare global {
  var stackServer: StackServer | undefined;
}

export default async function setup(): Promise<void> {
  const { chromiumLaunch } = await import('../browsers/launch.mjs');
  // Unpack the browser once for all workers.
  await chromiumLaunch();
  process.env.E2E_PROBES = await bundleProbes();
  globalThis.stackServer = await openStackServer();
  process.env.E2E_STACKS = globalThis.stackServer.url;
}
