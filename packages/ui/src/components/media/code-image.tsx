import { type ImgHTMLAttributes, useEffect, useState } from 'react';
import { MARGIN, onWhite } from './on-white';

/** For three pixels of a screen to one of the page. */
const SIDE = 1080;

const isInline = (image: string): boolean => image.startsWith('data:');

/** Draws a picture as large as it fits, `margin` of the side away from the edges, on white. */
async function rasterOf(address: string, margin: number): Promise<string> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser does not draw.');
  // Vectors may be of no size.
  const { naturalWidth: wide, naturalHeight: high } = image;
  const [width, height] = wide > 0 && high > 0 ? [wide, high] : [1, 1];
  const scale = (SIDE * (1 - 2 * margin)) / Math.max(width, height);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SIDE, SIDE);
  // Made larger, modules keep their edges.
  context.imageSmoothingEnabled = scale < 1;
  const [left, top] = [(SIDE - width * scale) / 2, (SIDE - height * scale) / 2];
  context.drawImage(image, left, top, width * scale, height * scale);
  return canvas.toDataURL('image/png');
}

interface Props extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> {
  /** A `data:` address, or one of a picture elsewhere. */
  readonly image: string;
  readonly alt: string;
}

/**
 * A code to scan. Browsers that darken pages by themselves turn the dark parts of vector graphics white, also inside
 * pictures: Chromium did up to 147, and the code was white on white. They leave pixels alone. Pictures of other origins
 * may not be drawn, and show as they are. A picture with a `data:` address has a margin and a white ground of its own.
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
      // The picture itself is there.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [vector, image]);
  return <img {...rest} src={raster.of === vector ? raster.address : vector} alt={alt} />;
}
