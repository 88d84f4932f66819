import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Db } from '../db/db';
import { maybeOne, one } from '../db/db';
import { Refusal } from '../http/refusal';
import type { FileKind } from '../uploads/file-end';
import { withoutTail } from '../uploads/file-end';

const MEGABYTE = 1024 * 1024;

/** Largest uploads, in bytes. */
export const LARGEST = { image: 10 * MEGABYTE, video: 20 * MEGABYTE } as const;

const TYPES: Readonly<Record<FileKind, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
};

const isKind = (extension: string): extension is FileKind => Object.hasOwn(TYPES, extension);

const FILE = /^[0-9a-f]{32}\.(png|jpg|gif|mp4|mov)$/;
const FOLDER = '/api/chat/files/';

/** The type, determined from the file's first bytes: its name is not trusted. */
function kindOf(bytes: Buffer): FileKind | null {
  const start = bytes.subarray(0, 16).toString('latin1');
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('\xff\xd8\xff')) return 'jpg';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (start.slice(4, 12) === 'ftypqt  ' || /^.{4}(moov|mdat|wide|pnot)/s.test(start)) return 'mov';
  return start.slice(4, 8) === 'ftyp' && !/^(heic|heix|mif1|avif|M4A )/.test(start.slice(8)) ? 'mp4' : null;
}

/** The path of an uploaded file; null for any other path. */
export const filePath = (path: string): string | null =>
  path.startsWith(FOLDER) && FILE.test(path.slice(FOLDER.length)) ? path : null;

interface ChatFile {
  readonly type: string;
  readonly size: number;
  /** A range of bytes, inclusive. */
  read(from: number, to: number): Readable;
}

export interface ChatFiles {
  /**
   * Stores an upload under a name that cannot be guessed.
   * @returns its path
   * @throws Refusal KEY_INVALID, with 413 for a file that is too large and 415 for another type
   */
  store(kind: 'image' | 'video', file: Blob): Promise<string>;
  /** @throws Refusal NO_DATA */
  open(name: string): Promise<ChatFile>;
}

/** Bytes per row: a whole video in one value would need several times its size in memory. */
const PART = 256 * 1024;

async function* parts(db: Db, name: string, from: number, to: number): AsyncGenerator<Buffer> {
  for (let number = Math.floor(from / PART); number * PART <= to; number += 1) {
    const { content } = await one<{ content: string }>(
      db,
      'select content from chat_file_part where name = $1 and number = $2',
      [name, number],
    );
    const start = number * PART;
    yield Buffer.from(content, 'base64').subarray(Math.max(0, from - start), to - start + 1);
  }
}

/** Stored in the database, so that every process can serve them. */
export const createChatFiles = (db: Db): ChatFiles => ({
  store: async (kind, file) => {
    if (file.size > LARGEST[kind]) throw new Refusal('KEY_INVALID', 413);
    const sent = Buffer.from(await file.arrayBuffer());
    const type = kindOf(sent);
    if (type === null || !TYPES[type].startsWith(kind)) throw new Refusal('KEY_INVALID', 415);
    const bytes = withoutTail(sent, type);
    const name = `${randomBytes(16).toString('hex')}.${type}`;
    await db.transaction(async (tx) => {
      await tx.query('insert into chat_file (name, size) values ($1, $2)', [name, bytes.length]);
      for (let number = 0; number * PART < bytes.length; number += 1) {
        await tx.query('insert into chat_file_part (name, number, content) values ($1, $2, $3)', [
          name,
          number,
          bytes.subarray(number * PART, (number + 1) * PART).toString('base64'),
        ]);
      }
    });
    return FOLDER + name;
  },
  open: async (name) => {
    const extension = FILE.exec(name)?.[1] ?? '';
    const type = isKind(extension) ? TYPES[extension] : undefined;
    const found =
      type === undefined
        ? undefined
        : await maybeOne<{ size: number }>(db, 'select size from chat_file where name = $1', [name]);
    if (type === undefined || !found) throw new Refusal('NO_DATA');
    return { type, size: found.size, read: (from, to) => Readable.from(parts(db, name, from, to)) };
  },
});
