/**
 * Types of the platform. Each is the platform's own if it exists, and otherwise the part that the SDK needs, so that
 * programs without DOM or Node types (for React Native or a worker) compile.
 */

/** The platform's Blob. */
export type PlatformBlob = typeof globalThis extends { Blob: { prototype: infer Own } }
  ? Own
  : { readonly size: number; readonly type: string };

/** The platform's FormData. */
export type PlatformFormData = typeof globalThis extends { FormData: { prototype: infer Own } }
  ? Own
  : { append(name: string, value: unknown, fileName?: string): void };
