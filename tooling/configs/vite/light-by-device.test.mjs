import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { build } from 'vite';
import { lightByDevice } from './light-by-device.js';

/** @type {string} */
let folder;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'theme-'));
});
after(() => rm(folder, { recursive: true }));

/** The style sheet that Vite builds of a theme. */
async function built(/** @type {string} */ css) {
  await writeFile(join(folder, 'theme.css'), css);
  await writeFile(join(folder, 'main.js'), "import './theme.css';");
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [lightByDevice()],
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      lib: { entry: join(folder, 'main.js'), formats: ['es'], fileName: 'main' },
    },
  });
  const { output } = /** @type {import('vite').Rollup.RollupOutput[]} */ (result)[0] ?? { output: [] };
  const style = output.find(({ fileName }) => fileName.endsWith('.css'));
  return style?.type === 'asset' ? String(style.source).replace(/\s+/g, ' ') : '';
}

test('applies light colours by the attribute, and by the device unless dark was chosen', async () => {
  const css = await built(':root { --bg: #000; }\n:root[data-theme="light"] { --bg: #fff; }\n');
  assert.match(css, /:root\[data-theme="light"\] ?\{ --bg: #fff; \}/);
  assert.match(
    css,
    /@media \(prefers-color-scheme: light\) ?\{ :root:not\(\[data-theme="dark"\]\) ?\{ --bg: #fff; \} \}/,
  );
});

test('refuses to build a theme without light colours', async () => {
  await assert.rejects(built(':root { --bg: #000; }'), /needs a rule/);
});
