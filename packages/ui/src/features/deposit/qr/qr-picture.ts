import { drawReceipt, type Receipt } from '#/components/media/receipt';

function load(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The picture could not be drawn.'));
    image.src = address;
  });
}

/** A code to keep, with all that tells it from another. PNG, because galleries do not take SVG. */
export const drawQr = async (address: string, texts: Omit<Receipt, 'code'>): Promise<Blob> =>
  drawReceipt({ ...texts, code: await load(address) }, getComputedStyle(document.body).fontFamily);
