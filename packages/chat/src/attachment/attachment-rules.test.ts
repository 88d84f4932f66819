import { checkAttachment, kindByName } from './attachment-rules';

const MB = 1024 * 1024;
const bytes = (...parts: (string | number)[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : [part])),
  );

const PNG = bytes(0x89, 'PNG\r\n', 0x1a, '\n', 0, 0, 0, 13, 'IHDR');
const JPEG = bytes(0xff, 0xd8, 0xff, 0xe0, 0, 16, 'JFIF');
const GIF = bytes('GIF89a', 1, 0, 1, 0);
const MP4 = bytes(0, 0, 0, 24, 'ftypisom', 0, 0, 2, 0);
const MOV = bytes(0, 0, 0, 20, 'ftypqt  ');
const OLD_MOV = bytes(0, 0, 0, 8, 'wide', 0, 0, 0, 0, 'mdat');

describe('checkAttachment', () => {
  test.each([
    { name: 'slip.png', head: PNG, kind: 'image', mime: 'image/png' },
    { name: 'สลิป.JPG', head: JPEG, kind: 'image', mime: 'image/jpeg' },
    { name: 'a.b.jpeg', head: JPEG, kind: 'image', mime: 'image/jpeg' },
    { name: 'renamed.png', head: JPEG, kind: 'image', mime: 'image/jpeg' },
    { name: 'x.gif', head: GIF, kind: 'image', mime: 'image/gif' },
    { name: 'x.mp4', head: MP4, kind: 'video', mime: 'video/mp4' },
    { name: 'x.MOV', head: MOV, kind: 'video', mime: 'video/quicktime' },
    { name: 'old.mov', head: OLD_MOV, kind: 'video', mime: 'video/quicktime' },
  ])('accepts $name as $mime', ({ name, head, kind, mime }) => {
    expect(checkAttachment({ name, size: 1000, head })).toEqual({ ok: true, kind, mime });
  });

  test.each([
    { name: 'slip', head: PNG, why: 'no extension' },
    { name: 'png', head: PNG, why: 'only an extension' },
    { name: '.png.', head: PNG, why: 'an empty extension' },
    { name: 'x.pdf', head: bytes('%PDF-1.7'), why: 'another type' },
    { name: 'x.webp', head: bytes('RIFF', 0, 0, 0, 0, 'WEBP'), why: 'another picture' },
    { name: 'x.png', head: bytes('MZ', 0x90, 0), why: 'a program with a picture’s extension' },
    { name: 'x.png', head: bytes('<svg xmlns='), why: 'markup with a picture’s extension' },
    { name: 'x.jpg', head: bytes(0, 0, 0, 24, 'ftypheic'), why: 'a phone picture that browsers cannot show' },
    { name: 'x.mp4', head: bytes(0, 0, 0, 24, 'ftypM4A '), why: 'audio with a video’s extension' },
    { name: 'x.mp4', head: JPEG, why: 'a picture with a video’s extension' },
    { name: 'x.png', head: MP4, why: 'a video with a picture’s extension' },
    { name: 'x.png', head: bytes(), why: 'an empty file' },
    { name: 'x.constructor', head: PNG, why: 'an extension that is a property of all JavaScript objects' },
  ])('refuses $why', ({ name, head }) => {
    expect(checkAttachment({ name, size: 1000, head })).toEqual({ ok: false, code: 'FILE_NOT_SUPPORTED' });
  });

  test.each([
    { name: 'x.png', head: PNG, size: 10 * MB, megabytes: null },
    { name: 'x.png', head: PNG, size: 10 * MB + 1, megabytes: 10 },
    { name: 'x.mp4', head: MP4, size: 20 * MB, megabytes: null },
    { name: 'x.mp4', head: MP4, size: 20 * MB + 1, megabytes: 20 },
  ])('checks the size of $name with $size bytes', ({ name, head, size, megabytes }) => {
    const check = checkAttachment({ name, size, head });
    expect(check.ok).toBe(megabytes === null);
    if (megabytes !== null)
      expect(check).toEqual({ ok: false, code: 'FILE_TOO_LARGE', params: { megabytes } });
  });

  test('derives the kind from the name alone', () => {
    expect(kindByName('a.mov')).toBe('video');
    expect(kindByName('a.exe')).toBeNull();
  });
});
