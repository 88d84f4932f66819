/** File types of slips: those in which phones save screenshots and photos. */
export const slipTypes = ['image/png', 'image/jpeg'] as const;
export type SlipType = (typeof slipTypes)[number];

/** The largest slip, in bytes. */
export const LARGEST_SLIP = 10 * 1024 * 1024;
/** How long after its transfer a slip is accepted. */
export const MINUTES_TO_UPLOAD = 60;

const SIGNATURES: Readonly<Record<SlipType, readonly number[]>> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
};

/** The type, determined from the file's first bytes and not its name; undefined for any other type. */
export const slipTypeOf = (bytes: Uint8Array): SlipType | undefined =>
  slipTypes.find((type) => SIGNATURES[type].every((byte, at) => bytes[at] === byte));
