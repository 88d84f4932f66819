/** The zeros of Thai, Lao and full-width digits. */
const ZEROS = [0x0e50, 0x0ed0, 0xff10] as const;

/** Replaces Thai (๐–๙), Lao (໐–໙) and full-width (０-９) digits with 0–9; everything else is kept. */
export function westernDigits(text: string): string {
  return text.replace(/[\u0e50-\u0e59\u0ed0-\u0ed9\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (ZEROS.filter((zero) => zero <= code).at(-1) ?? code));
  });
}
