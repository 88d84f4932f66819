import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { drawFace, type Face } from '../face/draw-face';

/** Draws the face when its input changes, and again when its fonts have loaded; tells whether it shows the labels. */
export function useFace(
  canvas: RefObject<HTMLCanvasElement | null>,
  face: Face,
  onDraw: ((isNamed: boolean) => void) | undefined,
): void {
  const { font, slices } = face;
  const words = slices.map(({ label }) => label).join('');
  const [loaded, setLoaded] = useState('');
  // A canvas does not wait for fonts.
  useEffect(() => {
    const done = () => setLoaded(font + words);
    void document.fonts?.load(`600 20px ${font}`, words).then(done, done);
  }, [font, words]);
  useLayoutEffect(() => {
    if (!canvas.current) return;
    // drawFace redraws for another font list; to the canvas it is the same font.
    const shown = loaded === font + words ? face : { ...face, font: `${font}, sans-serif` };
    const isNamed = drawFace(canvas.current, shown);
    onDraw?.(isNamed);
  });
}
