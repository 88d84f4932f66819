import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** An ES module run from source has no __dirname; then the working directory is the package's folder. */
const SOURCE_FOLDER = typeof __dirname === 'string' ? __dirname : process.cwd();

/** A folder of the package's media, found from a source file and from the built program alike. */
export function mediaFolder(name: string, start = SOURCE_FOLDER): string {
  const folder = join(start, 'media', name);
  if (existsSync(folder)) return folder;
  const above = dirname(start);
  if (above === start) throw new Error(`media/${name} is not beside the sandbox.`);
  return mediaFolder(name, above);
}
