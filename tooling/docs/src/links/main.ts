// Usage: tsx src/links/main.ts [<root of a repository>]
// Says which links and pictures in the documents lead nowhere, and which documents no link leads to.
import { readDocuments, repository } from '../repository';
import { checkLinks } from './check-links';

const root = process.argv[2] ?? repository;
const documents = readDocuments(root);
const problems = checkLinks(root, documents);
for (const problem of problems) console.log(problem);
console.log(`${documents.size} documents, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
