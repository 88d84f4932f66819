import { serveApp } from '@member-wallet/run/web-server';

/** A build served in its own process, which exits with its parent: the server is an ES module, which Jest cannot load. */
const app = await serveApp(JSON.parse(process.argv[2] ?? '{}') as Parameters<typeof serveApp>[0]).catch(
  (error: Error) => {
    process.send?.({ error: error.message });
    process.exit(1);
  },
);
process.on('disconnect', () => void app.close().then(() => process.exit(0)));
process.send?.({ url: app.url, port: app.port });
