/** Lengths of a downscaled photo's longer side, in pixels, in order of preference. All are enough to read a slip. */
const SIDES = [3000, 2000, 1400] as const;
const QUALITY = 0.85;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture's size with its longer side no longer than `side`; it is never enlarged. */
export function fittedSize({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

async function drawn(picture: ImageBitmap, side: number): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), fittedSize(picture, side));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

/** Recompresses a picture as a JPEG; null if this browser cannot make it small enough. */
export async function shrink(file: Blob, maxBytes: number): Promise<Blob | null> {
  try {
    const picture = await createImageBitmap(file);
    for (const side of SIDES) {
      const smaller = await drawn(picture, side);
      if (smaller && smaller.size <= maxBytes) return smaller;
    }
  } catch {
    // The browser cannot decode the picture, so it is refused because of its size.
  }
  return null;
}
