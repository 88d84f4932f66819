/** The longer side in pixels: enough to find a code, and fast on a cheap phone. */
const LONGEST_SIDE = 1400;

async function pixelsOf(file: Blob): Promise<ImageData | null> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return context?.getImageData(0, 0, canvas.width, canvas.height) ?? null;
}

/**
 * The text of the QR code in a picture: '' if none was found, null if the picture cannot be examined. Only a hint, because
 * the server's reader decides and may find a code that this one misses.
 */
export async function findCode(file: Blob): Promise<string | null> {
  try {
    const [{ default: decodeQR }, pixels] = await Promise.all([import('qr/decode.js'), pixelsOf(file)]);
    if (!pixels) return null;
    try {
      return decodeQR(pixels, { effort: 4, timeLimit: 300 });
    } catch {
      return '';
    }
  } catch {
    return null;
  }
}
