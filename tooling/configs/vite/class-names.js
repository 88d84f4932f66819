import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * The class that a local name of a CSS module becomes, such as `_button_x3K`: short, because it stands in the document,
 * in the styles and in the scripts. All classes of a module end alike, which compresses to almost nothing.
 * @param {string} name @param {string} file
 */
export function className(name, file) {
  const path = relative(ROOT, file.replace(/\?.*$/, ''));
  const hash = createHash('sha256').update(path).digest('base64url').replace(/[-_]/g, '').slice(0, 3);
  return `_${name}_${hash}`;
}
