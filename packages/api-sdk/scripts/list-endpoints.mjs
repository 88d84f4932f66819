// Writes src/endpoints/all.ts from the declarations. A list of names, not a namespace import: bundlers
// keep a namespace object whole, and one call would then bring all the others.
import { readFileSync, writeFileSync } from 'node:fs';

const folder = new URL('../src/', import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, folder), 'utf8');

const areas = [...read('index.ts').matchAll(/^export \* from '\.\/endpoints\/([\w-]+)';$/gm)].map(
  ([, area = '']) => area,
);
const declared = areas.map((area) => ({
  area,
  names: [
    ...read(`endpoints/${area}.ts`).matchAll(/^export const (\w+) = \/\* @__PURE__ \*\/ endpoint\(/gm),
  ].map(([, name = '']) => name),
}));
const names = declared.flatMap((file) => file.names);

/** @param {{ area: string, names: string[] }} declared */
const importOf = ({ area, names }) => {
  const line = `import { ${names.join(', ')} } from './${area}';`;
  if (line.length <= 110) return line;
  return `import {\n${names.map((name) => `  ${name},\n`).join('')}} from './${area}';`;
};

const source = `// Written by scripts/list-endpoints.mjs: run \`pnpm build\` after a declaration is added.
${declared.map(importOf).join('\n')}

/** Every endpoint of the contract, by operationId. */
export interface Endpoints {
${names.map((name) => `  readonly ${name}: typeof ${name};`).join('\n')}
}

/** Every endpoint of the contract, by operationId, in the contract's order. */
export const endpoints: Endpoints = {
${names.map((name) => `  ${name},`).join('\n')}
};
`;
writeFileSync(new URL('endpoints/all.ts', folder), source);
