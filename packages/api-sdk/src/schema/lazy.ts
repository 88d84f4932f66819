import type * as z from 'zod/mini';

/** A schema that is built on first use, so that importing the package builds none. */
export type LazySchema<T> = () => z.ZodMiniType<T>;

/** Builds a value once, on first use. Declarations have no side effects, so bundlers can drop unused ones. */
export const lazy = <T>(build: () => z.ZodMiniType<T>): LazySchema<T> => {
  let built: z.ZodMiniType<T> | undefined;
  return () => (built ??= build());
};
