import * as z from 'zod/mini';
import { type Documented, documented } from './documented';

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
