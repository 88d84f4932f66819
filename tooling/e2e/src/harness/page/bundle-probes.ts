import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

const FOLDER = join(__dirname, '../../../output');

/**
 * Bundles the code that inspects a page from inside, including axe, as a script that defines `visual`.
 * @returns the script's path
 */
export async function bundleProbes(): Promise<string> {
  await mkdir(FOLDER, { recursive: true });
  const outfile = join(FOLDER, 'probes.js');
  await build({
    entryPoints: [join(__dirname, '../../visual/page/index.ts')],
    outfile,
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'visual',
    target: 'chrome120',
  });
  return outfile;
}
