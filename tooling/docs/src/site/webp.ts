import { readFileSync } from 'node:fs';

/** The size of a WebP picture in the extended format, as Chromium writes them, in pixels. */
export const sizeOfWebp = (path: string): { readonly width: number; readonly height: number } => {
  const data = readFileSync(path);
  if (data.toString('latin1', 8, 16) !== 'WEBPVP8X') throw new Error(`${path} is no extended WebP picture`);
  return { width: 1 + data.readUIntLE(24, 3), height: 1 + data.readUIntLE(27, 3) };
};
