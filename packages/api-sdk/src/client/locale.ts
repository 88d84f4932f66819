/** The supported languages. The texts, the type and what is built and exported follow from this list. */
export const locales = ['th', 'la', 'en'] as const;

/** A supported language. Lao is `la` here and `lo` on the wire. */
export type Locale = (typeof locales)[number];
