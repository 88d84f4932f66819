/** Accepted types of files, by their usual extension. */
export type FileKind = 'png' | 'jpg' | 'gif' | 'mp4' | 'mov';

function pngEnd(bytes: Buffer): number | undefined {
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return undefined;
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return end;
    at = end;
  }
  return undefined;
}

const SCAN = 0xda;
const END = 0xd9;
/** Markers without a length. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** The position of the next marker that is not part of a scan's data. */
function nextMarker(bytes: Buffer, from: number): number {
  for (
    let at = bytes.indexOf(0xff, from);
    at >= 0 && at + 1 < bytes.length;
    at = bytes.indexOf(0xff, at + 1)
  ) {
    const marker = bytes[at + 1] ?? 0;
    if (marker !== 0 && marker !== 0xff && !(marker >= 0xd0 && marker <= 0xd7)) return at;
  }
  return -1;
}

interface Jpeg {
  /** Undefined if the file is incomplete. */
  readonly end: number | undefined;
  readonly scans: number;
}

/** The end of a JPEG, and its number of scans: a decoder processes all pixels for each. */
export function readJpeg(bytes: Buffer): Jpeg {
  let scans = 0;
  let at = 2;
  while (at >= 0 && at + 2 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === END) return { end: at + 2, scans };
    if (marker === 0xff) at += 1;
    else if (isBare(marker)) at += 2;
    else {
      if (at + 4 > bytes.length) break;
      const next = at + 2 + bytes.readUInt16BE(at + 2);
      if (marker === SCAN) scans += 1;
      at = marker === SCAN ? nextMarker(bytes, next) : next;
    }
  }
  return { end: undefined, scans };
}

/** The position after the blocks of an extension or an image. */
function gifBlocksEnd(bytes: Buffer, from: number): number | undefined {
  let at = from;
  while (at < bytes.length) {
    const size = bytes[at] ?? 0;
    if (size === 0) return at + 1;
    at += 1 + size;
  }
  return undefined;
}

const colours = (packed: number): number => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);

function gifEnd(bytes: Buffer): number | undefined {
  let at: number | undefined = 13 + colours(bytes[10] ?? 0);
  while (at !== undefined && at < bytes.length) {
    const kind = bytes[at];
    if (kind === 0x3b) return at + 1;
    if (kind === 0x21) at = gifBlocksEnd(bytes, at + 2);
    else if (kind === 0x2c) at = gifBlocksEnd(bytes, at + 11 + colours(bytes[at + 9] ?? 0));
    else return undefined;
  }
  return undefined;
}

/** Names of boxes consist of letters, digits and spaces. Bytes after the last such box are not part of the video. */
const BOX = /^[\x20-\x7e\xa9]{4}$/;

function boxesEnd(bytes: Buffer): number | undefined {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(at);
    const length = size === 1 && at + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(at + 8)) : size;
    if (!BOX.test(bytes.toString('latin1', at + 4, at + 8)) || length < 8 || at + length > bytes.length)
      break;
    at += length;
  }
  return at === 0 ? undefined : at;
}

/**
 * The length of the picture or video at the start of a file; undefined if it is incomplete. Bytes after it, such as an
 * archive, a page or a second file, do not belong to it.
 */
function endOf(bytes: Buffer, kind: FileKind): number | undefined {
  switch (kind) {
    case 'png':
      return pngEnd(bytes);
    case 'jpg':
      return readJpeg(bytes).end;
    case 'gif':
      return gifEnd(bytes);
    case 'mp4':
    case 'mov':
      return boxesEnd(bytes);
  }
}

/** The file without the bytes after its picture or video. An incomplete file is unchanged. */
export const withoutTail = (bytes: Buffer, kind: FileKind): Buffer =>
  bytes.subarray(0, endOf(bytes, kind) ?? bytes.length);
