import { serveApp } from '@member-wallet/run/web-server';

/** Serves a build in its own process, because Jest cannot load the server's ES module. Exits with its parent. */
const app = await serveApp(JSON.parse(process.argv[2] ?? '{}') as Parameters<typeof serveApp>[0]).catch(
  (error: Error) => {
    process.send?.({ error: error.message });
    process.exit(1);
  },
);
process.on('disconnect', () => void app.close().then(() => process.exit(0)));
process.send?.({ url: app.url, port: app.port });
