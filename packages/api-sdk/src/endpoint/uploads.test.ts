/** @starts servers */
import { uploadChatImage, uploadChatVideo } from '../endpoints/chat';
import { uploadSlip } from '../endpoints/money';
import type { UploadProgress } from '../client/transport';
import type { Loopback } from '../fixtures/loopback';
import { json, listen } from '../fixtures/loopback';

let server: Loopback;
afterEach(() => server.close());

const bytes = new Uint8Array(300_000).map((_, index) => index % 251);

/** The multipart body as a browser parses it. */
const formOf = (body: Buffer, type = '') =>
  new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();

test.each([
  ['uploadSlip', uploadSlip],
  ['uploadChatImage', uploadChatImage],
  ['uploadChatVideo', uploadChatVideo],
] as const)('sends the bytes, the name and the type with %s', async (name, upload) => {
  server = await listen((response) => json(response, { path: '/files/1' }));
  const file = new Blob([bytes], { type: 'image/png' });
  await upload(server.client(), { file, fileName: 'สลิป 1.png' });
  const [seen] = server.seen;
  const form = await formOf(seen?.body ?? Buffer.alloc(0), seen?.headers['content-type']);
  const sent = form.get('file');
  if (!(sent instanceof Blob)) throw new Error('no file arrived');
  expect([...form.keys()]).toEqual(['file']);
  expect(sent.type).toBe('image/png');
  expect(sent).toMatchObject({ name: 'สลิป 1.png' });
  expect(Buffer.from(await sent.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
  expect(upload.timeoutMs).toBe(300_000);
  expect(name).toBe(upload.operationId);
});

test('sends a File under its own name', async () => {
  server = await listen((response) => json(response, { path: '/files/1' }));
  await uploadSlip(server.client(), { file: new File(['x'], 'own.jpg', { type: 'image/jpeg' }) });
  expect(server.seen[0]?.body.toString()).toMatch('filename="own.jpg"');
});

test('reports growing progress up to the total', async () => {
  server = await listen((response) => json(response, {}));
  const steps: UploadProgress[] = [];
  await uploadSlip(
    server.client(),
    { file: new Blob([bytes]), fileName: 'a.png' },
    { onUploadProgress: (progress) => steps.push(progress) },
  );
  const loaded = steps.map((step) => step.loaded);
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded).toEqual([...loaded].sort((a, b) => a - b));
  expect(loaded.at(-1)).toBeGreaterThanOrEqual(bytes.length);
});

test('continues the upload and the progress if a listener throws', async () => {
  server = await listen((response) => json(response, { message: 'OK' }));
  const steps: UploadProgress[] = [];
  const data = await uploadSlip(
    server.client(),
    { file: new Blob([bytes]), fileName: 'a.png' },
    {
      onUploadProgress: (progress) => {
        steps.push(progress);
        throw new Error('no progress bar');
      },
    },
  );
  expect(data).toEqual({ message: 'OK' });
  expect(steps.at(-1)?.loaded).toBeGreaterThanOrEqual(bytes.length);
  expect(server.seen).toHaveLength(1);
});

test('can abort an upload, and does not resend it', async () => {
  server = await listen(() => undefined);
  const stop = new AbortController();
  const upload = uploadSlip.safe(
    server.client(),
    { file: new Blob([bytes]), fileName: 'a.png' },
    { signal: stop.signal, onUploadProgress: () => stop.abort() },
  );
  expect(await upload).toMatchObject({ ok: false, error: { kind: 'cancelled', outcome: 'unknown' } });
});

test('rejects a value that is not a file before sending', async () => {
  server = await listen((response) => json(response, {}));
  const file = 'data:image/png;base64,AAAA' as unknown as Blob;
  await expect(uploadSlip(server.client(), { file })).rejects.toThrow('uploadSlip: "file" cannot be sent');
  expect(server.seen).toHaveLength(0);
});
