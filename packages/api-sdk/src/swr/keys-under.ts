/**
 * A filter for SWR's global `mutate` that matches every `useRead` whose key starts with one of these:
 * `mutate(keysUnder(callKey(client, getQrCode)))` reloads a call, whatever its input. SWR skips lists, which
 * `useReadPages` reloads by its own `mutate`.
 */
export const keysUnder =
  (...beginnings: readonly (readonly unknown[])[]) =>
  (key: unknown): boolean =>
    Array.isArray(key) &&
    beginnings.some((beginning) => beginning.every((part, at) => Object.is(key[at], part)));
