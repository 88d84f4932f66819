import type { Colour } from './parse-colour';

/** The WCAG 2 contrast ratio of two opaque colours: 1 for equal ones, 21 for black and white. */
export function contrast(one: Colour, other: Colour): number {
  const ratio = (luminance(one) + 0.05) / (luminance(other) + 0.05);
  return Math.max(ratio, 1 / ratio);
}

const luminance = ([red, green, blue]: Colour): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** `front` composited over an opaque `back`, with channels rounded as on a screen. */
export function over([red, green, blue, alpha]: Colour, back: Colour): Colour {
  const mix = (channel: number, behind: number) => Math.round(channel * alpha + behind * (1 - alpha));
  return [mix(red, back[0]), mix(green, back[1]), mix(blue, back[2]), 1];
}

/** `#rrggbb` of an opaque colour with whole channels. */
export const toHex = ([red, green, blue]: Colour): string =>
  `#${(0x1000000 + red * 0x10000 + green * 0x100 + blue).toString(16).slice(1)}`;
