import type { PreparedFile } from './prepare-file';

/** A file attached to the next message. */
export interface Attachment extends PreparedFile {
  readonly id: number;
  /** An object URL, revoked when the preview is removed. */
  readonly previewUrl: string;
}
