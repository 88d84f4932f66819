// Usage: tsx src/names/main.ts [<document> …]
// Says which commands, paths, settings, options and packages in the repository's documents, and in those named, do not
// exist.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDocuments, SDK } from '../site/repository';
import { repository } from '../site/root';
import { checkNames } from './check-names';
import { readSources } from './sources';

const sources = readSources(repository);
const guides = readdirSync(join(repository, SDK, 'docs/guides')).map((name) => `${SDK}/docs/guides/${name}`);
const sdk = [`${SDK}/README.md`, `${SDK}/SUPPORT.md`, ...guides];
const documents = new Map([
  ...readDocuments(repository),
  ...sdk.map((path): [string, string] => [path, readFileSync(join(repository, path), 'utf8')]),
  ...process.argv.slice(2).map((path): [string, string] => [path, readFileSync(path, 'utf8')]),
]);
const problems = [...documents].flatMap(([path, markdown]) =>
  checkNames(sources, path, markdown).map((problem) => `${path}: ${problem}`),
);
for (const problem of problems) console.log(problem);
console.log(`${documents.size} documents, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
