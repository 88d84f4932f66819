import { accept } from './accept';
import { lazy } from './lazy';

/**
 * A response whose shape the specification does not define. An object is passed through; an empty body becomes `{}`, a
 * plain text `{ message }` and anything else `{ value }`.
 */
export interface Unspecified {
  readonly [field: string]: unknown;
}

const asObject = (answer: unknown): Unspecified => {
  if (answer === undefined || answer === null || answer === '') return {};
  if (typeof answer === 'string') return { message: answer };
  return typeof answer === 'object' && !Array.isArray(answer) ? { ...answer } : { value: answer };
};

export const unspecifiedSchema = /* @__PURE__ */ lazy<Unspecified>(() =>
  accept(asObject, 'other', { description: 'Not specified: any JSON value, or an empty body.' }),
);
