import type { TransportResponse } from '../client/transport';

/** The wait that Retry-After asks for: whole seconds, or a date of HTTP. Undefined for anything else. */
export const retryAfterMs = ({ retryAfter = '', date = '' }: TransportResponse): number | undefined => {
  const isDate = / GMT$/.test(retryAfter);
  const wait = isDate
    ? // By the server's clock where it is known: this one may be wrong.
      Date.parse(retryAfter) - (Date.parse(date) || Date.now())
    : /^\d+$/.test(retryAfter)
      ? +retryAfter * 1000
      : NaN;
  // A date may have passed.
  return Number.isNaN(wait) ? undefined : Math.max(wait, 0);
};
