import { accept } from './accept';
import { lazy } from './lazy';

/** A text without which the value around it is useless, such as its id or its address. Never empty. */
export const neededTextSchema = /* @__PURE__ */ lazy<string>(() =>
  accept((value) => (typeof value === 'string' && value !== '' ? value : undefined), 'needed-text', {
    type: 'string',
    minLength: 1,
  }),
);
