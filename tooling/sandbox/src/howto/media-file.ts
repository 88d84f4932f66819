import { statSync } from 'node:fs';
import { join } from 'node:path';
import { mediaFolder } from '../media-folder';

const TYPES = {
  webm: 'video/webm',
  jpg: 'image/jpeg',
  vtt: 'text/vtt; charset=utf-8',
} as const;

/** `wallet.webm`, `wallet.jpg`, `wallet.th.vtt`. Paths that could leave the folder do not match. */
const NAME = /^[a-z]+(?:-[a-z]+)*(?:\.[a-z]{2})?\.(webm|jpg|vtt)$/;

const isType = (ending: string): ending is keyof typeof TYPES => Object.hasOwn(TYPES, ending);

interface MediaFile {
  readonly path: string;
  readonly type: string;
  readonly size: number;
}

/** A tutorial's video, poster or captions in one market; undefined for an unknown name. */
export function mediaFile(market: string, name: string): MediaFile | undefined {
  const ending = NAME.exec(name)?.[1] ?? '';
  if (!isType(ending)) return undefined;
  const path = join(mediaFolder('howto'), market, name);
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat?.isFile() ? { path, type: TYPES[ending], size: stat.size } : undefined;
}

/**
 * The bytes that a Range header asks for, both ends included; undefined for the whole file, null for an
 * unsatisfiable range. Players seek with single ranges; any other header is ignored.
 */
export function byteRange(
  header: string | undefined,
  size: number,
): { readonly first: number; readonly last: number } | null | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first > last || first >= size ? null : { first, last };
}
