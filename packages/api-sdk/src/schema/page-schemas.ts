/**
 * The part of zod/mini that the declarations use, in a tenth of its size. The build that pages load has this instead of
 * zod: see scripts/page-build.ts. The declarations, their types, the documents and the tools use zod itself, and
 * page-schemas.property.test.ts holds that both read every answer alike.
 */
import type { SchemaIssue } from './schema';

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

const schema = (run: Run, more: object = {}): PageSchema => {
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
      throw new TypeError(result.error.issues[0]?.path.join('.'));
    },
    ...more,
  };
};

const refuse = (issues: Issue[], expected: string): undefined => {
  issues.push({ path: [], code: 'invalid_type', expected });
  return undefined;
};

/** Reads a part of a value; its issues get the key of that part. */
const part = (inner: PageSchema, value: unknown, key: PropertyKey, issues: Issue[]): unknown => {
  const before = issues.length;
  const read = inner.run(value, issues);
  for (let index = before; index < issues.length; index++) issues[index]?.path.unshift(key);
  return read;
};

const typed =
  (type: 'string' | 'number'): (() => PageSchema) =>
  () =>
    schema((value, issues) =>
      typeof value === type && (type === 'string' || Number.isFinite(value)) ? value : refuse(issues, type),
    );

export const string = /* @__PURE__ */ typed('string');
export const number = /* @__PURE__ */ typed('number');

export const unknown = (): PageSchema =>
  schema((value, issues) => (value === undefined ? refuse(issues, 'nonoptional') : value));

export const array = (element: PageSchema): PageSchema =>
  schema((value, issues) =>
    Array.isArray(value)
      ? value.map((item, index) => part(element, item, index, issues))
      : refuse(issues, 'array'),
  );

type Shape = Readonly<Record<string, PageSchema>>;

const objectOf = (shape: Shape, isLoose: boolean): PageSchema => {
  const fields = Object.entries(shape);
  return schema((value, issues) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse(issues, 'object');
    const source: { readonly [field: string]: unknown } = Object(value);
    const read: { [field: string]: unknown } = isLoose ? { ...source } : {};
    // Copied into another object, it would become that object's prototype.
    delete read['__proto__'];
    for (const [key, field] of fields) {
      const given = source[key];
      const isMissing = given === undefined && 'missing' in field;
      const result = isMissing ? field.missing : part(field, given, key, issues);
      if (result !== undefined || key in source) read[key] = result;
    }
    return read;
  });
};

export const object = (shape: Shape): PageSchema => objectOf(shape, false);
export const looseObject = (shape: Shape): PageSchema => objectOf(shape, true);

export const nullable = (inner: PageSchema): PageSchema =>
  schema((value, issues) => (value === null ? null : inner.run(value, issues)));

export const optional = (inner: PageSchema): PageSchema =>
  schema((value, issues) => (value === undefined ? undefined : inner.run(value, issues)), {
    missing: undefined,
  });

export const _default = (inner: PageSchema, missing: unknown): PageSchema =>
  schema((value, issues) => (value === undefined ? missing : inner.run(value, issues)), { missing });

/** What a transform returns after it has added an issue. */
export const NEVER = undefined;

export const transform = (
  read: (value: unknown, context: { readonly issues: { push(issue: Omit<Issue, 'path'>): void } }) => unknown,
): PageSchema =>
  schema((value, issues) =>
    read(value, { issues: { push: (issue) => void issues.push({ ...issue, path: [] }) } }),
  );
