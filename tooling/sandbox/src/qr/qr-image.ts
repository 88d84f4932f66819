import encodeQR from 'qr';

/** The code as SVG, dark on white, with the quiet zone of four modules that scanners need. */
export const qrImage = (payload: string): string =>
  encodeQR(payload, 'svg', { ecc: 'medium', border: 4 }).replace(
    /^(<svg [^>]*viewBox="0 0 (\d+) \d+"[^>]*>)/,
    '$1<rect width="$2" height="$2" fill="#fff"/>',
  );
