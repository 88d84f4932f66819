/** In megabytes. Larger pictures are made smaller. */
export const LARGEST_SLIP_MB = 10;
const MB = 1024 * 1024;

/** Formats that are sent unchanged. Other pictures are converted to JPEG, which every server reads. */
const FORMATS = [
  {
    type: 'image/png',
    ending: /\.png$/i,
    usual: '.png',
    start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  },
  { type: 'image/jpeg', ending: /\.jpe?g$/i, usual: '.jpg', start: [0xff, 0xd8, 0xff] },
] as const;

/**
 * What is wrong with a picture. `made-smaller` and `refused-size`: the server refused its size, and a smaller picture was
 * made, or could not be made.
 */
export type SlipFault = 'empty' | 'too-large' | 'type' | 'broken' | 'made-smaller' | 'refused-size';

/** In bytes. Below nginx's default limit of 1 MB for a request. */
export const SMALL_SLIP = 0.9 * MB;

const formatOf = (head: Uint8Array) =>
  FORMATS.find(({ start }) => start.every((byte, at) => head[at] === byte));

/**
 * A PNG or JPEG with the type and file extension that its first bytes call for, because some phones set neither and some
 * servers only check those. Null for other files, whatever their name and declared type.
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
 * The picture as a JPEG of at most `maxBytes`; null if the browser cannot decode it or make it that small, or if the code for
 * it failed to load.
 */
export async function asJpeg(file: File, maxBytes: number): Promise<File | null> {
  const code = await import('@member-wallet/chat').catch(() => null);
  const jpeg = code && (await code.shrink(file, maxBytes));
  const name = `${file.name.replace(/\.\w+$/, '') || 'slip'}.jpg`;
  return jpeg && new File([jpeg], name, { type: 'image/jpeg', lastModified: file.lastModified });
}

/** The file to send for a chosen file, or the reason why it cannot be sent. */
export async function prepareSlip(file: File): Promise<File | 'empty' | 'broken' | 'type' | 'too-large'> {
  if (file.size === 0) return 'empty';
  // Fails if the file was changed after it was chosen, or if the phone cannot download it from its cloud.
  const start = await file
    .slice(0, 16)
    .arrayBuffer()
    .catch(() => null);
  if (!start) return 'broken';
  const picture = asPicture(file, new Uint8Array(start));
  const largest = LARGEST_SLIP_MB * MB;
  if (picture && picture.size <= largest) return picture;
  return (await asJpeg(file, largest)) ?? (picture ? 'too-large' : 'type');
}
