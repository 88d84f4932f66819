/** Megabytes. */
export const LARGEST_SLIP_MB = 10;
const MB = 1024 * 1024;

const STARTS = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
] as const;

export type SlipFault = 'empty' | 'too-large' | 'type';

/** By size, then by what the first bytes say: names and declared types can be anything. */
export function checkSlipFile(size: number, head: Uint8Array): SlipFault | null {
  if (size === 0) return 'empty';
  if (size > LARGEST_SLIP_MB * MB) return 'too-large';
  return STARTS.some((start) => start.every((byte, at) => head[at] === byte)) ? null : 'type';
}
