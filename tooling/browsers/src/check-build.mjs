import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { enhancements } from '@member-wallet/configs/browsers/enhancements';
import { usesInScript } from './scripts.mjs';
import { usesInStyles } from './styles.mjs';

/** @typedef {{ feature: string, file: string, at: string, source: string | null }} Finding `at`: the code there */

/** Inline scripts and styles of a page, each with its language. Data in script elements is skipped. @param {string} html */
function* inline(html) {
  for (const [, tag, attributes = '', text = ''] of html.matchAll(/<(script|style)([^>]*)>([^]*?)<\/\1>/g)) {
    const isData = tag === 'script' && /\btype="(?!module)/.test(attributes);
    if (text.trim() && !isData) yield { kind: tag === 'script' ? 'js' : 'css', text };
  }
}

/** @param {string} folder @param {string} file */
async function sourceMap(folder, file) {
  const text = await readFile(join(folder, `${file}.map`), 'utf8').catch(() => null);
  return text === null ? null : new TraceMap(text);
}

/** A cache by content, because builds share most of their chunks. @type {Map<string, import('./scripts.mjs').Use[]>} */
const known = new Map();

/** @param {'js' | 'css'} kind @param {string} text */
function usesIn(kind, text) {
  const uses = known.get(text) ?? (kind === 'js' ? usesInScript(text) : usesInStyles(text));
  known.set(text, uses);
  return uses;
}

/**
 * The features of a built app that a supported browser lacks, each once per file.
 * @param {string} folder a dist folder @returns {Promise<Finding[]>}
 */
export async function usesInBuild(folder) {
  const files = (await readdir(folder, { recursive: true })).filter((name) =>
    /\.(?:js|css|html)$/.test(name),
  );
  /** @type {Finding[]} */
  const findings = [];
  for (const file of files.sort()) {
    const text = await readFile(join(folder, file), 'utf8');
    const parts = file.endsWith('.html')
      ? [...inline(text)]
      : [{ kind: file.endsWith('.js') ? 'js' : 'css', text }];
    const map = await sourceMap(folder, file);
    const name = join(basename(dirname(folder)), file);
    const seen = new Set();
    for (const part of parts) {
      const lines = part.text.split('\n');
      for (const { feature, line, column } of usesIn(/** @type {'js' | 'css'} */ (part.kind), part.text)) {
        if (seen.has(feature)) continue;
        seen.add(feature);
        const code = lines[line - 1] ?? '';
        const source = map && originalPositionFor(map, { line, column }).source;
        findings.push({
          feature,
          file: name,
          at: code.slice(Math.max(0, column - 40), column + 60),
          source: source?.replace(/^(?:\.\.\/)+/, '').replace(/^node_modules\/\.pnpm\/[^/]+\//, '') ?? null,
        });
      }
    }
  }
  return findings;
}

/** Findings that are not listed as enhancements, as lines to print. @param {readonly Finding[]} findings */
export const problems = (findings) =>
  findings
    .filter(({ feature }) => !(feature in enhancements))
    .map(({ feature, file, at, source }) => `${file}${source ? ` (${source})` : ''}: ${feature}\n    ${at}`);

/** Listed enhancements that no finding uses. @param {readonly Finding[]} findings */
export const unusedEnhancements = (findings) =>
  Object.keys(enhancements).filter((name) => !findings.some(({ feature }) => feature === name));
