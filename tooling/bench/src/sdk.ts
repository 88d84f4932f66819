import { reportSpeed } from './sdk/speed';
import { reportTypes } from './sdk/types';
import { reportWeight } from './sdk/weight';

/** The SDK's weight, types and speed; `pnpm bench:sdk weight` measures one of them. Needs the built SDK. */
const REPORTS: Readonly<Record<string, () => void | Promise<void>>> = {
  weight: reportWeight,
  types: reportTypes,
  speed: reportSpeed,
};

const chosen = process.argv.slice(2);
for (const [name, report] of Object.entries(REPORTS)) {
  if (chosen.length === 0 || chosen.includes(name)) await report();
}
