/** Megabytes. A larger picture is made smaller. */
export const LARGEST_SLIP_MB = 10;
const MB = 1024 * 1024;

/** What is sent as it is; every other picture becomes a JPEG, which any server reads. */
const FORMATS = [
  {
    type: 'image/png',
    ending: /\.png$/i,
    usual: '.png',
    start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  },
  { type: 'image/jpeg', ending: /\.jpe?g$/i, usual: '.jpg', start: [0xff, 0xd8, 0xff] },
] as const;

/** What is wrong with a picture; of the last two, the server said that it is too large, and one smaller is chosen or not. */
export type SlipFault = 'empty' | 'too-large' | 'type' | 'broken' | 'made-smaller' | 'refused-size';

/** What servers take that set no limit: nginx takes 1 MB with what is around the file. */
export const SMALL_SLIP = 0.9 * MB;

const formatOf = (head: Uint8Array) =>
  FORMATS.find(({ start }) => start.every((byte, at) => head[at] === byte));

/**
 * A PNG or JPEG with the type and the ending that its first bytes say: some phones hand over neither, and servers that look
 * at them only would refuse it. Null for any other file; names and declared types can be anything.
 */
export function asPicture(file: File, head: Uint8Array): File | null {
  const format = formatOf(head);
  if (!format) return null;
  if (file.type === format.type && format.ending.test(file.name)) return file;
  const { type, ending, usual } = format;
  const name = ending.test(file.name)
    ? file.name
    : `${file.name.replace(/\.(?:png|jpe?g)$/i, '') || 'slip'}${usual}`;
  return new File([file], name, { type, lastModified: file.lastModified });
}

/**
 * The picture as a JPEG of at most so many bytes; null if this browser cannot show it or make it that small, or the code for
 * it did not come.
 */
export async function asJpeg(file: File, maxBytes: number): Promise<File | null> {
  const code = await import('@member-wallet/chat').catch(() => null);
  const jpeg = code && (await code.shrink(file, maxBytes));
  const name = `${file.name.replace(/\.\w+$/, '') || 'slip'}.jpg`;
  return jpeg && new File([jpeg], name, { type: 'image/jpeg', lastModified: file.lastModified });
}

/** What can be sent of a chosen file, or why nothing can. */
export async function prepareSlip(file: File): Promise<File | 'empty' | 'type' | 'too-large'> {
  if (file.size === 0) return 'empty';
  const picture = asPicture(file, new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  const largest = LARGEST_SLIP_MB * MB;
  if (picture && picture.size <= largest) return picture;
  return (await asJpeg(file, largest)) ?? (picture ? 'too-large' : 'type');
}
