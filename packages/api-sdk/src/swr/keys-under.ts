/**
 * A filter for SWR's global `mutate` that matches every `useRead` under one of these keys:
 * `mutate(keysUnder(callKey(client, getQrCode)))` reloads a call whatever its input. SWR passes over lists, which
 * `useReadPages` reloads by its own `mutate`.
 */
export const keysUnder =
  (...beginnings: readonly (readonly unknown[])[]) =>
  (key: unknown): boolean =>
    Array.isArray(key) &&
    beginnings.some((beginning) => beginning.every((part, at) => Object.is(key[at], part)));
