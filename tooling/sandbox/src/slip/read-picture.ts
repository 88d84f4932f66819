import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';
import decodeQR from 'qr/decode.js';
import { isBomb } from './bombs';
import type { SlipType } from './slip-file';
import { slipTypeOf } from './slip-file';

/** Limits, because a small file can expand to gigabytes of pixels. */
const LARGEST_SIDE = 6000;
const SMALLEST_SIDE = 200;
const LARGEST_MEGAPIXELS = 24;

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export type ReadPicture =
  | { readonly found: 'code'; readonly payload: string }
  | { readonly found: 'no-code' }
  | { readonly found: 'invalid-size' };

/** Width and height from the file's header; in JPEG, from the frame header. */
function sizeOf(bytes: Buffer, type: SlipType): { width: number; height: number } | undefined {
  if (type === 'image/png') {
    return bytes.length < 24 ? undefined : { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  }
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

function pixelsOf(bytes: Buffer, type: SlipType): Picture | undefined {
  try {
    return type === 'image/png'
      ? PNG.sync.read(bytes)
      : jpeg.decode(bytes, { useTArray: true, maxResolutionInMP: LARGEST_MEGAPIXELS });
  } catch {
    return undefined;
  }
}

/** Looks for a QR code in a PNG or JPEG. A file that cannot be decoded contains none. */
export function readPicture(bytes: Buffer): ReadPicture {
  const type = slipTypeOf(bytes);
  const size = type && sizeOf(bytes, type);
  if (!type || !size) return { found: 'no-code' };
  const { width, height } = size;
  if (
    Math.min(width, height) < SMALLEST_SIDE ||
    Math.max(width, height) > LARGEST_SIDE ||
    width * height > LARGEST_MEGAPIXELS * 1_000_000 ||
    isBomb(bytes, type, size)
  ) {
    return { found: 'invalid-size' };
  }
  const pixels = pixelsOf(bytes, type);
  if (!pixels) return { found: 'no-code' };
  try {
    return {
      found: 'code',
      payload: decodeQR(pixels, { effort: Number.POSITIVE_INFINITY, timeLimit: 2000 }),
    };
  } catch {
    return { found: 'no-code' };
  }
}
