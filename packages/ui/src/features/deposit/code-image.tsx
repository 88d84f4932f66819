import { type ImgHTMLAttributes, useEffect, useState } from 'react';
import { onWhite } from '#/components/media/on-white';

/** For three pixels of a screen to one of the page. */
const SIDE = 1080;

async function rasterOf(address: string): Promise<string> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, SIDE, SIDE);
  return canvas.toDataURL('image/png');
}

interface Props extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> {
  /** A `data:` address. */
  readonly image: string;
  readonly alt: string;
}

/**
 * A code to scan. Browsers that darken pages by themselves turn the dark parts of vector graphics white, also inside
 * pictures: Chromium did up to 147, and the code was white on white. They leave pixels alone.
 */
export function CodeImage({ image, alt, ...rest }: Props) {
  const vector = onWhite(image);
  const [raster, setRaster] = useState({ of: '', address: '' });
  useEffect(() => {
    let isLeft = false;
    rasterOf(vector).then(
      (address) => {
        if (!isLeft) setRaster({ of: vector, address });
      },
      // The vectors are there.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [vector]);
  return <img {...rest} src={raster.of === vector ? raster.address : vector} alt={alt} />;
}
