import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build } from 'esbuild';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));

export const gzipBytes = (content: string | Uint8Array): number => gzipSync(content, { level: 9 }).length;
export const gzipKB = (content: string | Uint8Array): number => gzipBytes(content) / 1000;

async function bundle(options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: SOURCES,
    bundle: true,
    minify: true,
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    ...options,
    write: false,
  });
  const [file] = outputFiles;
  if (!file) throw new Error('Nothing was bundled.');
  return file.text;
}

/** Bundles a file in src/ as a script for a page. */
export const bundleFile = (path: string): Promise<string> => bundle({ entryPoints: [path], format: 'iife' });

/** Bundles a page that contains only this code, without the packages in `external`. */
export const bundleCode = (contents: string, external: string[] = []): Promise<string> =>
  bundle({ stdin: { contents, resolveDir: SOURCES }, format: 'esm', external });
