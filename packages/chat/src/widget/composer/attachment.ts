import type { PreparedFile } from './prepare-file';

/** A file that is shown in the composer, and goes with the next message. */
export interface Attachment extends PreparedFile {
  readonly id: number;
  /** Of the preview; revoked when it goes. */
  readonly previewUrl: string;
}
