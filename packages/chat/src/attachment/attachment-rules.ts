import { sniffFormat } from './sniff';

const MEGABYTE = 1024 * 1024;

/** File size limits, in MB of 1,048,576 bytes. */
export const MAX_MEGABYTES = { image: 10, video: 20 } as const;

const IMAGE = /\.(?:png|jpe?g|gif)$/i;
const VIDEO = /\.(?:mp4|mov)$/i;

export type AttachmentKind = 'image' | 'video';

export interface AttachmentInput {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** The first bytes of the file; 32 are enough. */
  readonly head: Uint8Array;
}

export type AttachmentCheck =
  | { readonly ok: true; readonly kind: AttachmentKind; readonly mime: string }
  | { readonly ok: false; readonly code: 'FILE_NOT_SUPPORTED' }
  | { readonly ok: false; readonly code: 'FILE_TOO_LARGE'; readonly params: { readonly megabytes: number } };

/**
 * Whether a file may be sent. Its name must have a known extension, and its content must be of the same kind:
 * a picture renamed from .png to .jpg passes, a program named photo.jpg does not.
 */
export function checkAttachment({ name, size, head }: AttachmentInput): AttachmentCheck {
  const kind = kindByName(name);
  const format = sniffFormat(head);
  if (!kind || !format || kindByName(`.${format}`) !== kind) return { ok: false, code: 'FILE_NOT_SUPPORTED' };
  const megabytes = MAX_MEGABYTES[kind];
  if (size > megabytes * MEGABYTE) return { ok: false, code: 'FILE_TOO_LARGE', params: { megabytes } };
  return { ok: true, kind, mime: format === 'mov' ? 'video/quicktime' : `${kind}/${format}` };
}

/** Null if the name has no extension, or one that is not allowed. */
export function kindByName(name: string): AttachmentKind | null {
  if (IMAGE.test(name)) return 'image';
  return VIDEO.test(name) ? 'video' : null;
}
