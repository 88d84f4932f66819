import { PNG } from 'pngjs';
import encodeQR from 'qr';
import { dotsOf } from './dot-letters';

const WIDTH = 540;
const HEIGHT = 820;
const INK = 0x22;

/** pngjs tries every filter on every row by default, which takes a hundred times as long on flat colours. */
const UNFILTERED = { filterType: 0 } as const;

type Rgb = readonly [number, number, number];

function fill(png: PNG, left: number, top: number, width: number, height: number, [r, g, b]: Rgb): void {
  const row = Buffer.alloc(Math.min(width, png.width - left) * 4, Buffer.from([r, g, b, 255]));
  for (let y = top; y < Math.min(top + height, png.height); y += 1) {
    row.copy(png.data, (y * png.width + left) * 4);
  }
}

function write(png: PNG, text: string, left: number, top: number, dot: number, color: Rgb): void {
  for (const { x, y } of dotsOf(text)) fill(png, left + x * dot, top + y * dot, dot, dot, color);
}

function drawCode(png: PNG, payload: string, left: number, top: number, dot: number): void {
  encodeQR(payload, 'raw', { ecc: 'medium', border: 4 }).forEach((row, y) => {
    row.forEach((dark, x) => {
      fill(png, left + x * dot, top + y * dot, dot, dot, dark ? [0, 0, 0] : [255, 255, 255]);
    });
  });
}

interface SlipContent {
  readonly lines: readonly string[];
  /** The QR code's payload; null for none, as in a cropped picture. */
  readonly payload: string | null;
}

/** A slip like that of a bank's app, as PNG. It says that it is not a real transfer. */
export function drawSlip({ lines, payload }: SlipContent): Buffer {
  const png = new PNG({ width: WIDTH, height: HEIGHT });
  fill(png, 0, 0, WIDTH, HEIGHT, [250, 250, 248]);
  fill(png, 0, 0, WIDTH, 92, [24, 84, 92]);
  write(png, 'SANDBOX SLIP', 36, 32, 4, [255, 255, 255]);
  lines.forEach((line, index) => write(png, line, 36, 132 + index * 48, 3, [INK, INK, INK]));
  if (payload !== null) drawCode(png, payload, 150, 520, 6);
  return PNG.sync.write(png, UNFILTERED);
}

/** A picture that is too small to read. */
export function drawTooSmall(): Buffer {
  const png = new PNG({ width: 60, height: 60 });
  fill(png, 0, 0, 60, 60, [255, 255, 255]);
  return PNG.sync.write(png, UNFILTERED);
}
