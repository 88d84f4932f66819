import type { Client } from '../client/client';

/** Set by the SDK, or saying where a request goes and ends. */
const reserved =
  /^(authorization|x-requested-with|idempotency-key|accept-language|content-.*|transfer-encoding|host|connection)$/i;
const name = /^[\w!#$%&'*+.^`|~-]+$/;
const value = /^[\t -~]*$/;

const check = (headers: Readonly<Record<string, string>>): void => {
  for (const [key, given] of Object.entries(headers)) {
    const isSendable =
      name.test(key) && !reserved.test(key) && typeof given === 'string' && value.test(given);
    // Names the header, never its value, and in one line.
    if (!isSendable) throw new TypeError(`the header ${JSON.stringify(key)} cannot be sent`);
  }
};

/**
 * A client that sends further headers: for one call, `transfer(withHeaders(client, { 'X-Tenant': 'th' }), input)`, or for
 * all calls of the client that it returns. Their values are redacted from errors like tokens.
 * @throws TypeError, naming the header, for one that the SDK sets itself (Authorization, X-Requested-With,
 * Idempotency-Key, Accept-Language, Content-*), Host, Connection and Transfer-Encoding, in any case of letters, and for a
 * name or value with characters that no header can have, such as a line break
 */
export const withHeaders = (client: Client, headers: Readonly<Record<string, string>>): Client => {
  check(headers);
  return { ...client, checkedHeaders: { ...client.checkedHeaders, ...headers } };
};
