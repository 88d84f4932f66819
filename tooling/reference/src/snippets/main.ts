// Usage: tsx src/snippets/main.ts <document> … — prints the outcome of every snippet as JSON.
import { readFileSync } from 'node:fs';
import { readSnippets } from './read-snippets';
import { runSnippets } from './run-snippets';

const snippets = process.argv.slice(2).flatMap((path) => readSnippets(path, readFileSync(path, 'utf8')));
process.stdout.write(JSON.stringify(await runSnippets(snippets), null, 1));
