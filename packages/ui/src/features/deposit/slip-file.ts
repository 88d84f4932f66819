/** Megabytes. A larger picture is made smaller. */
export const LARGEST_SLIP_MB = 10;
export const MB = 1024 * 1024;

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

/** By what the first bytes say: names and declared types can be anything. */
export function checkSlipFile(size: number, head: Uint8Array): 'empty' | 'type' | null {
  if (size === 0) return 'empty';
  return formatOf(head) ? null : 'type';
}

/**
 * The picture with the type and the ending that its first bytes say: some phones hand over neither, and servers that look
 * at them only would refuse it.
 */
export function asPicture(file: File, head: Uint8Array): File {
  const format = formatOf(head);
  if (!format || (file.type === format.type && format.ending.test(file.name))) return file;
  const { type, ending, usual } = format;
  const name = ending.test(file.name)
    ? file.name
    : `${file.name.replace(/\.(?:png|jpe?g)$/i, '') || 'slip'}${usual}`;
  return new File([file], name, { type, lastModified: file.lastModified });
}

/**
 * The picture as a JPEG of at most so many bytes; null if this browser cannot make it that small, or the code for it did not
 * come.
 */
export async function smallerPicture(file: File, maxBytes: number): Promise<File | null> {
  const code = await import('@member-wallet/chat').catch(() => null);
  const smaller = code && (await code.shrink(file, maxBytes));
  const name = `${file.name.replace(/\.\w+$/, '') || 'slip'}.jpg`;
  return smaller && new File([smaller], name, { type: 'image/jpeg', lastModified: file.lastModified });
}
