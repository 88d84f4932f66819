import { parseArgs } from 'node:util';

/** Parses numeric command line options, such as --rounds 5. @param defaults by option name */
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
