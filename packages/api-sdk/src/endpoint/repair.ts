import { epochMs } from '../schema/epoch-ms';
import type { Schema } from '../schema/schema';

/**
 * What was done about a value that is not as documented. `converted`: it says the same in another form, such as 1 for
 * true. `emptied`: it says nothing usable, so the caller gets null, '', false, [] or, for a figure, NaN. `dropped`: an
 * item of a list, a whole list or an object was left out, since it is useless like that.
 */
export type DeviationKind = 'converted' | 'emptied' | 'dropped';

/** A value of a response that is not as documented, and was repaired. Says where it is, never what it is. */
export interface Deviation {
  /** The operationId of the call. */
  readonly endpoint: string;
  /** A path: 'slots[].isActive', or 'slots[]' for an item that was dropped; empty for the whole response. */
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

// A larger number has lost digits, and would name something else.
const toText = (value: unknown) => (Number.isSafeInteger(value) ? String(value) : undefined);

const toTime = (value: unknown) =>
  new Date(Number.isFinite(value) ? epochMs(Number(value)) : NaN).toJSON() ?? undefined;

/** The same value in the form that was expected; undefined if it has none. */
const convert: { readonly [expected: string]: (value: unknown) => unknown } = {
  flag: (value) => flags[String(value).toLowerCase()],
  'needed-text': toText,
  string: toText,
  time: toTime,
};

/** What stands for an unusable value. A needed text has nothing: what needs it is dropped. */
const emptyOf: { readonly [expected: string]: () => unknown } = {
  amount: () => NaN,
  array: () => [],
  count: () => NaN,
  flag: () => false,
  object: () => ({}),
  string: () => '',
  time: () => '',
};

/** Stands for what was expected of an object that lacks what it needs. */
const CONTENTS = 'contents';
// Each container on the way to the root costs a few; no response nests deeper.
const ROUNDS = 20;

export interface Repaired {
  readonly data: unknown;
  readonly deviations: readonly Omit<Deviation, 'endpoint'>[];
}

/**
 * Repairs a response that its schema rejects, so that one bad value costs no more than itself. The response of a write
 * is converted, and emptied only where null is documented: nothing is made up that says whether it took effect.
 * @param body parsed JSON, which this changes
 * @returns undefined if the response cannot be used
 */
export const repair = (schema: Schema, body: unknown, isRead: boolean): Repaired | undefined =>
  isAnotherAnswer(schema, body) ? undefined : mend(schema, body, isRead);

/** Whether an object has none of the fields of a response, which is an object too. */
export const isAnotherAnswer = (schema: Schema, body: unknown): boolean => {
  if (Array.isArray(body)) return false;
  const nothing = mend(schema, {}, true);
  return nothing !== undefined && !Object.keys(Object(nothing.data)).some((field) => field in Object(body));
};

const mend = (schema: Schema, body: unknown, isRead: boolean): Repaired | undefined => {
  const root: Container = { body };
  const found = new Map<string, Omit<Deviation, 'endpoint'>>();
  /** Objects that stand for unusable values. What such an object lacks, no other can have. */
  const made = new Set<unknown>();
  const holed = new Set<unknown[]>();

  /** Repairs one value: by converting it, or else by null, then by an empty value, then by dropping what contains it. */
  const fix = (path: Path, expected: string): boolean => {
    const within = path.slice(0, -1);
    const key = path[within.length] ?? '';
    const container = within.reduce<unknown>((at, step) => Object(at)[step], root) as Container;
    // It went with something else in this round.
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
    // Nothing else in parsed JSON is undefined.
    return put(undefined, 'dropped');
  };

  for (let round = 0; round < ROUNDS; round++) {
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
