import type { FastifyRequest } from 'fastify';
import { LARGEST } from '../chat/files';
import { LARGEST_SLIP } from '../slip/slip-file';

/** Bytes: what the largest of all uploads may have. */
const LARGEST_FILE = Math.max(LARGEST.image, LARGEST.video, LARGEST_SLIP);

interface Form {
  readonly fields: Readonly<Record<string, unknown>>;
  /** A file was cut off at the limit. */
  readonly isTooLarge: boolean;
}

/** A multipart body as fields, a file among them as a File. A body of another kind has no fields. */
export async function readForm(request: FastifyRequest): Promise<Form> {
  if (!request.isMultipart()) return { fields: {}, isTooLarge: false };
  const fields = new Map<string, unknown>();
  let isTooLarge = false;
  const limits = { files: 1, fields: 10, fieldSize: 10_000, fileSize: LARGEST_FILE };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      fields.set(part.fieldname, part.value);
      continue;
    }
    const bytes = await part.toBuffer();
    isTooLarge ||= part.file.truncated;
    fields.set(part.fieldname, new File([new Uint8Array(bytes)], part.filename, { type: part.mimetype }));
  }
  return { fields: Object.fromEntries(fields), isTooLarge };
}
