import type { Schema } from '@member-wallet/api-sdk';
import { holdsNul } from './read-input';
import { Refusal } from './refusal';

/** A body that the SDK does not declare, checked by a schema. @throws Refusal KEY_INVALID */
export function parse<T>(schema: Schema<T>, body: unknown): T {
  const parsed = schema.safeParse(body ?? {});
  if (!parsed.success || holdsNul(body)) throw new Refusal('KEY_INVALID');
  return parsed.data;
}
