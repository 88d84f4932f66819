import type { FastifyRequest } from 'fastify';
import { LARGEST } from '../chat/files';
import { LARGEST_SLIP } from '../slip/slip-file';
import { Refusal } from './refusal';

/** The largest upload of all forms, in bytes. */
const LARGEST_FILE = Math.max(LARGEST.image, LARGEST.video, LARGEST_SLIP);

/** In bytes. Longer forms are not read at all. Slightly too long ones are, so that the sender gets the refusal. */
const LONGEST_FORM = 4 * LARGEST_FILE;

interface Form {
  readonly fields: Readonly<Record<string, unknown>>;
  /** Whether a file was truncated at the limit. */
  readonly isTooLarge: boolean;
}

/** Whether the form is incomplete: all other errors of the parser have a status. */
const isBadForm = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && !('statusCode' in error);

/**
 * The fields of a multipart body, files as File. Other bodies have no fields.
 * @throws Refusal KEY_INVALID for an incomplete body
 */
export async function readForm(request: FastifyRequest): Promise<Form> {
  try {
    return await readParts(request);
  } catch (error) {
    throw isBadForm(error) ? new Refusal('KEY_INVALID') : error;
  }
}

async function readParts(request: FastifyRequest): Promise<Form> {
  if (!request.isMultipart()) return { fields: {}, isTooLarge: false };
  if (Number(request.headers['content-length']) > LONGEST_FORM) return { fields: {}, isTooLarge: true };
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
