import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { precompress } from '@member-wallet/configs/vite/precompress';
import { build } from 'vite';
import { type Build, scriptsOf, servedBytes } from '../build/build';

type ContenderName = 'empty' | 'floor';

/** Builds a page for comparison, with the settings of the apps, in a temporary folder. */
export async function buildContender(name: ContenderName): Promise<Build & { close(): Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), `start-${name}-`));
  await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL(name, import.meta.url)),
    plugins: [precompress()],
    oxc: { jsx: { runtime: 'automatic' } },
    build: { outDir: dir, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  });
  // The server of built apps needs this file.
  await writeFile(join(dir, '_headers'), '/*\n  X-Content-Type-Options: nosniff\n');
  return { name, dir, locale: 'th', close: () => rm(dir, { recursive: true, force: true }) };
}

/** The gzip bytes of the bare log-in form's scripts. */
export async function floorBytes(): Promise<number> {
  const floor = await buildContender('floor');
  try {
    return scriptsOf(floor).reduce((sum, script) => sum + servedBytes(floor, script, 'gz'), 0);
  } finally {
    await floor.close();
  }
}
