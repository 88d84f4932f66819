/** The margin as a fraction of the picture's side: the four modules that scanners need. */
export const MARGIN = 0.09;

const SIDE = 100;

/**
 * A code's picture with a white background and the margin that scanners need. The background is part of the picture, because
 * browsers with an automatic dark mode turn the page's background black.
 * @param image a `data:` URL, because other URLs do not load inside an SVG picture
 */
export const onWhite = (image: string): string => {
  const [at, side] = [SIDE * MARGIN, SIDE * (1 - 2 * MARGIN)];
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}" fill="#fff"/>` +
      `<image x="${at}" y="${at}" width="${side}" height="${side}" style="image-rendering:pixelated" href="${image}"/></svg>`,
  )}`;
};
