/** @starts processes */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { at, call, tokenOf } from '../testing/caller';
import { startProgram } from '../testing/program';
import { seedFolder } from '../testing/seeded';
import { upload } from '../testing/upload';

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A picture of the largest size, full of patterns that resemble parts of a code. */
function busyPicture(): Buffer {
  const [width, height] = [4000, 6000];
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const row = y * (width + 1);
    for (let x = 0; x < width; x += 1) {
      rows[row + 1 + x] = ((x >> 3) * 7919 + (y >> 3) * 104729) % 13 < 6 ? 0 : 255;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const data = deflateSync(rows, { level: 1 });
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('answers calls while the largest picture is read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-picture-'));
  await seedFolder(folder);
  const program = await startProgram(['--data-dir', folder]);
  try {
    const { url } = program;
    const token = await tokenOf(url, 'th', '0812345678');
    const slip = await upload(url, '/th/api/wallet/slip', token, busyPicture());
    expect(slip.status).toBe(200);
    // Answered once the slip is read.
    const moved = call(url, 'POST', '/console/clock', { ms: 4000 });
    const newest = async () => {
      const { body } = await call(url, 'POST', '/th/api/statement/slip', { page: 1, limit: 1 }, { token });
      return at(body, 'slips', 0) as { status: string; note: string | null };
    };
    let answers = 0;
    let last = await newest();
    for (; last.status === 'VERIFYING'; last = await newest()) answers += 1;
    expect(last).toMatchObject({ status: 'FAILED' });
    expect((await moved).status).toBe(200);
    // In the thread that serves, none finds it still unread.
    expect(answers).toBeGreaterThan(20);
  } finally {
    await program.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
});
