import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { drawFace, type Face } from '../face/draw-face';

/** Draws the face when something about it changed, and once more when its fonts have come. */
export function useFace(canvas: RefObject<HTMLCanvasElement | null>, face: Face): void {
  const words = face.slices.map(({ label }) => label).join('');
  const hasFonts = useFonts(face.font, words);
  useLayoutEffect(() => {
    // Another list of families is another face to drawFace, and the same to the canvas.
    if (canvas.current)
      drawFace(canvas.current, hasFonts ? face : { ...face, font: `${face.font}, sans-serif` });
  });
}

/** Whether the fonts for these words are here; a canvas does not wait for them by itself. */
function useFonts(font: string, words: string): boolean {
  const [loaded, setLoaded] = useState<string | null>(null);
  const wanted = `600 20px ${font}`;
  const key = `${wanted} ${words}`;
  useEffect(() => {
    const { fonts } = document;
    if (!fonts) return undefined;
    let isCurrent = true;
    const done = () => {
      if (isCurrent) setLoaded(key);
    };
    void fonts.load(wanted, words).then(done, done);
    return () => {
      isCurrent = false;
    };
  }, [wanted, words, key]);
  return loaded === key;
}
