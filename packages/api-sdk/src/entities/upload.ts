import * as z from 'zod/mini';
import type { PlatformBlob } from '../client/platform';
import { accept } from '../schema/accept';
import { lazy } from '../schema/lazy';

/** A file to send as the multipart field `file`. */
export interface Upload {
  /** For bytes see bytesFile, for a file of React Native localFile. */
  readonly file: PlatformBlob;
  /** Required for a Blob; a File has its own name. */
  readonly fileName?: string | undefined;
}

export const uploadSchema = /* @__PURE__ */ lazy<Upload>(() =>
  z.object({
    file: accept<Blob>((value) => (value instanceof Blob ? value : undefined), 'other', {
      type: 'string',
      contentMediaType: 'application/octet-stream',
    }),
    fileName: z.optional(z.string()),
  }),
);
