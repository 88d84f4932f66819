import type { TransportResponse } from '../client/transport';

/** The wait in ms that Retry-After asks for: whole seconds, or an HTTP date. Undefined for anything else. */
export const retryAfterMs = ({ retryAfter = '', date = '' }: TransportResponse): number | undefined => {
  const isDate = / GMT$/.test(retryAfter);
  const wait = isDate
    ? // By the server's clock if it is known, because the local one may be wrong.
      Date.parse(retryAfter) - (Date.parse(date) || Date.now())
    : /^\d+$/.test(retryAfter)
      ? +retryAfter * 1000
      : NaN;
  // The date may have passed.
  return Number.isNaN(wait) ? undefined : Math.max(wait, 0);
};
