/** The file formats that may be attached. */
type AttachmentFormat = 'png' | 'jpeg' | 'gif' | 'mp4' | 'mov';

/** How many bytes from the start of a file `sniffFormat` needs. */
export const SNIFF_BYTES = 32;

/** Detects a file's format by its first bytes, whatever its name says. Null if it may not be attached. */
export function sniffFormat(head: Uint8Array): AttachmentFormat | null {
  if (startsWith(head, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (startsWith(head, 0, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (/^GIF8[79]a/.test(ascii(head, 0, 6))) return 'gif';
  const box = ascii(head, 4, 4);
  if (box === 'ftyp') return byBrand(ascii(head, 8, 4));
  // QuickTime files without a brand start with one of these boxes.
  return ['moov', 'mdat', 'wide', 'pnot'].includes(box) ? 'mov' : null;
}

/** Videos, audio and still pictures share one container format; the brand tells them apart. */
function byBrand(brand: string): AttachmentFormat | null {
  if (brand === 'qt  ') return 'mov';
  return /^(isom|iso[2-9a-c]|mp4[12v]|avc1|M4V|MSNV|dash|3gp|3g2|mmp4|XAVC|f4v)/i.test(brand) ? 'mp4' : null;
}

function startsWith(head: Uint8Array, offset: number, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => head[offset + index] === byte);
}

function ascii(head: Uint8Array, offset: number, length: number): string {
  return String.fromCharCode(...head.subarray(offset, offset + length));
}
