import { slipScenarios } from './slip-scenarios';
import type { Scenario } from './harness';

/** The page of codes as it should stand in the repository. */
export const codesPage = (
  scenarios: Readonly<Record<string, Scenario>>,
): string => `# Every code, and how to reach it

A test reaches each of them in this way (\`src/flows/codes.test.ts\`) and compares this page with what it does.
\`UPDATE_DOCS=1\` before the test's command writes the page anew. Calls are named by their operationId.

## Error codes

| Code | How |
| ---- | --- |
${Object.entries(scenarios)
  .map(([code, { how }]) => `| ${code} | ${how} |`)
  .join('\n')}

## Slip reasons

Make a slip of the kind on the console (\`/console/deposits\`) and upload it; three seconds later it is refused.

| Reason | Kind | Meaning |
| ------ | ---- | ------- |
${Object.entries(slipScenarios)
  .map(([reason, { kind, how }]) => `| ${reason} | \`${kind}\` | ${how} |`)
  .join('\n')}
`;
