import type { Html } from '../../http/html';
import { html } from '../../http/html';
import type { Fault } from '../../reports/report';
import type { ReportLog, Reported } from '../../reports/report-log';
import type { OutcomeSummary, VitalSummary } from '../../reports/summary';
import { outcomeSummaries, vitalSummaries } from '../../reports/summary';
import { figures, form, liveTable, when } from '../page-parts';

const NONE = 'None. An app sends what it has ten seconds after a fault, and when its page is hidden.';

const figureOf = ({ type, p75 }: VitalSummary): string => (type === 'CLS' ? p75.toFixed(3) : `${p75} ms`);

const ratingMark = ({ rating }: VitalSummary): Html =>
  html`<span class="${rating === 'good' ? 'good' : rating === 'poor' ? 'bad' : ''}">${rating}</span>`;

const vitalTable = (vitals: readonly VitalSummary[]) =>
  liveTable('vitals', 'Vitals by page', vitals, NONE, {
    Market: ({ market }) => market,
    Page: ({ route }) => route,
    Vital: ({ type }) => type,
    p75: figures(figureOf),
    Rating: ratingMark,
    'Page loads': figures(({ loads }) => loads),
  });

const outcomeTable = (outcomes: readonly OutcomeSummary[]) =>
  liveTable('outcomes', 'How money writes ended', outcomes, 'None.', {
    Market: ({ market }) => market,
    Call: ({ endpoint }) => endpoint,
    Outcome: ({ outcome }) => outcome,
    Code: ({ code }) => code,
    Times: figures(({ count }) => count),
  });

/** The details of a fault besides its kind and place, one per line. */
function detailsOf(fault: Fault): readonly string[] {
  switch (fault.type) {
    case 'crash':
      return [`${fault.error}: ${fault.message}`, ...fault.frames];
    case 'deviation':
      return [`${fault.field || 'the whole answer'} ${fault.kind}`];
    case 'missing-file':
      return [fault.file];
    case 'policy':
      return [`${fault.directive} refused ${fault.blocked}`];
  }
}

const faultTable = (faults: readonly Reported<Fault>[]) =>
  liveTable('reported', 'Last faults', faults, NONE, {
    Received: ({ at }) => when(at.toISOString()),
    Market: ({ market }) => market,
    Kind: ({ type }) => type,
    Where: (fault) => (fault.type === 'deviation' ? fault.endpoint : fault.route),
    Details: (fault) => html`<span>${detailsOf(fault).map((line) => html`${line}<br>`)}</span>`,
    Times: figures(({ count }) => count),
    Release: ({ release }) => release,
  });

/** The reports that this process has received from the apps. */
export const reportsPage = ({ vitals, outcomes, faults }: ReportLog): Html => html`
${vitalTable(vitalSummaries(vitals))}
${outcomeTable(outcomeSummaries(outcomes))}
${faultTable(faults)}
${form('reports', 'Clear all reports', [], 'data-method="DELETE"')}`;
