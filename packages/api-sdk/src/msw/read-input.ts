import type { EndpointDefinition } from '../endpoint/endpoint-definition';
import { wrongField } from '../schema/wrong-field';
import { readInput } from '../testing/read-request';

type Fields = Readonly<Record<string, unknown>>;

/** A request's input, or the name of its invalid field; empty for the whole body. */
export type Received = { readonly input: Fields } | { readonly wrong: string };

const isForm = (request: Request): boolean =>
  request.headers.get('content-type')?.includes('multipart/form-data') ?? false;

/** Reads a request's input and validates it as a strict server would. */
export const receive = async (endpoint: EndpointDefinition, request: Request): Promise<Received> => {
  const { body, encoding } = endpoint;
  if (encoding === 'multipart') {
    if (!isForm(request)) return { wrong: '' };
    const input = readInput(endpoint, { url: request.url, body: await request.formData() });
    // In a simulated page, a file is not an instance of this realm's Blob.
    return typeof input['file'] === 'object' ? { input } : { wrong: 'file' };
  }
  try {
    const text = await request.text();
    const input = readInput(endpoint, { url: request.url, body: body && text });
    const sent = Object.entries(input).filter(([name]) => !endpoint.path.includes(`{${name}}`));
    const checked = body?.safeParse(Object.fromEntries(sent));
    return checked && !checked.success ? { wrong: wrongField(checked.error) } : { input };
  } catch {
    return { wrong: '' };
  }
};
