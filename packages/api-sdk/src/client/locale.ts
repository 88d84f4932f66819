/** The supported languages. Texts, types and builds are derived from this list. */
export const locales = ['th', 'la', 'en'] as const;

/** A supported language. Lao is `la` here and `lo` on the wire. */
export type Locale = (typeof locales)[number];
