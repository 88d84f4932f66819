import { slipWays } from './slip-ways';
import type { Way } from './desk';

/** The page of codes as it should stand in the repository. */
export const codesPage = (ways: Readonly<Record<string, Way>>): string => `# Every code, and how to reach it

A test reaches each of them in this way (\`src/flows/codes.test.ts\`) and compares this page with what it does.
\`UPDATE_DOCS=1\` before the test's command writes the page anew. Calls are named by their operationId.

## Error codes

| Code | How |
| ---- | --- |
${Object.entries(ways)
  .map(([code, { how }]) => `| ${code} | ${how} |`)
  .join('\n')}

## Slip reasons

Make a slip of the kind on the console (\`/console/deposits\`) and upload it; three seconds later it is refused.

| Reason | Kind | Meaning |
| ------ | ---- | ------- |
${Object.entries(slipWays)
  .map(([reason, { kind, how }]) => `| ${reason} | \`${kind}\` | ${how} |`)
  .join('\n')}
`;
