import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { drawFace, type Face } from '../face/draw-face';

/**
 * Draws the face when its input changes, and again when its fonts have loaded. Passes drawFace's result to `onDraw`.
 */
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
    // Changes the font list once the font has loaded, so that drawFace redraws. The canvas uses the same font.
    const shown = loaded === font + words ? face : { ...face, font: `${font}, sans-serif` };
    const isNamed = drawFace(canvas.current, shown);
    onDraw?.(isNamed);
  });
}
