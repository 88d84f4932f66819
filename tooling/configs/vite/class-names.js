import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * The class name for a local name of a CSS module, such as `_button_x3K`. Short, because the document, the styles and the
 * scripts contain it. All classes of a module have the same suffix, which compresses to almost nothing.
 * @param {string} name @param {string} file
 */
export function className(name, file) {
  const path = relative(ROOT, file.replace(/\?.*$/, ''));
  const hash = createHash('sha256').update(path).digest('base64url').replace(/[-_]/g, '').slice(0, 3);
  return `_${name}_${hash}`;
}
