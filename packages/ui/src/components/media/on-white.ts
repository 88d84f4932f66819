/**
 * A code's picture on a white ground of its own, with the margin of four modules that scanners need. Browsers that darken
 * pages by themselves turn the ground of the page black, and leave pictures as they are.
 * @param image a `data:` address; pictures from elsewhere do not load inside a picture
 */
export const onWhite = (image: string): string =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#fff"/>' +
      `<image x="9" y="9" width="82" height="82" style="image-rendering:pixelated" href="${image}"/></svg>`,
  )}`;
