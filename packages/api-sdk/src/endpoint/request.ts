import type { Client } from '../client/client';
import { wrongField } from '../schema/wrong-field';
import type { EndpointDefinition } from './endpoint-definition';

type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (input: unknown): Fields => ({ ...Object(input) });

// A programming error rather than a failed call. Contains the field, never the value.
const invalidInput = (endpoint: EndpointDefinition, field: string): TypeError =>
  new TypeError(`${endpoint.operationId}: "${field}" cannot be sent`);

/** Fills in the encoded path parameters. Rejects empty values and dot segments, which would silently match another route. */
export const buildPath = (endpoint: EndpointDefinition, fields: Fields): string =>
  endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = fields[name];
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    // Half a surrogate pair cannot be encoded.
    if (/^\.{0,2}$/.test(text) || /[\ud800-\udfff]/u.test(text)) throw invalidInput(endpoint, name);
    return encodeURIComponent(text);
  });

/** The validated fields that are declared. Other fields of the caller's object are not sent. */
export const buildBody = (endpoint: EndpointDefinition, fields: Fields): string | FormData | undefined => {
  const checked = endpoint.body?.safeParse(fields);
  if (!checked) return undefined;
  if (!checked.success) throw invalidInput(endpoint, wrongField(checked.error));
  return endpoint.form ? endpoint.form(fieldsOf(checked.data)) : JSON.stringify(checked.data);
};

// Only has to be unique among one member's writes.
const newKey = (): string => `${Date.now()}-${Math.random()}`;

export const buildHeaders = (
  client: Client,
  { effect }: EndpointDefinition,
  body: string | FormData | undefined,
  token: string | false | null | undefined,
  given: string | undefined,
): Record<string, string> => {
  const locale = client.getLocale?.();
  const key = given ?? (client.idempotencyKeys && effect === 'write' && newKey());
  return {
    ...client.checkedHeaders,
    'X-Requested-With': 'XMLHttpRequest',
    ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(locale && { 'Accept-Language': locale === 'la' ? 'lo' : locale }),
    ...(key && { 'Idempotency-Key': key }),
  };
};
