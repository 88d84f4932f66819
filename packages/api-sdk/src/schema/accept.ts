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

/** A schema made of one function, which returns the value, or undefined to reject it. */
export const accept = <T>(
  read: (value: unknown) => T | undefined,
  jsonSchema: Documented['jsonSchema'],
): z.ZodMiniType<T> =>
  documented(
    z.transform((value: unknown, context): T => {
      const result = read(value);
      if (result !== undefined) return result;
      context.issues.push({ code: 'custom', input: value });
      return z.NEVER;
    }),
    jsonSchema,
  );
