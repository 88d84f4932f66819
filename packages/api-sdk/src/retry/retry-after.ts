import type { TransportResponse } from '../client/transport';

/** The wait that Retry-After asks for: whole seconds, or a date of HTTP. Undefined for anything else. */
export const retryAfterMs = ({ retryAfter = '' }: TransportResponse): number | undefined => {
  const isDate = / GMT$/.test(retryAfter);
  const wait = isDate
    ? Date.parse(retryAfter) - Date.now()
    : /^\d+$/.test(retryAfter)
      ? +retryAfter * 1000
      : NaN;
  // A date may have passed, or this clock may be ahead of the server's.
  return Number.isNaN(wait) ? undefined : Math.max(wait, 0);
};
