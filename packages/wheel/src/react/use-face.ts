import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { drawFace, type Face } from '../face/draw-face';

/** Draws the face when its input changes, and again when its fonts have loaded. */
export function useFace(canvas: RefObject<HTMLCanvasElement | null>, face: Face): void {
  const words = face.slices.map(({ label }) => label).join('');
  const hasFonts = useFonts(face.font, words);
  useLayoutEffect(() => {
    // drawFace redraws for another font list; to the canvas it is the same font.
    if (canvas.current)
      drawFace(canvas.current, hasFonts ? face : { ...face, font: `${face.font}, sans-serif` });
  });
}

/** Whether the fonts for these words have loaded; a canvas does not wait for fonts. */
function useFonts(font: string, words: string): boolean {
  const [loaded, setLoaded] = useState<string | null>(null);
  const fontSpec = `600 20px ${font}`;
  const key = `${fontSpec} ${words}`;
  useEffect(() => {
    const { fonts } = document;
    if (!fonts) return undefined;
    let isCurrent = true;
    const done = () => {
      if (isCurrent) setLoaded(key);
    };
    void fonts.load(fontSpec, words).then(done, done);
    return () => {
      isCurrent = false;
    };
  }, [fontSpec, words, key]);
  return loaded === key;
}
