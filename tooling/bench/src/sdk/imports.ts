import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { inTurns, median } from '../harness/measure';
import { contenders, type Name, names } from './contenders/all';

/** CPU time of imports in a new process, in ms; wall time would include other processes. */
const importTime = (modules: readonly string[]): number => {
  const imports = modules.map((name) => `await import('${name}');`).join('');
  const script = `const from = process.cpuUsage(); ${imports}
    const { user, system } = process.cpuUsage(from); console.log((user + system) / 1000)`;
  const cwd = fileURLToPath(new URL('.', import.meta.url));
  return Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd }));
};

/** The modules that a team would load to do the SDK's job with axios. */
const BASIS = ['axios', 'zod/mini'];

interface ImportTimes {
  readonly ms: Record<Name, number>;
  /** The SDK's time, as a share of that of axios and zod/mini. */
  readonly toBasis: number;
}

export const importTimes = async (rounds: number): Promise<ImportTimes> => {
  const times = await inTurns<Name | 'basis', number>(rounds, {
    basis: () => importTime(BASIS),
    ...(Object.fromEntries(names.map((name) => [name, () => importTime(contenders[name].modules)])) as Record<
      Name,
      () => number
    >),
  });
  const ms = Object.fromEntries(names.map((name) => [name, median(times[name])])) as Record<Name, number>;
  return { ms, toBasis: ms.sdk / median(times.basis) };
};
