import { prepareFile } from './prepare-file';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const GIF = [...Buffer.from('GIF89a')];
const MP4 = [0, 0, 0, 24, ...Buffer.from('ftypisom')];
const MOV = [0, 0, 0, 20, ...Buffer.from('ftypqt  ')];

test.each([
  ['1000012345', 'image/jpeg', JPEG, '1000012345.jpg', 'image/jpeg'],
  ['1000012345', 'image/jpg', JPEG, '1000012345.jpg', 'image/jpeg'],
  ['1000012345', 'image/png', PNG, '1000012345.png', 'image/png'],
  ['', 'image/gif', GIF, 'file.gif', 'image/gif'],
  ['1000012346', 'video/mp4', MP4, '1000012346.mp4', 'video/mp4'],
  ['1000012346', 'video/quicktime', MOV, '1000012346.mov', 'video/quicktime'],
  ['photo.jpg', '', JPEG, 'photo.jpg', 'image/jpeg'],
  ['photo.jpg', 'image/jpeg', JPEG, 'photo.jpg', 'image/jpeg'],
  ['renamed.png', 'image/png', JPEG, 'renamed.png', 'image/jpeg'],
])('sends %j of type %j under its true type', async (name, type, bytes, sentName, sentType) => {
  const result = await prepareFile(new File([new Uint8Array(bytes)], name, { type }), () => undefined);
  if (!result.ok) throw new Error(result.code);
  const { prepared } = result;
  expect([prepared.name, prepared.file.type, prepared.file.size]).toEqual([sentName, sentType, bytes.length]);
});

test.each([
  ['1000012345', 'image/jpeg', [...Buffer.from('%PDF-1.7')]],
  ['1000012345', 'image/jpeg', MP4],
  // Desktop browsers report no type for a file without an extension.
  ['slip', '', JPEG],
  ['slip', 'application/octet-stream', PNG],
  ['clip', '', MP4],
  ['slip', 'image/webp', PNG],
  ['slip', 'constructor', PNG],
  ['program.exe', 'image/png', PNG],
])('refuses %j of type %j', async (name, type, bytes) => {
  const file = new File([new Uint8Array(bytes)], name, { type });
  expect(await prepareFile(file, () => undefined)).toEqual({ ok: false, code: 'FILE_NOT_SUPPORTED' });
});
