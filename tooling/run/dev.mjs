import { appsOf } from './apps.mjs';
import { bin, install, ROOT } from './setup.mjs';

if ((await install()) !== 0) process.exit(1);

// The packages that the apps import as built code are built once, then watched.
const code = await bin('Building the packages', 'turbo', ['run', 'build', '--filter=./packages/*'], {
  quiet: true,
});
if (code !== 0) process.exit(code);

const addresses = appsOf(ROOT).map(({ title, port }) => `${title} http://127.0.0.1:${port}`);
console.log(['Sandbox http://127.0.0.1:4100', ...addresses].join(', '));
process.exit(await bin('Serving with hot reload', 'turbo', ['run', 'dev', '--ui=stream']));
