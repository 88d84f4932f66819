import {
  type AttachmentCheck,
  checkAttachment,
  kindByName,
  MAX_MEGABYTES,
} from '../../attachment/attachment-rules';
import { SNIFF_BYTES, sniffFormat } from '../../attachment/sniff';
import { shrink } from './shrink';

/** A file that may be sent. */
export interface PreparedFile {
  readonly kind: 'image' | 'video';
  readonly file: Blob;
  readonly name: string;
}

type PreparedResult =
  | { readonly ok: true; readonly prepared: PreparedFile }
  | Exclude<AttachmentCheck, { readonly ok: true }>;

/** Some phones hand over a picture without an ending: it gets that of its content, so that servers know it too. */
function namedBy(head: Uint8Array, name: string): string {
  const format = /\.[^.]+$/.test(name) ? null : sniffFormat(head);
  return format ? `${name || 'file'}.${format === 'jpeg' ? 'jpg' : format}` : name;
}

/** Checks a file, and gives it the name and the type of its content. A photo is downscaled only if it is too large. */
export async function prepareFile(file: File, onShrink: () => void): Promise<PreparedResult> {
  const head = new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer());
  const named = namedBy(head, file.name);
  const first = checkAttachment({ name: named, size: file.size, head });
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
