/** What a slip may be: the two kinds of picture that phones save screens and photos as. */
export const slipTypes = ['image/png', 'image/jpeg'] as const;
export type SlipType = (typeof slipTypes)[number];

/** Bytes. */
export const LARGEST_SLIP = 10 * 1024 * 1024;
/** A slip must come this soon after its transfer. */
export const MINUTES_TO_UPLOAD = 60;

const STARTS: Readonly<Record<SlipType, readonly number[]>> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
};

/** What the bytes are, whatever the file calls itself; undefined for anything that cannot be a slip. */
export const slipTypeOf = (bytes: Uint8Array): SlipType | undefined =>
  slipTypes.find((type) => STARTS[type].every((byte, at) => bytes[at] === byte));
