/** The share of a picture's side that is margin: the four modules that scanners need. */
export const MARGIN = 0.09;

const SIDE = 100;

/**
 * A code's picture on a white ground of its own, with the margin that scanners need. Browsers that darken
 * pages by themselves turn the ground of the page black, and leave pictures as they are.
 * @param image a `data:` address; pictures from elsewhere do not load inside a picture
 */
export const onWhite = (image: string): string => {
  const [at, side] = [SIDE * MARGIN, SIDE * (1 - 2 * MARGIN)];
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}" fill="#fff"/>` +
      `<image x="${at}" y="${at}" width="${side}" height="${side}" style="image-rendering:pixelated" href="${image}"/></svg>`,
  )}`;
};
