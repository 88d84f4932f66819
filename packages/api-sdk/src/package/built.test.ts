import { join } from 'node:path';
import type { EndpointDefinition } from '../endpoint/endpoint-definition';
import { endpoints } from '../endpoints/all';
import { root } from '../fixtures/packed-project';

type Row = EndpointDefinition;
const declared = endpoints as unknown as Readonly<Record<string, Row>>;
// By path: the build, without the notes for documents, not the sources.
const built = jest.requireActual<{ endpoints: Readonly<Record<string, Row>> }>(
  join(root, 'dist/index.cjs'),
).endpoints;

const inputOf = ({ example, encoding }: Row): unknown =>
  encoding === 'multipart' ? { file: new Blob(['slip']), fileName: 'slip.png' } : (example?.input ?? {});

test.each(Object.keys(declared))('what pages load of %s reads its example as the sources do', (name) => {
  const [own, page] = [declared[name], built[name]];
  if (!own || !page) throw new Error(`${name} is not built`);
  const { example, body, response } = own;
  expect(page.response.safeParse(example?.response)).toEqual(response.safeParse(example?.response));
  expect(page.body?.safeParse(inputOf(own)).success).toBe(body?.safeParse(inputOf(own)).success);
  expect(page.body?.safeParse(inputOf(own)).success ?? true).toBe(true);
});
