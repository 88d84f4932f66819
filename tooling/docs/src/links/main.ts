// Usage: tsx src/links/main.ts [<root of a repository>]
// Reports faults of the documents' links and pictures, and documents that cannot be reached from the index.
import { readDocuments, repository } from '../repository';
import { checkLinks } from './check-links';

const root = process.argv[2] ?? repository;
const documents = readDocuments(root);
const problems = checkLinks(root, documents);
for (const problem of problems) console.log(problem);
console.log(`${documents.size} documents, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
