import { accept } from './accept';
import { lazy } from './lazy';

/** A non-empty string that the object around it requires, such as its id or URL. */
export const neededTextSchema = /* @__PURE__ */ lazy<string>(() =>
  accept((value) => (typeof value === 'string' && value !== '' ? value : undefined), 'needed-text', {
    type: 'string',
    minLength: 1,
  }),
);
