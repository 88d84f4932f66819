import { minor } from '#/money/minor';

/** Amounts in hundredths, from zero to the longest possible. */
export const AMOUNTS = {
  none: minor(0),
  usual: minor(2_486_050),
  minus: minor(-50_000),
  long: minor(1_234_567_890),
  longest: minor(9_876_543_210_987),
} as const;

const picture = (from: string, to: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="422"><linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient><rect width="600" height="422" fill="url(#g)"/><circle cx="430" cy="130" r="90" fill="${to}" fill-opacity=".6"/></svg>`,
  )}`;

/** Drawings that need no server. */
export const PICTURES = [
  picture('#1c2b52', '#f6b73c'),
  picture('#14494e', '#ff9478'),
  picture('#3b2250', '#5bd6a6'),
] as const;

/** A picture that looks like a QR code. */
export const CODE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 7 7"><path d="M0 0h7v7H0zM1 1v5h5V1zM2 2h3v3H2z" fill-rule="evenodd"/></svg>',
)}`;

/** An address without a valid picture. */
export const BROKEN_PICTURE = 'data:image/png;base64,none';

export const nothing = (): void => undefined;
