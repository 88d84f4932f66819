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
  path
    .map((key) => (typeof key === 'number' ? '[]' : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');

const flags: { readonly [text: string]: boolean } = { 1: true, true: true, 0: false, false: false };

/** Whole seconds since the epoch have fewer digits than milliseconds until the year 5138. */
const toTime = (value: unknown): string | undefined => {
  const milliseconds = Number.isFinite(value)
    ? Number(value) * (Math.abs(Number(value)) < 1e11 ? 1000 : 1)
    : NaN;
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
};

/** The same value in the form that was expected; undefined if it has none. */
const convert = (value: unknown, expected: string): unknown => {
  if (expected === 'flag') return flags[String(value).toLowerCase()];
  if (expected === 'time') return toTime(value);
  // A larger number has lost digits, and would name something else.
  const isText = (expected === 'string' || expected === 'needed-text') && Number.isSafeInteger(value);
  return isText ? String(value) : undefined;
};

/** What stands for an unusable value. A needed text has nothing: what needs it is dropped. */
const empty: { readonly [expected: string]: () => unknown } = {
  amount: () => NaN,
  array: () => [],
  count: () => NaN,
  flag: () => false,
  object: () => ({}),
  string: () => '',
  time: () => '',
};

const DROPPED = Symbol('dropped');
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
  const tried = new WeakMap<object, Map<PropertyKey, number>>();
  const holed = new Set<unknown[]>();

  const note = (path: Path, kind: DeviationKind) => {
    const field = fieldOf(path.slice(1));
    found.set(`${field} ${kind}`, { field, kind });
  };

  /** Takes the next way to repair one value: converted, null, empty, or what contains it. */
  const fix = (path: Path, expected: string): boolean => {
    const key = path.at(-1) ?? '';
    const within = path.slice(0, -1);
    const parent: unknown = within.reduce<unknown>((at, step) => Object(at)[step], root);
    // It went with something else in this round.
    if (typeof parent !== 'object' || parent === null) return true;
    const container = parent as Container;
    const value = container[key];
    const steps = tried.get(parent) ?? new Map<PropertyKey, number>();
    tried.set(parent, steps);
    const put = (step: number, replacement: unknown, kind: DeviationKind): true => {
      steps.set(key, step);
      container[key] = replacement;
      note(path, kind);
      return true;
    };
    const step = steps.get(key) ?? 0;
    const converted = step < 1 ? convert(value, expected) : undefined;
    if (converted !== undefined) return put(1, converted, 'converted');
    const isRoot = within.length === 0;
    const isFigure = isRead && expected === 'amount';
    if (step < 2 && value != null && !isRoot && !isFigure)
      return put(2, null, expected === 'contents' ? 'dropped' : 'emptied');
    if (!isRead || isRoot) return false;
    const replacement = empty[expected];
    if (step < 3 && replacement) return put(3, replacement(), expected === 'array' ? 'dropped' : 'emptied');
    if (!Array.isArray(parent)) return fix(within, 'contents');
    holed.add(parent);
    return put(4, DROPPED, 'dropped');
  };

  for (let round = 0; round < ROUNDS; round++) {
    const result = schema.safeParse(root['body']);
    if (result.success) return { data: result.data, deviations: [...found.values()] };
    for (const { path, expected = 'other' } of result.error.issues) {
      if (!fix(['body', ...path], expected)) return undefined;
    }
    for (const list of holed) {
      const kept = list.filter((item) => item !== DROPPED);
      list.splice(0, list.length, ...kept);
      tried.delete(list);
    }
    holed.clear();
  }
  return undefined;
};
