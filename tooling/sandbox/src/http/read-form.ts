import type { FastifyRequest } from 'fastify';
import { LARGEST } from '../chat/files';
import { LARGEST_SLIP } from '../slip/slip-file';

/** The largest upload of all forms, in bytes. */
const LARGEST_FILE = Math.max(LARGEST.image, LARGEST.video, LARGEST_SLIP);

interface Form {
  readonly fields: Readonly<Record<string, unknown>>;
  /** Whether a file was truncated at the limit. */
  readonly isTooLarge: boolean;
}

/** The fields of a multipart body, files as File. Another kind of body has no fields. */
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
