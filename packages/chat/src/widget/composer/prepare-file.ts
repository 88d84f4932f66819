import {
  type AttachmentCheck,
  checkAttachment,
  kindByName,
  MAX_MEGABYTES,
} from '../../attachment/attachment-rules';
import { SNIFF_BYTES } from '../../attachment/sniff';
import { shrink } from './shrink';

/** A file that may be sent. */
export interface PreparedFile {
  readonly kind: 'image' | 'video';
  readonly file: Blob;
  readonly name: string;
}

/** A file attached to the next message. */
export interface Attachment extends PreparedFile {
  readonly id: number;
  /** What attached it, if it was not the member. */
  readonly source: string | undefined;
  /** An object URL, revoked when the preview is removed. */
  readonly previewUrl: string;
}

type PreparedResult =
  | { readonly ok: true; readonly prepared: PreparedFile }
  | Exclude<AttachmentCheck, { readonly ok: true }>
  | { readonly ok: false; readonly code: 'FILE_NOT_READABLE' };

const EXTENSIONS = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/jpg', 'jpg'],
  ['image/gif', 'gif'],
  ['video/mp4', 'mp4'],
  ['video/quicktime', 'mov'],
]);

/**
 * The file's name. Some phones report a type for pictures and videos without an extension, which then get the extension
 * of that type. Desktop browsers derive the type from the extension, so without one the file is refused.
 */
function nameOf({ name, type }: File): string {
  const extension = /\.[^.]+$/.test(name) ? undefined : EXTENSIONS.get(type);
  return extension ? `${name || 'file'}.${extension}` : name;
}

/**
 * Checks a file, and gives it the name and the type of its content. A photo is downscaled only if it is too large. A file
 * cannot be read if it was changed after it was chosen, or if the phone cannot download it from its cloud.
 */
export async function prepareFile(file: File, onShrink: () => void): Promise<PreparedResult> {
  const start = await file
    .slice(0, SNIFF_BYTES)
    .arrayBuffer()
    .catch(() => null);
  if (!start) return { ok: false, code: 'FILE_NOT_READABLE' };
  const named = nameOf(file);
  const first = checkAttachment({ name: named, size: file.size, head: new Uint8Array(start) });
  if (first.ok) {
    const { kind, mime } = first;
    const typed = file.type === mime ? file : new File([file], named, { type: mime });
    return { ok: true, prepared: { kind, file: typed, name: named } };
  }
  const isPhoto = kindByName(named) === 'image' && !/\.gif$/i.test(named);
  if (first.code !== 'FILE_TOO_LARGE' || !isPhoto) return first;
  onShrink();
  const smaller = await shrink(file, MAX_MEGABYTES.image * 1024 * 1024);
  if (!smaller) return first;
  const name = named.replace(/\.\w+$/, '.jpg');
  return { ok: true, prepared: { kind: 'image', file: smaller, name } };
}
