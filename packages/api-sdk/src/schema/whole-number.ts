import { accept } from './accept';
import { lazy } from './lazy';

const readWhole = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;

/** A page, a limit or an offset: 0, 1, 2, … */
export const wholeNumberSchema = /* @__PURE__ */ lazy<number>(() =>
  accept(readWhole, 'other', {
    type: 'integer',
    minimum: 0,
    maximum: Number.MAX_SAFE_INTEGER,
  }),
);
