import type { Report, Row } from '../report';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// XML 1.0 does not allow most control characters.
const escaped = (text: string): string =>
  Array.from(text, (char) => ((char.codePointAt(0) ?? 0) < 32 ? ' ' : (entities[char] ?? char))).join('');

const testcase = ({ operationId, method, path, verdict, detail, findings, unproven }: Row): string => {
  const open = `  <testcase classname="${escaped(`${method} ${path}`)}" name="${escaped(operationId)}">`;
  const failures = findings
    .filter(({ severity }) => severity !== 'advice')
    .map(
      ({ severity, field, expected }) =>
        `    <failure type="${severity}" message="${escaped(`${field}: expected ${expected}`)}"/>`,
    );
  const remarks = [
    ...findings
      .filter(({ severity }) => severity === 'advice')
      .map(({ field, expected }) => `advice: ${field}: expected ${expected}`),
    ...unproven.map((reason) => `could not be checked: ${reason}`),
    ...(verdict === 'refused' ? [`refused: ${detail}`] : []),
  ];
  return [
    open,
    ...(verdict === 'skipped' ? [`    <skipped message="${escaped(detail)}"/>`] : []),
    ...failures,
    ...(remarks.length > 0 ? [`    <system-out>${escaped(remarks.join('; '))}</system-out>`] : []),
    '  </testcase>',
  ].join('\n');
};

/** The report as JUnit XML for CI systems: one test per call. */
export const formatJUnit = ({ rows, deviations, skipped }: Report): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="member-wallet-conformance" tests="${rows.length}" failures="${deviations}" skipped="${skipped}">`,
    ...rows.map(testcase),
    '</testsuite>',
    '',
  ].join('\n');
