/**
 * A filter for SWR's `mutate` that matches every key under one of these: `mutate(keysUnder(callKey(client, getWallet)))`
 * reloads a call whatever its input, `mutate(keysUnder(sessionKey(client)), undefined)` forgets a member.
 */
export const keysUnder =
  (...beginnings: readonly (readonly unknown[])[]) =>
  (key: unknown): boolean =>
    Array.isArray(key) &&
    beginnings.some((beginning) => beginning.every((part, at) => Object.is(key[at], part)));
