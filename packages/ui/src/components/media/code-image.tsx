import { type ImgHTMLAttributes, useEffect, useState } from 'react';
import { MARGIN, onWhite } from './on-white';

/** The side in pixels: sharp on screens with three device pixels per CSS pixel. */
const SIDE = 1080;

const isInline = (image: string): boolean => image.startsWith('data:');

/** Draws a picture on white, as large as possible with `margin` (a fraction of the side) around it. */
async function rasterOf(address: string, margin: number): Promise<string> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser does not draw.');
  // Vector graphics may have no size.
  const { naturalWidth: wide, naturalHeight: high } = image;
  const [width, height] = wide > 0 && high > 0 ? [wide, high] : [1, 1];
  const scale = (SIDE * (1 - 2 * margin)) / Math.max(width, height);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SIDE, SIDE);
  // Without smoothing, the modules of an enlarged code keep sharp edges.
  context.imageSmoothingEnabled = scale < 1;
  const [left, top] = [(SIDE - width * scale) / 2, (SIDE - height * scale) / 2];
  context.drawImage(image, left, top, width * scale, height * scale);
  return canvas.toDataURL('image/png');
}

interface Props extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> {
  /** A `data:` URL, or the URL of a picture elsewhere. */
  readonly image: string;
  readonly alt: string;
}

/**
 * A QR code, drawn as pixels. Browsers with an automatic dark mode turn the dark parts of vector graphics white, even inside
 * pictures, so the code was white on white (Chromium up to 147); they do not change pixels. Pictures of other origins cannot
 * be drawn, and are shown unchanged. A picture with a `data:` URL gets a margin and a white background.
 */
export function CodeImage({ image, alt, ...rest }: Props) {
  const vector = isInline(image) ? onWhite(image) : image;
  const [raster, setRaster] = useState({ of: '', address: '' });
  useEffect(() => {
    let isLeft = false;
    rasterOf(vector, isInline(image) ? 0 : MARGIN).then(
      (address) => {
        if (!isLeft) setRaster({ of: vector, address });
      },
      // If drawing fails, the vector picture stays.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [vector, image]);
  return <img {...rest} src={raster.of === vector ? raster.address : vector} alt={alt} />;
}
