// Checks openapi.json with a public linter, including its examples against its schemas.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createConfig, lintFromString } from '@redocly/openapi-core';

const file = fileURLToPath(new URL('../openapi.json', import.meta.url));
const config = await createConfig({
  extends: ['recommended'],
  rules: {
    'no-invalid-media-type-examples': 'error',
    'no-invalid-parameter-examples': 'error',
    // The contract has one path that ends in a slash.
    'no-path-trailing-slash': 'off',
    // The package has no public licence.
    'info-license': 'off',
  },
});
const problems = await lintFromString({ source: readFileSync(file, 'utf8'), absoluteRef: file, config });
for (const { severity, ruleId, message, location } of problems) {
  console.log(`${severity} ${ruleId}: ${message} (${location[0]?.pointer})`);
}
console.log(`${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
