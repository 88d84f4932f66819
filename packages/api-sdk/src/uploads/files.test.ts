/** @starts servers */
import { createClient } from '../client/create-client';
import type { TransportRequest } from '../client/transport';
import { uploadChatImage, uploadChatVideo } from '../endpoints/chat';
import { uploadSlip } from '../endpoints/money';
import type { Loopback } from '../fixtures/loopback';
import { json, listen } from '../fixtures/loopback';
import type { LocalFile } from './files';
import { bytesFile, localFile } from './files';

const uploads = [
  ['uploadSlip', uploadSlip],
  ['uploadChatImage', uploadChatImage],
  ['uploadChatVideo', uploadChatVideo],
] as const;
const picked: LocalFile = { uri: 'file:///cache/สลิป.jpg', name: 'สลิป.jpg', type: 'image/jpeg' };

let server: Loopback | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

describe('bytes', () => {
  const text = 'a small picture';
  const bytes = new TextEncoder().encode(text);
  // A Buffer is a view of memory that also contains other data.
  const pooled = Buffer.from(`secret${text}secret`).subarray(6, 6 + text.length);

  test.each([
    ['a Uint8Array', bytes],
    ['an ArrayBuffer', bytes.buffer.slice(0, bytes.byteLength)],
    ['a Buffer, without what lies around it', pooled],
  ])('sends %s as a file with its name and type', async (_, given) => {
    server = await listen((response) => json(response, { path: '/files/1' }));
    for (const [, upload] of uploads) {
      await upload(server.client(), { file: bytesFile(given, 'สลิป 1.png', 'image/png') });
      const { body = Buffer.of(), headers = {} } = server.seen.at(-1) ?? {};
      const form = await new Response(new Uint8Array(body), {
        headers: { 'content-type': headers['content-type'] ?? '' },
      }).formData();
      const sent = form.get('file');
      if (!(sent instanceof Blob)) throw new Error('no file arrived');
      expect([...form.keys()]).toEqual(['file']);
      expect(sent).toMatchObject({ name: 'สลิป 1.png', type: 'image/png' });
      expect(await sent.text()).toBe(text);
    }
  });
});

/** Simulates React Native's FormData, which keeps its values and describes each part to the native side. */
class NativeFormData {
  readonly parts: (readonly [string, unknown])[] = [];

  append(key: string, value: unknown): void {
    this.parts.push([key, value]);
  }

  getParts(): readonly object[] {
    return this.parts.map(([fieldName, value]) => {
      const headers: Record<string, string> = { 'content-disposition': `form-data; name="${fieldName}"` };
      if (typeof value !== 'object' || value === null) return { string: String(value), headers, fieldName };
      const { name, type }: Partial<LocalFile> = value;
      if (typeof name === 'string') headers['content-disposition'] += `; filename="${name}"`;
      if (typeof type === 'string') headers['content-type'] = type;
      return { ...value, headers, fieldName };
    });
  }
}

describe('React Native file', () => {
  const own = globalThis.FormData;
  beforeEach(() => void Object.assign(globalThis, { FormData: NativeFormData }));
  afterEach(() => void Object.assign(globalThis, { FormData: own }));

  test.each(uploads)('is passed unchanged to the native form by %s', async (_, upload) => {
    let sent: TransportRequest | undefined;
    const transport = async (request: TransportRequest) => {
      sent = request;
      return { status: 200, text: '{"path":"/files/1"}' };
    };
    const client = createClient({ baseURL: '', transport });
    await upload(client, { file: localFile({ ...picked, extra: 'not sent' } as LocalFile) });
    expect((sent?.body as unknown as NativeFormData).getParts()).toEqual([
      {
        ...picked,
        fieldName: 'file',
        headers: {
          'content-disposition': 'form-data; name="file"; filename="สลิป.jpg"',
          'content-type': 'image/jpeg',
        },
      },
    ]);
    expect(sent?.headers).not.toHaveProperty('Content-Type');
  });

  test.each(['uri', 'name', 'type'] as const)('is refused without its %s', (field) => {
    expect(() => localFile({ ...picked, [field]: '' })).toThrow(
      new TypeError(`a local file needs its "${field}"`),
    );
    expect(() => localFile({ ...picked, [field]: undefined as unknown as string })).toThrow(TypeError);
  });
});

test('a React Native file is refused elsewhere, where a form would send a string instead', async () => {
  expect(() => localFile(picked)).toThrow(TypeError);
  const bare = picked as unknown as Blob;
  const client = createClient({ baseURL: '', transport: () => Promise.reject(new Error('sent')) });
  await expect(uploadSlip(client, { file: bare })).rejects.toThrow('uploadSlip: "file" cannot be sent');
});
