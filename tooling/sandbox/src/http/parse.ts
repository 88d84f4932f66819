import type { Schema } from '@member-wallet/api-sdk';
import { holdsNul } from './read-input';
import { Refusal } from './refusal';

/** Checks a body that no endpoint of the SDK declares. @throws Refusal KEY_INVALID */
export function parse<T>(schema: Schema<T>, body: unknown): T {
  const parsed = schema.safeParse(body ?? {});
  if (!parsed.success || holdsNul(body)) throw new Refusal('KEY_INVALID');
  return parsed.data;
}
