// Usage: tsx src/names/main.ts [<document> …]
// Reports commands, paths, settings, options and packages in the repository's documents and in the given ones that do not
// exist.
import { readFileSync } from 'node:fs';
import { readDocuments, repository } from '../repository';
import { checkNames } from './check-names';
import { readSources } from './sources';

const sources = readSources(repository);
const documents = new Map([
  // Without changelogs, which contain names that existed at the time.
  ...[...readDocuments(repository)].filter(([path]) => !path.endsWith('/CHANGELOG.md')),
  ...process.argv.slice(2).map((path): [string, string] => [path, readFileSync(path, 'utf8')]),
]);
const problems = [...documents].flatMap(([path, markdown]) =>
  checkNames(sources, path, markdown).map((problem) => `${path}: ${problem}`),
);
for (const problem of problems) console.log(problem);
console.log(`${documents.size} documents, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
