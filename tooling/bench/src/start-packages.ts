import { builds } from './start/build/build';
import { bytesByPackage } from './start/build/by-package';
import { startFiles } from './start/build/start-files';
import { row, title } from './harness/report';
import { ROUTE_NAMES } from './start/routes';

/** Prints the scripts that each route loads until the app takes over, in gzipped kB by package. Needs the built apps. */
const SMALLEST_KB = 0.1;

for (const build of builds()) {
  const routes = await Promise.all(
    ROUTE_NAMES.map(async (name) => bytesByPackage(build, (await startFiles(build, name)).scripts)),
  );
  const kB = (name: string) => routes.map((bytes) => (bytes.get(name) ?? 0) / 1000);
  const largest = (name: string) => Math.max(...kB(name));
  const names = [...new Set(routes.flatMap((bytes) => [...bytes.keys()]))].sort(
    (one, other) => largest(other) - largest(one),
  );
  const shown = names.filter((name) => largest(name) >= SMALLEST_KB);
  const sum = (some: readonly string[]) =>
    routes.map((_, at) => some.reduce((total, name) => total + (kB(name)[at] ?? 0), 0));

  title(`${build.name}: scripts until the app has taken over, kB gzip`);
  row('', ...ROUTE_NAMES);
  row('all', ...sum(names));
  for (const name of shown) row(name, ...kB(name));
  row('smaller ones', ...sum(names.filter((name) => !shown.includes(name))));
}
