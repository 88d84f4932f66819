import type { Row } from '../report';
import { rowOf, summarise } from '../report';
import { formatJUnit } from './junit';

const call = { operationId: 'getInfo', method: 'GET', path: '/api/lookup/info' };
const rows: readonly Row[] = [
  rowOf(call, { verdict: 'pass', detail: 'answered' }),
  rowOf(call, {
    verdict: 'pass',
    detail: 'answered',
    findings: [
      { severity: 'breaks-apps', field: 'a', expected: '<b> & "c"' },
      { severity: 'advice', field: 'd', expected: 'e' },
    ],
  }),
  rowOf(call, { verdict: 'skipped', detail: 'it changes state' }),
  rowOf(call, { verdict: 'refused', detail: 'NO_DATA', unproven: ['order\u0007'] }),
];

test('reports each call as a test and each deviation as a failure', () => {
  expect(formatJUnit(summarise(rows))).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuite name="member-wallet-conformance" tests="4" failures="1" skipped="1">
  <testcase classname="GET /api/lookup/info" name="getInfo">
  </testcase>
  <testcase classname="GET /api/lookup/info" name="getInfo">
    <failure type="breaks-apps" message="a: expected &lt;b&gt; &amp; &quot;c&quot;"/>
    <system-out>advice: d: expected e</system-out>
  </testcase>
  <testcase classname="GET /api/lookup/info" name="getInfo">
    <skipped message="it changes state"/>
  </testcase>
  <testcase classname="GET /api/lookup/info" name="getInfo">
    <system-out>could not be checked: order ; refused: NO_DATA</system-out>
  </testcase>
</testsuite>
`);
});
