const SIDE = 1024;

function load(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The picture could not be drawn.'));
    image.src = address;
  });
}

/** The code as PNG on white, large enough for any scanner: galleries do not take SVG. */
async function pngOf(address: string): Promise<Blob> {
  const image = await load(address);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SIDE, SIDE);
  context.imageSmoothingEnabled = false;
  context.drawImage(image, SIDE / 16, SIDE / 16, (SIDE * 7) / 8, (SIDE * 7) / 8);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came out.'))), 'image/png');
  });
}

function download(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/**
 * Hands the picture to the phone's share sheet, where it can be saved or sent to the bank's app; downloads it
 * where there is none. 'dismissed' when the member closed the sheet.
 */
export async function saveQrImage(address: string, name: string): Promise<'saved' | 'dismissed'> {
  const blob = await pngOf(address);
  const files = [new File([blob], name, { type: 'image/png' })];
  if (!navigator.canShare?.({ files })) {
    download(blob, name);
    return 'saved';
  }
  try {
    await navigator.share({ files });
    return 'saved';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    download(blob, name);
    return 'saved';
  }
}
