import type { TransportRequest } from '../client/transport';
import type { EndpointDefinition } from '../endpoint/endpoint-definition';

type Fields = Readonly<Record<string, unknown>>;

const bodyFields = (body: TransportRequest['body']): Fields => {
  if (body === undefined) return {};
  if (typeof body !== 'string') return Object.fromEntries(body.entries());
  const parsed: unknown = JSON.parse(body);
  return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
};

const pathFields = (endpoint: EndpointDefinition, url: string): Fields => {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const shape = endpoint.path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '([^/?]+)');
  const found = new RegExp(`${shape}$`).exec(url) ?? [];
  return Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(found[at + 1] ?? '')]));
};

/** The caller's input: path parameters and body fields in one flat object. */
export const readInput = (
  endpoint: EndpointDefinition,
  request: Pick<TransportRequest, 'url' | 'body'>,
): Fields => ({
  ...pathFields(endpoint, request.url),
  ...bodyFields(request.body),
});

/** The approximate size of a body in bytes, without a form's boundaries. */
export const sizeOf = (body: TransportRequest['body']): number => {
  if (body === undefined) return 0;
  if (typeof body === 'string') return body.length;
  return [...body.values()].reduce(
    (sum, value) => sum + (typeof value === 'string' ? value.length : value.size),
    0,
  );
};
