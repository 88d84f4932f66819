/** In megabytes. A larger picture is made smaller. */
export const LARGEST_SLIP_MB = 10;
const MB = 1024 * 1024;

/** Formats that are sent unchanged; every other picture is converted to JPEG, which any server reads. */
const FORMATS = [
  {
    type: 'image/png',
    ending: /\.png$/i,
    usual: '.png',
    start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  },
  { type: 'image/jpeg', ending: /\.jpe?g$/i, usual: '.jpg', start: [0xff, 0xd8, 0xff] },
] as const;

/** What is wrong with a picture. The last two: the server refused its size, and a smaller one was made, or not. */
export type SlipFault = 'empty' | 'too-large' | 'type' | 'broken' | 'made-smaller' | 'refused-size';

/** Below nginx's default limit of 1 MB for the whole request. */
export const SMALL_SLIP = 0.9 * MB;

const formatOf = (head: Uint8Array) =>
  FORMATS.find(({ start }) => start.every((byte, at) => head[at] === byte));

/**
 * A PNG or JPEG, with the type and the file extension set by its first bytes: some phones set neither, and some servers
 * check only those. Null for any other file; its name and declared type are not trusted.
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
 * The picture as a JPEG of at most this many bytes; null if this browser cannot decode it or make it that small, or if the
 * code for it did not load.
 */
export async function asJpeg(file: File, maxBytes: number): Promise<File | null> {
  const code = await import('@member-wallet/chat').catch(() => null);
  const jpeg = code && (await code.shrink(file, maxBytes));
  const name = `${file.name.replace(/\.\w+$/, '') || 'slip'}.jpg`;
  return jpeg && new File([jpeg], name, { type: 'image/jpeg', lastModified: file.lastModified });
}

/** The file to send for a chosen file, or the reason why there is none. */
export async function prepareSlip(file: File): Promise<File | 'empty' | 'type' | 'too-large'> {
  if (file.size === 0) return 'empty';
  const picture = asPicture(file, new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  const largest = LARGEST_SLIP_MB * MB;
  if (picture && picture.size <= largest) return picture;
  return (await asJpeg(file, largest)) ?? (picture ? 'too-large' : 'type');
}
