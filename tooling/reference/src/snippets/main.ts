// Usage: tsx src/snippets/main.ts [--json] <document> …
// Says which snippets do not hold and which do not run; --json prints the outcome of each.
import { readFileSync } from 'node:fs';
import { readSnippets } from './read-snippets';
import { runSnippets } from './run-snippets';

const documents = process.argv.slice(2).filter((word) => word !== '--json');
const snippets = documents.flatMap((path) => readSnippets(path, readFileSync(path, 'utf8')));
const outcomes = await runSnippets(snippets);

if (process.argv.includes('--json')) process.stdout.write(JSON.stringify(outcomes));
else {
  for (const { document, line, treatment } of snippets) {
    if (treatment.kind !== 'run') console.log(`${document}:${line} ${treatment.kind}: ${treatment.reason}`);
  }
  const problems = outcomes.flatMap((outcome) => outcome.problems);
  for (const { document, line, text } of problems) console.log(`✗ ${document}:${line} ${text}`);
  console.log(`${snippets.length} snippets, ${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
