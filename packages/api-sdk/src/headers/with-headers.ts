import type { Client } from '../client/client';

/** Headers that the SDK sets, or that determine the request's target and end. */
const reserved =
  /^(authorization|x-requested-with|idempotency-key|accept-language|content-.*|transfer-encoding|host|connection)$/i;
const name = /^[\w!#$%&'*+.^`|~-]+$/;
const value = /^[\t -~]*$/;

const check = (headers: Readonly<Record<string, string>>): void => {
  for (const [key, given] of Object.entries(headers)) {
    const isSendable =
      name.test(key) && !reserved.test(key) && typeof given === 'string' && value.test(given);
    // The message contains the header's name, never its value, in one line.
    if (!isSendable) throw new TypeError(`the header ${JSON.stringify(key)} cannot be sent`);
  }
};

/**
 * A client that sends additional headers: for one call, `transfer(withHeaders(client, { 'X-Tenant': 'th' }), input)`,
 * or for all calls of the returned client. Errors do not contain their values, which are redacted like tokens.
 * @throws TypeError, naming the header, if the SDK sets it itself (Authorization, X-Requested-With, Idempotency-Key,
 *   Accept-Language, Content-*), for Host, Connection and Transfer-Encoding, in upper or lower case, and if the name or
 *   value contains characters that headers cannot have, such as a line break
 */
export const withHeaders = (client: Client, headers: Readonly<Record<string, string>>): Client => {
  check(headers);
  return { ...client, checkedHeaders: { ...client.checkedHeaders, ...headers } };
};
