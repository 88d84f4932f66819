import { accept } from './accept';
import { lazy } from './lazy';

/** True or false. Built on `accept`, which the amounts need anyway: it weighs less than one more kind of schema. */
export const flagSchema = /* @__PURE__ */ lazy<boolean>(() =>
  accept((value) => (typeof value === 'boolean' ? value : undefined), { type: 'boolean' }),
);
