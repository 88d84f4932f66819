import { digitsOfName } from './named';

/** Red, green and blue 0..255, and opacity 0..1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/**
 * Parses `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa` (also without `#`), `rgb()`, `rgba()`, `hsl()` and `hsla()` in
 * both spellings, and the common names. Null for anything else.
 */
export function parseColour(text: string | null | undefined): Colour | null {
  const source = (text ?? '').trim().toLowerCase();
  const named = /^[a-z]+$/.test(source) ? digitsOfName(source) : undefined;
  return fromDigits(named ?? source.replace(/^#/, '')) ?? fromFunction(source);
}

function fromDigits(digits: string): Colour | null {
  if (!/^[0-9a-f]+$/.test(digits) || ![3, 4, 6, 8].includes(digits.length)) return null;
  const width = digits.length < 5 ? 1 : 2;
  const part = (index: number) => Number.parseInt(digits.substr(index * width, width).repeat(3 - width), 16);
  const alpha = digits.length === 4 * width ? part(3) / 255 : 1;
  return [part(0), part(1), part(2), alpha];
}

const FUNCTION = /^(rgb|hsl)a?\(\s*([^()]+?)\s*\)$/;
const NUMBER = /^([+-]?(?:\d+\.?\d*|\.\d+))(%|deg)?$/;

function fromFunction(source: string): Colour | null {
  const [, kind, list] = FUNCTION.exec(source) ?? [];
  if (!list) return null;
  const parts = list.split(/\s*[\s,/]\s*/).map((part) => NUMBER.exec(part));
  const [first, second, third, fourth] = parts;
  if (!first || !second || !third || parts.length > 4 || fourth === null) return null;
  const alpha = fourth ? between(share(fourth, 1), 0, 1) : 1;
  if (kind === 'hsl') {
    return fromHue(Number(first[1]), share(second, 100), share(third, 100), alpha);
  }
  const channel = (part: RegExpExecArray) => between(share(part, 255) * 255, 0, 255);
  return [channel(first), channel(second), channel(third), alpha];
}

/** A percentage or a number out of `whole`, as a share. */
const share = (part: RegExpExecArray, whole: number) => Number(part[1]) / (part[2] === '%' ? 100 : whole);

const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

function fromHue(degrees: number, saturation: number, lightness: number, alpha: number): Colour {
  const light = between(lightness, 0, 1);
  const spread = between(saturation, 0, 1) * Math.min(light, 1 - light);
  const channel = (offset: number) => {
    const place = (((offset + degrees / 30) % 12) + 12) % 12;
    return 255 * (light - spread * Math.max(-1, Math.min(place - 3, 9 - place, 1)));
  };
  return [channel(0), channel(8), channel(4), alpha];
}
