import type * as z from 'zod/mini';

/** A schema that is built when first used, so that importing the package builds none. */
export type LazySchema<T> = () => z.ZodMiniType<T>;

/** Builds once. Declarations stay free of side effects, so a bundler can drop the unused ones. */
export const lazy = <T>(build: () => z.ZodMiniType<T>): LazySchema<T> => {
  let built: z.ZodMiniType<T> | undefined;
  return () => (built ??= build());
};
