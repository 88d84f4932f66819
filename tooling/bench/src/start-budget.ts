import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  BUDGET_FILE,
  type Budget,
  ceilingOf,
  type Figure,
  readBudget,
  refusals,
} from './start/budget/budget';
import { type Build, builds } from './start/build/build';
import { startFigures } from './start/build/start-files';
import { floorBytes } from './start/contenders/build-contender';
import { row, title } from './harness/report';
import { ROUTE_NAMES } from './start/routes';

/**
 * Records what each route of the built apps loads until the app takes over, as the budget with which the tests compare
 * later builds. Refuses to record a figure above its ceiling, unless it was above it before and has not grown. --print only
 * prints the figures. Needs the built apps.
 */
const { values: options } = parseArgs({ options: { print: { type: 'boolean', default: false } } });
const FIGURES: readonly Figure[] = ['js', 'chunks', 'requests', 'css', 'fonts', 'document'];

const figuresOf = async (build: Build) =>
  Promise.all(ROUTE_NAMES.map(async (name) => [name, await startFigures(build, name)] as const));

const next: Budget = {
  floor: await floorBytes(),
  builds: Object.fromEntries(
    await Promise.all(
      builds().map(async (build) => [build.name, Object.fromEntries(await figuresOf(build))] as const),
    ),
  ),
};

for (const [build, routes] of Object.entries(next.builds)) {
  title(`${build}: bytes and counts until the app has taken over, and the ceiling of scripts and requests`);
  row('', ...FIGURES, 'max js', 'max req');
  for (const [route, figures] of Object.entries(routes)) {
    const ceilings = (['js', 'requests'] as const).map((figure) => ceilingOf(route, figure, next.floor));
    row(
      route,
      ...FIGURES.map((figure) => figures[figure]),
      ...ceilings.map((ceiling) => (Number.isFinite(ceiling) ? Math.floor(ceiling) : '–')),
    );
  }
}
row('scripts of the bare log-in form', next.floor);

const refused = refusals(next, readBudget());
for (const line of refused) console.error(`refused: ${line}`);
if (refused.length > 0) process.exitCode = 1;
else if (!options.print) writeFileSync(BUDGET_FILE, `${JSON.stringify(next, null, 2)}\n`);
