/**
 * The part of zod/mini that the declarations use, in a tenth of its size, and "accept" without zod. The build that pages
 * load has this instead of both: see scripts/page-build.ts. The declarations, their types, the documents and the tools use zod itself, and
 * page-schemas.property.test.ts holds that both read every answer alike.
 */
import type { SchemaIssue } from './schema';
import { wrongField } from './wrong-field';

interface Issue {
  readonly path: PropertyKey[];
  readonly code: string;
  readonly expected?: string;
}

type Run = (value: unknown, issues: Issue[]) => unknown;

interface PageSchema {
  readonly run: Run;
  /** What a missing field becomes; undefined stays missing. Without it, a missing field is an issue. */
  readonly missing?: unknown;
  readonly safeParse: (
    value: unknown,
  ) =>
    | { readonly success: true; readonly data: unknown }
    | { readonly success: false; readonly error: { readonly issues: readonly SchemaIssue[] } };
  readonly parse: (value: unknown) => unknown;
}

const schema = (run: Run, more?: object): PageSchema => {
  const safeParse: PageSchema['safeParse'] = (value) => {
    const issues: Issue[] = [];
    const data = run(value, issues);
    return issues.length > 0 ? { success: false, error: { issues } } : { success: true, data };
  };
  return {
    run,
    safeParse,
    parse: (value) => {
      const result = safeParse(value);
      if (result.success) return result.data;
      throw new TypeError(wrongField(result.error));
    },
    ...more,
  };
};

const refuse = (issues: Issue[], expected: string): void => {
  issues.push({ path: [], code: 'invalid_type', expected });
};

/** A schema made of one function, which returns the value, or undefined to reject it. */
export const accept = (read: (value: unknown) => unknown, expected: string): PageSchema =>
  schema((value, issues) => {
    const result = read(value);
    if (result === undefined) refuse(issues, expected);
    return result;
  });

export const string = (): PageSchema =>
  accept((value) => (typeof value === 'string' ? value : undefined), 'string');
export const number = (): PageSchema =>
  accept((value) => (Number.isFinite(value) ? value : undefined), 'number');
export const unknown = (): PageSchema => accept((value) => value, 'nonoptional');

/** Reads a part of a value; its issues get the key of that part. */
const part = (inner: PageSchema, value: unknown, key: PropertyKey, issues: Issue[]): unknown => {
  const before = issues.length;
  const read = inner.run(value, issues);
  for (let index = before; index < issues.length; index++) issues[index]?.path.unshift(key);
  return read;
};

// What is as expected is returned as it is: most of a response is, and copying it takes longer than parsing its text.

export const array = (element: PageSchema): PageSchema =>
  schema((value, issues) => {
    if (!Array.isArray(value)) return refuse(issues, 'array');
    let list: unknown[] = value;
    for (let index = 0; index < value.length; index++) {
      const item = part(element, value[index], index, issues);
      if (item === value[index]) continue;
      if (list === value) list = [...value];
      list[index] = item;
    }
    return list;
  });

type Shape = Readonly<Record<string, PageSchema>>;
interface Fields {
  [field: string]: unknown;
}

const objectOf = (shape: Shape, isLoose?: boolean): PageSchema => {
  const names = Object.keys(shape);
  const fields = Object.values(shape);
  return schema((value, issues) => {
    if (Object(value) !== value || Array.isArray(value)) return refuse(issues, 'object');
    let source = value as Fields;
    if (isLoose && Object.keys(source).includes('__proto__')) {
      // Copied into another object, it would become that object's prototype.
      source = { ...source };
      delete source['__proto__'];
    }
    /** The fields that the source lacks or has otherwise; without the unknown ones, all fields. */
    let read: Fields | undefined = isLoose ? undefined : {};
    fields.forEach((field, index) => {
      const name = names[index] ?? '';
      const given = source[name];
      const isMissing = given === undefined && 'missing' in field;
      const result = isMissing ? field.missing : part(field, given, name, issues);
      if (isLoose ? result !== given : result !== undefined || name in source) (read ??= {})[name] = result;
    });
    if (!isLoose) return read;
    // Adding to a spread copy takes five times as long.
    return read ? Object.assign({}, source, read) : source;
  });
};

export const object = (shape: Shape): PageSchema => objectOf(shape);
export const looseObject = (shape: Shape): PageSchema => objectOf(shape, true);

export const nullable = (inner: PageSchema): PageSchema =>
  schema((value, issues) => (value === null ? null : inner.run(value, issues)));

export const optional = (inner: PageSchema): PageSchema =>
  schema((value, issues) => (value === undefined ? undefined : inner.run(value, issues)), {
    missing: undefined,
  });

export const _default = (inner: PageSchema, missing: unknown): PageSchema =>
  schema((value, issues) => (value === undefined ? missing : inner.run(value, issues)), { missing });
