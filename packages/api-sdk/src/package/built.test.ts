import { join } from 'node:path';
import type { EndpointDefinition } from '../endpoint/endpoint-definition';
import { endpoints } from '../endpoints/all';
import { root } from '../fixtures/packed-project';

type Row = EndpointDefinition;
const declared = endpoints as unknown as Readonly<Record<string, Row>>;
// By path, to load the build without notes for documents instead of the sources.
const built = jest.requireActual<{ endpoints: Readonly<Record<string, Row>> }>(
  join(root, 'dist/index.cjs'),
).endpoints;

const inputOf = ({ example, encoding }: Row): unknown =>
  encoding === 'multipart' ? { file: new Blob(['slip']), fileName: 'slip.png' } : (example?.input ?? {});

test.each(Object.keys(declared))('reads the example of %s in the page build as in the sources', (name) => {
  const [own, page] = [declared[name], built[name]];
  if (!own || !page) throw new Error(`${name} is not built`);
  const { example, body, response } = own;
  expect(page.response.safeParse(example?.response)).toEqual(response.safeParse(example?.response));
  expect(page.body?.safeParse(inputOf(own)).success).toBe(body?.safeParse(inputOf(own)).success);
  expect(page.body?.safeParse(inputOf(own)).success ?? true).toBe(true);
});
