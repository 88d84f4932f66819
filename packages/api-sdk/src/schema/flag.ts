import { accept } from './accept';
import { lazy } from './lazy';

/** A boolean. Built on `accept`, which amounts need anyway: another kind of schema would add to the bundle. */
export const flagSchema = /* @__PURE__ */ lazy<boolean>(() =>
  accept((value) => (typeof value === 'boolean' ? value : undefined), 'flag', { type: 'boolean' }),
);
