/** Amounts are integer minor units (satang, att) inside this backend; only these two functions convert them. */

/** @param value a JSON number or a numeric string in major units */
export function minorOf(value: unknown): number | undefined {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(String(value));
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined;
}

/** The amount as a numeric string such as "1250.50". */
export const figure = (minor: number): string =>
  `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
