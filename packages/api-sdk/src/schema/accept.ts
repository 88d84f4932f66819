import * as z from 'zod/mini';

/** What the generated documents say about a check that JSON Schema cannot express. */
export interface Documented {
  readonly jsonSchema: Readonly<Record<string, unknown>> | undefined;
}

/** Documents what a schema accepts. The build that pages load omits it. */
export const documented = <Schema extends object>(
  schema: Schema,
  jsonSchema: Documented['jsonSchema'],
): Schema => Object.assign(schema, { jsonSchema } satisfies Documented);

/** What a value is expected to be, apart from the kinds that zod names itself: string, array and object. */
export type Expected = 'amount' | 'count' | 'flag' | 'needed-text' | 'time' | 'other';

/**
 * A schema made of one function, which returns the value, or undefined to reject it.
 * @param expected the kind of value, by which endpoint/repair knows how to repair it
 */
export const accept = <T>(
  read: (value: unknown) => T | undefined,
  expected: Expected,
  jsonSchema: Documented['jsonSchema'],
): z.ZodMiniType<T> =>
  documented(
    z.transform((value: unknown, context): T => {
      const result = read(value);
      if (result !== undefined) return result;
      context.issues.push({ code: 'custom', input: value, expected });
      return z.NEVER;
    }),
    jsonSchema,
  );
