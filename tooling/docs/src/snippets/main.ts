// Usage: tsx src/snippets/main.ts [--json] [--repository] <document> …
// Reports snippets that fail and those that do not run; --json prints the outcome of each. --repository adds all documents
// except those of the SDK.
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { isInSdk, readDocuments, repository } from '../repository';
import { readSnippets } from './read-snippets';
import { runSnippets } from './run-snippets';

const words = process.argv.slice(2);
const others = words.includes('--repository') ? [...readDocuments(repository).keys()] : [];
const documents = [
  ...others.filter((path) => !isInSdk(path)).map((path) => join(repository, path)),
  ...words.filter((word) => !word.startsWith('--')),
];
/** Documents of the repository itself, whose commands build, start and serve, and are checked by `src/names` instead. */
const isOurs = (path: string): boolean =>
  resolve(path).startsWith(repository) && !isInSdk(relative(repository, path));
const snippets = documents
  .flatMap((path) => readSnippets(path, readFileSync(path, 'utf8')))
  .filter(({ document, language }) => language !== 'sh' || !isOurs(document));
const outcomes = await runSnippets(snippets);

if (process.argv.includes('--json')) process.stdout.write(JSON.stringify(outcomes));
else {
  for (const { document, line, treatment } of snippets) {
    if ('reason' in treatment) console.log(`${document}:${line} ${treatment.kind}: ${treatment.reason}`);
  }
  const problems = outcomes.flatMap((outcome) => outcome.problems);
  for (const { document, line, text } of problems) console.log(`✗ ${document}:${line} ${text}`);
  console.log(`${snippets.length} snippets, ${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
