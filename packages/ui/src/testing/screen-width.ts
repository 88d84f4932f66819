/** Makes media queries about the width match as on a screen of this width in pixels, until the test ends. */
export function onScreenOf(width: number): void {
  const before = window.matchMedia;
  window.matchMedia = (media) => {
    const least = /min-width: (\d+)px/.exec(media)?.[1];
    return Object.assign(new EventTarget(), {
      media,
      matches: least !== undefined && Number(least) <= width,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  };
  restores.push(() => {
    window.matchMedia = before;
  });
}

const restores: (() => void)[] = [];

afterEach(() => {
  for (const restore of restores.splice(0).reverse()) restore();
});
