import { slipScenarios } from './slip-scenarios';
import type { Scenario } from './harness';

/** CODES.md, generated from the scenarios. */
export const codesPage = (
  scenarios: Readonly<Record<string, Scenario>>,
): string => `# Every code and how to get it

\`src/flows/codes.test.ts\` gets each code as described here and checks this page; with \`UPDATE_DOCS=1\` it rewrites
the page. Calls are named by operationId.

## Error codes

| Code | How |
| ---- | --- |
${Object.entries(scenarios)
  .map(([code, { how }]) => `| ${code} | ${how} |`)
  .join('\n')}

Any other code of the SDK's catalogue: fault \`error\` with that code, set on the console; any call.

## Slip reasons

Make a slip of the kind on a member's page of the console (\`/console/members\`) and upload it; three seconds later it is refused.

| Reason | Kind | Meaning |
| ------ | ---- | ------- |
${Object.entries(slipScenarios)
  .map(([reason, { kind, how }]) => `| ${reason} | \`${kind}\` | ${how} |`)
  .join('\n')}
`;
