import { epochMs } from '../schema/epoch-ms';
import type { Schema } from '../schema/schema';

/**
 * How a value that is not as documented was repaired. `converted`: it has the same meaning in another form, such as 1
 * for true. `emptied`: it is unusable, so the caller gets null, '', false, [] or, for a number, NaN. `dropped`: a list
 * item, a whole list or an object was removed because it is useless with this value.
 */
export type DeviationKind = 'converted' | 'emptied' | 'dropped';

/** A response value that was not as documented and was repaired. Contains its place, never the value. */
export interface Deviation {
  /** The operationId of the call. */
  readonly endpoint: string;
  /** A path: 'slots[].isActive', or 'slots[]' for a dropped item; empty for the whole response. */
  readonly field: string;
  readonly kind: DeviationKind;
}

type Path = readonly PropertyKey[];
type Container = Record<PropertyKey, unknown>;

const fieldOf = (path: Path): string =>
  path.reduce<string>(
    (field, key) => field + (typeof key === 'number' ? '[]' : (field && '.') + String(key)),
    '',
  );

const flags: { readonly [text: string]: boolean } = { 1: true, true: true, 0: false, false: false };

// A larger number has lost digits and would be another id.
const toText = (value: unknown) => (Number.isSafeInteger(value) ? String(value) : undefined);

const toTime = (value: unknown) =>
  new Date(Number.isFinite(value) ? epochMs(Number(value)) : NaN).toJSON() ?? undefined;

/** Converts a value to the expected form. Undefined if that is impossible. */
const convert: { readonly [expected: string]: (value: unknown) => unknown } = {
  flag: (value) => flags[String(value).toLowerCase()],
  'needed-text': toText,
  string: toText,
  time: toTime,
};

/** The replacement for an unusable value. None for a required text: the object that requires it is dropped. */
const emptyOf: { readonly [expected: string]: () => unknown } = {
  amount: () => NaN,
  array: () => [],
  count: () => NaN,
  flag: () => false,
  object: () => ({}),
  string: () => '',
  time: () => '',
};

/** The expected kind for an object that lacks a required value. */
const CONTENTS = 'contents';
// Each container up to the root takes a few rounds; no response is nested so deep that it needs more.
const MAX_ROUNDS = 20;

export interface Repaired {
  readonly data: unknown;
  readonly deviations: readonly Omit<Deviation, 'endpoint'>[];
}

/**
 * Repairs a response that its schema rejects, so that an invalid value affects nothing else. In the response of a
 * write, values are only converted, or emptied where null is documented, so that no outcome is invented.
 * @param body parsed JSON, which is modified
 * @returns undefined if the response cannot be used
 */
export const repair = (schema: Schema, body: unknown, isRead: boolean): Repaired | undefined =>
  isAnotherAnswer(schema, body) ? undefined : repairValues(schema, body, isRead);

/** Whether an object has none of a response's fields, and is therefore another response. */
export const isAnotherAnswer = (schema: Schema, body: unknown): boolean => {
  if (Array.isArray(body)) return false;
  const nothing = repairValues(schema, {}, true);
  return nothing !== undefined && !Object.keys(Object(nothing.data)).some((field) => field in Object(body));
};

const repairValues = (schema: Schema, body: unknown, isRead: boolean): Repaired | undefined => {
  const root: Container = { body };
  const found = new Map<string, Omit<Deviation, 'endpoint'>>();
  /** Replacements for unusable values. If one of them is rejected too, what contains it is dropped. */
  const made = new Set<unknown>();
  const holed = new Set<unknown[]>();

  /**
   * Repairs one value: converts it, or else replaces it with null, or with an empty value, or drops the object that
   * contains it.
   */
  const fix = (path: Path, expected: string): boolean => {
    const within = path.slice(0, -1);
    const key = path[within.length] ?? '';
    const container = within.reduce<unknown>((at, step) => Object(at)[step], root) as Container;
    // Already dropped with another value in this round.
    if (Object(container) !== container) return true;
    const put = (value: unknown, kind: DeviationKind): true => {
      container[key] = value;
      const field = fieldOf(path.slice(1));
      found.set(field + kind, { field, kind });
      return true;
    };
    const value = container[key];
    const converted = convert[expected]?.(value);
    if (converted !== undefined) return put(converted, 'converted');
    if (within.length === 0) return false;
    const list = Array.isArray(container) && container;
    const isUseless = expected === CONTENTS;
    const mayBeNull = isUseless ? !list && !made.has(value) : !(isRead && expected === 'amount');
    if (value != null && mayBeNull) return put(null, isUseless ? 'dropped' : 'emptied');
    if (!isRead) return false;
    const empty = emptyOf[expected]?.();
    if (empty !== undefined) {
      made.add(empty);
      return put(empty, expected === 'array' ? 'dropped' : 'emptied');
    }
    if (!list) return fix(within, CONTENTS);
    holed.add(list);
    // Parsed JSON contains no other undefined.
    return put(undefined, 'dropped');
  };

  for (let round = 0; round < MAX_ROUNDS; round++) {
    const result = schema.safeParse(root['body']);
    if (result.success) return { data: result.data, deviations: [...found.values()] };
    for (const { path, expected = 'other' } of result.error.issues) {
      if (!fix(['body', ...path], expected)) return undefined;
    }
    for (const list of holed) list.splice(0, list.length, ...list.filter((item) => item !== undefined));
    holed.clear();
  }
  return undefined;
};
