/** The longer side of a photo that had to be made smaller, in pixels; enough to read a slip by. */
const SIDES = [3000, 2000, 1400] as const;
const QUALITY = 0.85;

async function drawn(picture: ImageBitmap, side: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

/** The same picture in fewer bytes, as a JPEG; null when this browser cannot make it fit. */
export async function shrink(file: Blob, maxBytes: number): Promise<Blob | null> {
  try {
    const picture = await createImageBitmap(file);
    for (const side of SIDES) {
      const smaller = await drawn(picture, side);
      if (smaller && smaller.size <= maxBytes) return smaller;
    }
  } catch {
    // Not a picture that can be drawn: it is refused for its size.
  }
  return null;
}
