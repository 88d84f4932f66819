/** @starts servers */
import { createHash, randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { deflateSync } from 'node:zlib';
import jpeg from 'jpeg-js';
import { CLIP } from '../chat/clip';
import { isBomb } from '../slip/bombs';
import { drawSlip } from '../slip/slip-picture';
import type { Sandbox } from '../start-sandbox';
import { at, call, tokenOf } from '../testing/caller';
import { onOneStore } from '../testing/every-store';
import { startAt } from '../testing/seeded';
import { until } from '@member-wallet/testing';
import { upload } from '../testing/upload';

const PNG = drawSlip({ lines: ['x'], payload: null });
const JPEG = Buffer.from(
  jpeg.encode({ width: 240, height: 240, data: Buffer.alloc(240 * 240 * 4, 200) }, 80).data,
);
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const MP4 = Buffer.from(CLIP, 'base64');
const TAILS = [
  Buffer.from('<!doctype html><script>alert(1)</script>'),
  Buffer.concat([
    Buffer.from('PK\u0003\u0004'),
    randomBytes(40),
    Buffer.from('PK\u0005\u0006'),
    Buffer.alloc(18),
  ]),
  Buffer.concat([MP4.subarray(4), Buffer.from('%PDF-1.7')]),
];
const MEGABYTE = 1024 * 1024;

const chunk = (type: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
};

/** An interlaced PNG of 300 × 300 whose data inflates to 64 MB. */
function inflatingPng(): Buffer {
  const header = Buffer.from([0, 0, 1, 44, 0, 0, 1, 44, 8, 6, 0, 0, 1]);
  const data = deflateSync(Buffer.alloc(64 * MEGABYTE));
  return Buffer.concat([
    PNG.subarray(0, 8),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A JPEG that says that it has 12 megapixels, with a hundred scans. */
function scanningJpeg(): Buffer {
  const scanAt = JPEG.indexOf(Buffer.from([0xff, 0xda]));
  const head = Buffer.from(JPEG.subarray(0, scanAt));
  const frame = head.indexOf(Buffer.from([0xff, 0xc0]));
  head.writeUInt16BE(3000, frame + 5);
  head.writeUInt16BE(4000, frame + 7);
  const scan = JPEG.subarray(scanAt, -2);
  return Buffer.concat([head, ...Array.from({ length: 100 }, () => scan), JPEG.subarray(-2)]);
}

onOneStore('an upload', (place) => {
  let sandbox: Sandbox;
  let token: string;
  beforeAll(async () => {
    sandbox = await startAt(place);
    await call(sandbox.url, 'POST', '/console/switches', { market: 'th', rateLimits: false });
    token = await tokenOf(sandbox.url, 'th', '0812345678');
  });
  afterAll(() => sandbox.close());

  const send = (kind: 'image' | 'video', file: Buffer, name = 'photo.png', origin = sandbox.url) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(file)]), name);
    return fetch(`${origin}/th/api/chat/upload-${kind}`, { method: 'POST', body: form });
  };
  const keep = async (kind: 'image' | 'video', file: Buffer, name?: string) => {
    const answer = await send(kind, file, name);
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { path: string }).path;
  };
  const fetched = async (path: string) => {
    const response = await fetch(`${sandbox.url}/th${path}`);
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const newestSlip = async () => {
    await call(sandbox.url, 'POST', '/console/clock', { ms: 4000 });
    const { body } = await call(
      sandbox.url,
      'POST',
      '/th/api/statement/slip',
      { page: 1, limit: 1 },
      { token },
    );
    return at(body, 'slips', 0);
  };

  test.each([
    ['png', 'image', PNG],
    ['jpg', 'image', JPEG],
    ['gif', 'image', GIF],
    ['mp4', 'video', MP4],
  ] as const)(
    'of a %s is kept without what follows it, and is never a page',
    async (extension, kind, file) => {
      for (const tail of TAILS) {
        const path = await keep(kind, Buffer.concat([file, tail]));
        expect(path).toMatch(new RegExp(`\\.${extension}$`));
        const { response, bytes } = await fetched(path);
        expect(bytes.equals(file)).toBe(true);
        expect(response.headers.get('x-content-type-options')).toBe('nosniff');
        expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
        expect(response.headers.get('content-type')).toContain(kind);
      }
    },
  );

  test.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a document', '%PDF-1.7'],
    ['an archive', 'PK\u0003\u0004'],
    ['nothing', ''],
  ])('of %s is refused, whatever it is called', async (_, text) => {
    for (const kind of ['image', 'video'] as const) {
      expect([400, 415]).toContain((await send(kind, Buffer.from(text), 'photo.png')).status);
    }
  });

  test('of a picture that would take too much memory or time is not decoded', async () => {
    for (const [picture, type] of [
      [inflatingPng(), 'image/png'],
      [scanningJpeg(), 'image/jpeg'],
    ] as const) {
      const size = type === 'image/png' ? { width: 300, height: 300 } : { width: 4000, height: 3000 };
      expect(isBomb(picture, type, size)).toBe(true);
      expect((await upload(sandbox.url, '/th/api/wallet/slip', token, picture)).status).toBe(200);
      expect(await newestSlip()).toMatchObject({ status: 'FAILED', note: 'IMG_SIZE_UNABLE_TO_PROCESS' });
    }
    expect(isBomb(JPEG, 'image/jpeg', { width: 240, height: 240 })).toBe(false);
    expect(isBomb(PNG, 'image/png', { width: 540, height: 820 })).toBe(false);
  });

  test('of exactly the largest size is stored, and one a byte larger is refused', async () => {
    const box = Buffer.alloc(20 * MEGABYTE - MP4.length);
    box.writeUInt32BE(box.length);
    box.write('free', 4);
    const largest = Buffer.concat([MP4, box]);
    const { bytes } = await fetched(await keep('video', largest));
    const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');
    expect(hashOf(bytes)).toBe(hashOf(largest));
    expect((await send('video', Buffer.concat([largest, Buffer.alloc(1)]))).status).toBe(413);
    const slip = Buffer.concat([PNG, Buffer.alloc(10 * MEGABYTE + 1 - PNG.length)]);
    const refused = await upload(sandbox.url, '/th/api/wallet/slip', token, slip);
    expect(at(refused.body, 'code')).toBe('SLIP_INVALID_FILE');
  });

  test.each([
    ['a path', '../../../etc/passwd'],
    ['a zero byte', 'a\u0000b.png'],
    ['two thousand letters', 'x'.repeat(2000)],
    ['a second header', '"; filename="b.html'],
    ['a turned direction', 'สลิป\u202Egnp.exe'],
    ['nothing', ''],
  ])('is named by the server, and not by %s', async (_, name) => {
    const answer = await send('image', PNG, name);
    expect([200, 400]).toContain(answer.status);
    if (answer.status !== 200) return;
    const { path } = (await answer.json()) as { path: string };
    expect(path).toMatch(/^\/api\/chat\/files\/[0-9a-f]{32}\.png$/);
  });

  describe('as bytes on the wire', () => {
    const HEAD = 'host: x\r\ncontent-type: multipart/form-data; boundary=b\r\n';
    const PART = '--b\r\ncontent-disposition: form-data; name="file"; filename="x.png"\r\n\r\n';
    const open: Socket[] = [];
    afterEach(() => {
      for (const socket of open.splice(0)) socket.destroy();
    });
    /** Sends the bytes; resolves with what came back once there is some, or the connection has ended. */
    const raw = (text: string | Buffer, { end = false, address = '198.51.100.1' } = {}) => {
      const { hostname, port } = new URL(sandbox.url);
      const socket = connect(Number(port), hostname);
      open.push(socket);
      socket.write(`POST /th/api/chat/upload-image HTTP/1.1\r\nx-forwarded-for: ${address}\r\n${HEAD}`);
      if (end) socket.end(text);
      else socket.write(text);
      return new Promise<string>((resolve) => {
        socket.once('data', (bytes) => resolve(bytes.toString()));
        socket.once('error', () => resolve(''));
        socket.once('close', () => resolve(''));
      });
    };
    const half = `content-length: 5000\r\n\r\n${PART}`;

    test('that do not match the headers store nothing, and affect nobody else', async () => {
      const body = `${PART}x\r\n--b--\r\n`;
      expect(await raw(half, { end: true })).not.toMatch(/^HTTP\/1.1 (200|5)/);
      expect(await raw(`content-length: 20\r\n\r\n${body}`)).toMatch(/^HTTP\/1.1 4/);
      expect(await raw(`content-length: ${PART.length}\r\n\r\n${PART}`)).toMatch(/^HTTP\/1.1 4/);
      expect(await raw(`content-length: 900000000\r\n\r\n${PART}`)).toMatch(/^HTTP\/1.1 413/);
      expect((await send('image', PNG)).status).toBe(200);
    });

    test('that are slow do not block others, because of limits per sender and in all', async () => {
      const hold = (count: number, address: string) => {
        for (let n = 0; n < count; n += 1) void raw(half, { address });
      };
      const refused = (address: string) => raw(half, { address });
      const setLimits = (rateLimits: boolean) =>
        call(sandbox.url, 'POST', '/console/switches', { market: 'th', rateLimits });
      await setLimits(true);
      hold(6, '198.51.100.1');
      expect(await refused('198.51.100.1')).toMatch(/^HTTP\/1.1 429/);
      expect((await send('image', PNG)).status).toBe(200);
      hold(6, '198.51.100.2');
      hold(4, '198.51.100.3');
      expect(await refused('198.51.100.4')).toMatch(/^HTTP\/1.1 429/);
      await setLimits(false);
      for (const socket of open.splice(0)) socket.destroy();
      await until(async () => (await send('image', PNG)).status === 200);
    });
  });
});
