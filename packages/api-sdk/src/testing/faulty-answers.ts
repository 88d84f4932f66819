/** Keys and indexes, outermost first. */
export type AnswerPath = readonly (string | number)[];

/** The paths of all values inside a JSON value, without the root. */
export const pathsIn = (value: unknown, at: AnswerPath = []): readonly AnswerPath[] => {
  if (typeof value !== 'object' || value === null) return [];
  const keys: readonly (string | number)[] = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => {
    const path = [...at, key];
    return [path, ...pathsIn((value as Readonly<Record<string, unknown>>)[key], path)];
  });
};

/** Marks a value to remove. */
const MISSING = Symbol('missing');

/** A copy with another value at one path. */
export const withFault = (value: unknown, [key, ...rest]: AnswerPath, fault: unknown): unknown => {
  if (key === undefined) return fault;
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      if (index !== key) return [item];
      if (rest.length === 0 && fault === MISSING) return [];
      return [withFault(item, rest, fault)];
    });
  }
  const { [key]: inner, ...others } = value as Readonly<Record<string, unknown>>;
  if (rest.length === 0 && fault === MISSING) return others;
  return { ...others, [key]: withFault(inner, rest, fault) };
};

/** What servers have been seen to send instead of a value. */
export const faults: readonly unknown[] = [
  MISSING,
  null,
  '',
  ' ',
  'abc',
  '12',
  '1e3',
  0,
  1,
  -1,
  7.5,
  2 ** 53,
  1e20,
  1e300,
  1_790_000_000_000,
  1_790_000_000,
  true,
  false,
  'true',
  'FALSE',
  [],
  {},
  [null],
  { value: 1 },
  [[]],
  '2026-01-31T09:30:00.000Z',
  'not a date',
];

/** A response with one value that is not as documented. */
export interface FaultyAnswer {
  /** The fault's path. */
  readonly path: AnswerPath;
  readonly body: unknown;
}

/**
 * All responses that differ from a valid one in one value: missing, null, of another type, too large, … For each of
 * them, a program should still show the rest.
 */
export const faultyAnswers = (answer: unknown): readonly FaultyAnswer[] =>
  pathsIn(answer).flatMap((path) => faults.map((fault) => ({ path, body: withFault(answer, path, fault) })));
