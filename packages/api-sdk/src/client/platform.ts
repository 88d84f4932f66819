/**
 * Types that platforms declare. A program without the types of a page or of Node, such as one for React Native or a
 * worker, still compiles: each is the platform's own where it has one, and otherwise the part that matters.
 */

/** The platform's Blob. */
export type PlatformBlob = typeof globalThis extends { Blob: { prototype: infer Own } }
  ? Own
  : { readonly size: number; readonly type: string };

/** The platform's FormData. */
export type PlatformFormData = typeof globalThis extends { FormData: { prototype: infer Own } }
  ? Own
  : { append(name: string, value: unknown, fileName?: string): void };
