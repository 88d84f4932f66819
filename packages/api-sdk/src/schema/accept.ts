import * as z from 'zod/mini';
import { type Documented, documented } from './documented';

/** The expected kind of a value, besides zod's own: string, array and object. */
export type Expected = 'amount' | 'count' | 'flag' | 'needed-text' | 'time' | 'other';

/**
 * A schema made of a function that returns the value, or undefined to reject it.
 * @param expected the kind of value, from which endpoint/repair knows how to repair it
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
