import type { Client } from '../client/client';
import { wrongField } from '../schema/wrong-field';
import type { Target } from './endpoint-types';

type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (input: unknown): Fields => ({ ...Object(input) });

// The caller's mistake, not a failed call. It names the field, never the value.
const unsendable = (endpoint: Target, field: string): TypeError =>
  new TypeError(`${endpoint.operationId}: "${field}" cannot be sent`);

/** Puts the encoded path values in. An empty value or a dot segment would silently name another route. */
export const buildPath = (endpoint: Target, fields: Fields): string =>
  endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = fields[name];
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    if (/^\.{0,2}$/.test(text)) throw unsendable(endpoint, name);
    return encodeURIComponent(text);
  });

const bodyFields = (endpoint: Target, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !endpoint.path.includes(`{${name}}`)));

/** The body, checked against the declaration: a field that cannot be sent is the caller's mistake. */
export const buildBody = (endpoint: Target, fields: Fields): string | FormData | undefined => {
  if (endpoint.body === undefined) return undefined;
  const sent = bodyFields(endpoint, fields);
  const checked = endpoint.body.safeParse(sent);
  if (!checked.success) throw unsendable(endpoint, wrongField(checked.error));
  return endpoint.form ? endpoint.form(sent) : JSON.stringify(sent);
};

// Unique among one member's writes, which is as far as a server compares them.
const newKey = (): string => `${Date.now()}-${Math.random()}`;

export const buildHeaders = (
  client: Client,
  { effect }: Target,
  body: string | FormData | undefined,
  given: string | undefined,
): Record<string, string> => {
  const token = client.getToken?.();
  const locale = client.getLocale?.();
  const key = given ?? (client.idempotencyKeys && effect === 'write' && newKey());
  return {
    'X-Requested-With': 'XMLHttpRequest',
    ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(locale && { 'Accept-Language': locale === 'la' ? 'lo' : locale }),
    ...(key && { 'Idempotency-Key': key }),
  };
};
