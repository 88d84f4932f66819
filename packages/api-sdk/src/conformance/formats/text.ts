import { severities } from '../finding';
import type { Report, Row } from '../report';

const table = (rows: readonly Row[]): string[] => {
  const cells = rows.map(({ operationId, method, path, verdict, detail, findings }) => [
    verdict === 'deviation' ? 'DEVIATION' : verdict,
    operationId,
    `${method} ${path}`,
    findings.length > 0 ? `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}` : detail,
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(0, ...cells.map((row) => row[column]?.length ?? 0)));
  return cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
};

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];

const titles = {
  'breaks-apps': 'Breaks the apps',
  'breaks-specification': 'Breaks the specification',
  advice: 'Advice',
} as const;

/** The report as text for a terminal: one row per call, then the findings, most severe first. */
export const formatReport = ({ rows, passed, refused, deviations, skipped, findings }: Report): string =>
  [
    ...table(rows),
    ...severities.flatMap((severity) =>
      section(
        `${titles[severity]} (${findings[severity]})`,
        rows.flatMap((row) =>
          row.findings
            .filter((one) => one.severity === severity)
            .map(({ field, expected }) => `${row.operationId}  ${field}: expected ${expected}`),
        ),
      ),
    ),
    ...section(
      'Could not be checked',
      rows.flatMap(({ operationId, unproven }) => unproven.map((reason) => `${operationId}  ${reason}`)),
    ),
    ...(rows.length > 0 ? [''] : []),
    `${passed} passed, ${refused} refused, ${deviations} deviations, ${skipped} skipped`,
    '',
  ].join('\n');
