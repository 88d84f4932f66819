import type { Schema } from '@member-wallet/api-sdk';
import { Refusal } from './refusal';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const valueAt = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    body,
  );

/**
 * Whether a string in it contains NUL, which PostgreSQL cannot store. Not recursive, because bodies may be deeply nested.
 */
export function holdsNul(value: unknown): boolean {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string' && next.includes('\0')) return true;
    if (typeof next === 'object' && next !== null) left.push(...Object.values(next));
  }
  return false;
}

/**
 * The path parameters and the body as one object.
 * @throws Refusal KEY_MISSING for a missing field, KEY_INVALID for one that does not match the schema
 */
export function readInput(schema: Schema | undefined, body: unknown, params: unknown): unknown {
  const path = isRecord(params) ? params : {};
  if (holdsNul(path)) throw new Refusal('KEY_INVALID');
  if (schema === undefined) return path;
  const given = body ?? {};
  if (!isRecord(given) || holdsNul(given)) throw new Refusal('KEY_INVALID');
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const missing = parsed.error.issues.some((issue) => (valueAt(given, issue.path) ?? null) === null);
    throw new Refusal(missing ? 'KEY_MISSING' : 'KEY_INVALID');
  }
  return isRecord(parsed.data) ? { ...parsed.data, ...path } : path;
}
