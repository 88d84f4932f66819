import { asPicture, prepareSlip } from './slip-file';

describe('slip files', () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
  it.each([
    ['a GIF', new TextEncoder().encode('GIF89a')],
    ['an SVG called .png', new TextEncoder().encode('<svg onload=')],
  ])('%s is neither PNG nor JPEG', (_, head) => {
    expect(asPicture(new File([head], 'slip.png', { type: 'image/png' }), head)).toBeNull();
  });

  it.each([
    ['1000012345', '', jpeg, '1000012345.jpg', 'image/jpeg'],
    ['1000012345', 'application/octet-stream', png, '1000012345.png', 'image/png'],
    ['', '', jpeg, 'slip.jpg', 'image/jpeg'],
    ['slip.JPG', '', jpeg, 'slip.JPG', 'image/jpeg'],
    ['slip.png', 'image/png', jpeg, 'slip.jpg', 'image/jpeg'],
    ['slip.bin', 'image/png', png, 'slip.bin.png', 'image/png'],
  ])('%j of type %j is sent as what it contains', (name, type, head, sentName, sentType) => {
    const file = new File([head], name, { type, lastModified: 5 });
    const sent = asPicture(file, head);
    expect([sent?.name, sent?.type, sent?.size, sent?.lastModified]).toEqual([
      sentName,
      sentType,
      head.length,
      5,
    ]);
  });

  it('are unchanged if name and type are correct', () => {
    const file = new File([png], 'slip.png', { type: 'image/png' });
    expect(asPicture(file, png)).toBe(file);
  });

  it('are broken if they cannot be read', async () => {
    const file = new File([png], 'slip.png', { type: 'image/png' });
    file.slice = () =>
      Object.assign(new Blob(), {
        arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')),
      });
    expect(await prepareSlip(file)).toBe('broken');
  });
});
