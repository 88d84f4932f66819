import type { InvariantReport } from '../ledger/invariants';
import { toDecimal } from '../money/minor-units';
import { DEMO_PASSWORD, demoMembers } from '../seeds/demo-members';

/** The last lines of the start: addresses and logins. */
export function welcome(url: string, place: string): string {
  const logins = demoMembers
    .filter((member) => member.about !== null)
    .map((member) => `    ${member.market}  ${member.username.padEnd(12)} ${DEMO_PASSWORD}   ${member.about}`)
    .join('\n');
  return `
  Sandbox is ready
    Thai API  ${url}/th/api
    Lao API   ${url}/la/api
    Console   ${url}/console
    Data      ${place}

  Logins
${logins}
`;
}

/** The invariant report as text for a terminal. */
export function invariantText(report: InvariantReport): string {
  const checks = report.checks.map(
    (check) => `  ${check.ok ? 'ok    ' : 'BROKEN'} ${check.name}${check.ok ? '' : ` (${check.broken})`}`,
  );
  const totals = report.totals.map(
    (total) =>
      `  ${total.market} ${total.currency}: ${total.transactions} transactions, ${total.entries} entries, ` +
      `debits ${toDecimal(BigInt(total.debits))}, credits ${toDecimal(BigInt(total.credits))}`,
  );
  return [...checks, ...totals, report.ok ? 'The ledger is sound.' : 'The ledger is BROKEN.'].join('\n');
}
