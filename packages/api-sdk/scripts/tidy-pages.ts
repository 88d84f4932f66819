// Runs after the build for pages, whose bundler leaves two things behind in its files: imports for their effects, of
// which there are none and about which other bundlers warn, and names in an order of its own. A bundler of a page takes
// the modules in the order of the main file: with axios first, as in the sources, the calls stand together and compress
// better. Lines are only emptied or moved within the main file, so that the maps stay true.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const EFFECTS_ONLY = /^import '\.[^']+';$/gm;

const tidy = (file: string, change: (text: string) => string = (text) => text): void => {
  const path = join(dist, file);
  writeFileSync(path, change(readFileSync(path, 'utf8').replace(EFFECTS_ONLY, '')));
};

const axiosFirst = (text: string): string => {
  const lines = text.split('\n');
  const first = lines.filter((line) => /\bcreateClient\b/.test(line));
  if (first.length !== 1) throw new Error('The main file for pages does not name createClient once.');
  return [...first, ...lines.filter((line) => !first.includes(line))].join('\n');
};

tidy('index.js', axiosFirst);
tidy('axios.js');
for (const name of readdirSync(join(dist, 'parts'))) if (name.endsWith('.js')) tidy(join('parts', name));
