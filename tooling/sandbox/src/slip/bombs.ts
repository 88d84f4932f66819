import { inflateSync } from 'node:zlib';
import { codeOf } from '../thrown';
import { readJpeg } from '../uploads/file-end';
import type { SlipType } from './slip-file';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A progressive photo of twelve megapixels has ten scans or so. */
const LARGEST_WORK = 240_000_000;

/** Samples of a pixel, by PNG's colour type. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** All image data of a PNG, still deflated. */
function imageData(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(bytes.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return Buffer.concat(parts);
}

/** Whether a PNG's data inflates to more than its size in pixels requires. */
function inflatesTooFar(bytes: Buffer, { width, height }: Size): boolean {
  const bits = (bytes[24] ?? 8) * (SAMPLES[bytes[25] ?? 6] ?? 4);
  const rows = (Math.ceil((width * bits) / 8) + 1) * height;
  // An interlaced picture has seven passes, each with rows of its own.
  const most = 2 * rows + 8 * (width + height) + 4096;
  try {
    inflateSync(imageData(bytes), { maxOutputLength: most });
    return false;
  } catch (error) {
    return codeOf(error) === 'ERR_BUFFER_TOO_LARGE';
  }
}

/**
 * Whether decoding a picture would take time or memory out of proportion to its size in pixels. The PNG decoder itself
 * limits what it inflates, except for interlaced pictures.
 */
export function isBomb(bytes: Buffer, type: SlipType, size: Size): boolean {
  if (type === 'image/jpeg') return readJpeg(bytes).scans * size.width * size.height > LARGEST_WORK;
  return bytes[28] === 1 && inflatesTooFar(bytes, size);
}
