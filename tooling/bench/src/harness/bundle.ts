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

/** A script for a page from a file in src/. */
export const bundleFile = (path: string): Promise<string> => bundle({ entryPoints: [path], format: 'iife' });

/** What a page loads that consists of this code alone. */
export const bundleCode = (contents: string): Promise<string> =>
  bundle({ stdin: { contents, resolveDir: SOURCES }, format: 'esm' });
