import { accept } from './accept';
import { lazy } from './lazy';

/** A boolean. Uses `accept`, which amounts need anyway, because another kind of schema would enlarge the bundle. */
export const flagSchema = /* @__PURE__ */ lazy<boolean>(() =>
  accept((value) => (typeof value === 'boolean' ? value : undefined), 'flag', { type: 'boolean' }),
);
