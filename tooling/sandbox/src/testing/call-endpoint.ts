import type { Endpoint } from '@member-wallet/api-sdk';
import type { Answer, CallDetails } from './caller';
import { call } from './caller';

/** Calls an endpoint of the Thai market. Fields of the input that the path names go into the path. */
export function callEndpoint(
  origin: string,
  { method, path, body }: Endpoint,
  input: Readonly<Record<string, unknown>>,
  details: CallDetails & { readonly query?: string } = {},
): Promise<Answer> {
  const named = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !named.has(name)));
  const { query = '', ...others } = details;
  return call(origin, method, `/th${filled}${query}`, body === undefined ? undefined : rest, others);
}
