/** @starts servers */
import { join } from 'node:path';
import { EdgeVM } from '@edge-runtime/vm';
import { build } from 'esbuild';
import type * as Sdk from '..';
import { json, listen, type Loopback } from '../fixtures/loopback';

// An edge runtime has fetch, but no XMLHttpRequest and no APIs of Node or the DOM. The SDK is bundled as for a worker.
interface Edge {
  readonly sdk: typeof Sdk;
  readonly Blob: typeof Blob;
  readonly File: typeof File;
}

let edge: Edge;
let server: Loopback;
beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, '../index.ts')],
    bundle: true,
    format: 'iife',
    globalName: 'sdk',
    platform: 'browser',
    write: false,
  });
  const vm = new EdgeVM();
  vm.evaluate(outputFiles.map(({ text }) => text).join(''));
  edge = vm.evaluate('({ sdk, Blob, File })');
  server = await listen((response) => json(response, { message: 'OK', path: '/files/1' }));
});
afterAll(() => server.close());
beforeEach(() => {
  server.seen.length = 0;
});

/** The request that the server received. */
const received = async () => {
  const [{ headers = {}, body = Buffer.of() } = {}, ...others] = server.seen;
  expect(others).toEqual([]);
  const type = headers['content-type'] ?? '';
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  const file = form.get('file');
  if (!(file instanceof File)) throw new Error('no file arrived');
  return { fields: [...form.keys()], name: file.name, type: file.type, text: await file.text() };
};

const uploads = ['uploadSlip', 'uploadChatImage', 'uploadChatVideo'] as const;
const sent = { fields: ['file'], name: 'สลิป.png', type: 'image/png', text: 'bytes' };

test('runs neither in a page nor in Node', () => {
  expect(edge.sdk).toBeDefined();
  const vm = new EdgeVM();
  expect(vm.evaluate('[typeof XMLHttpRequest, typeof document, typeof process, typeof fetch]')).toEqual([
    'undefined',
    'undefined',
    'undefined',
    'function',
  ]);
});

describe.each(uploads)('%s', (name) => {
  const client = () => edge.sdk.createClient({ baseURL: server.url, getToken: () => 'token-1' });

  test('sends a form that servers can read', async () => {
    const file = new edge.Blob(['bytes'], { type: 'image/png' });
    await edge.sdk[name](client(), { file, fileName: 'สลิป.png' });
    expect(await received()).toEqual(sent);
  });

  test('sends a File under its own name', async () => {
    await edge.sdk[name](client(), { file: new edge.File(['bytes'], 'สลิป.png', { type: 'image/png' }) });
    expect(await received()).toEqual(sent);
  });

  test('sends the same form with progress', async () => {
    const file = new edge.Blob(['bytes'], { type: 'image/png' });
    const steps: number[] = [];
    const onUploadProgress = ({ loaded }: Sdk.UploadProgress) => void steps.push(loaded);
    await edge.sdk[name](client(), { file, fileName: 'สลิป.png' }, { onUploadProgress });
    expect(await received()).toEqual(sent);
    expect(steps.at(-1)).toBeGreaterThan('bytes'.length);
  });
});

test('sends other calls with the content type of their body, or without one', async () => {
  const client = edge.sdk.createClient({ baseURL: server.url });
  await edge.sdk.transfer(client, { from: 'WALLET', to: 'PG', amount: 1 });
  await edge.sdk.spin.safe(client);
  expect(server.seen.map(({ headers }) => headers['content-type'])).toEqual(['application/json', undefined]);
});
