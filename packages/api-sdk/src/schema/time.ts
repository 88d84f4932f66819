import { accept } from './accept';
import { lazy } from './lazy';

/** An ISO date-time. Not validated: callers decide how to show an invalid date. */
export const timeSchema = /* @__PURE__ */ lazy<string>(() =>
  accept((value) => (typeof value === 'string' ? value : undefined), 'time', {
    type: 'string',
    description: 'An ISO 8601 date-time, such as 2026-01-31T09:30:00.000Z.',
  }),
);
