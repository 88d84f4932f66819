/** How different two colours ('#rrggbb') look: their distance in Oklab, in which black and white are 1 apart. */
export function colorDistance(one: string, other: string): number {
  const from = toOklab(one);
  return Math.hypot(...toOklab(other).map((part, index) => part - (from[index] ?? 0)));
}

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

function toOklab(color: string): readonly number[] {
  if (!/^#[\da-f]{6}$/i.test(color)) throw new Error(`${color} is not like #rrggbb.`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(color.slice(start, start + 2), 16) / 255),
  );
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
