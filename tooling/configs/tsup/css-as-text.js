import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { targets } from '../browsers/floor.js';

/**
 * Imports a style sheet as a string, minified for the supported browsers: `import styles from './panel.css?inline'`, as
 * in Vite.
 * @type {NonNullable<import('tsup').Options['esbuildPlugins']>[number]}
 */
export const cssAsText = {
  name: 'css-as-text',
  setup({ esbuild, onResolve, onLoad }) {
    const namespace = 'css-as-text';
    onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path),
      namespace,
    }));
    onLoad({ filter: /./, namespace }, async ({ path }) => {
      const file = path.replace(/\?inline$/, '');
      const css = await readFile(file, 'utf8');
      const { code } = await esbuild.transform(css, { loader: 'css', minify: true, target: targets });
      return { contents: code.trimEnd(), loader: 'text', watchFiles: [file] };
    });
  },
};
