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

type PreparedResult =
  | { readonly ok: true; readonly prepared: PreparedFile }
  | Exclude<AttachmentCheck, { readonly ok: true }>;

async function check(file: Blob, name: string): Promise<AttachmentCheck> {
  const head = new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer());
  return checkAttachment({ name, size: file.size, head });
}

/** Checks a file. A photo is downscaled only if it is too large. */
export async function prepareFile(file: File, onShrink: () => void): Promise<PreparedResult> {
  const first = await check(file, file.name);
  if (first.ok) return { ok: true, prepared: { kind: first.kind, file, name: file.name } };
  const isPhoto = kindByName(file.name) === 'image' && !/\.gif$/i.test(file.name);
  if (first.code !== 'FILE_TOO_LARGE' || !isPhoto) return first;
  onShrink();
  const smaller = await shrink(file, MAX_MEGABYTES.image * 1024 * 1024);
  if (!smaller) return first;
  const name = file.name.replace(/\.\w+$/, '.jpg');
  return { ok: true, prepared: { kind: 'image', file: smaller, name } };
}
