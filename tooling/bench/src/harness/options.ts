import { parseArgs } from 'node:util';

/** Numbers from the command line, such as --rounds 5, by their names and defaults. */
export function numberOptions<Name extends string>(
  defaults: Readonly<Record<Name, number>>,
): Record<Name, number> {
  const names = Object.keys(defaults) as Name[];
  const { values } = parseArgs({
    options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
  });
  return Object.fromEntries(names.map((name) => [name, Number(values[name] ?? defaults[name])])) as Record<
    Name,
    number
  >;
}
