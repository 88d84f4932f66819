import * as z from 'zod/mini';

/** A value that may be null or missing. Callers get null for both. */
export const orNull = <T>(schema: z.ZodMiniType<T>): z.ZodMiniType<T | null> =>
  z._default(z.nullable(schema), null);
