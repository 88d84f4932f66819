// The parts that format dates, in one chunk that loads after the page is shown.
export { EntryDialog } from '#/features/statement/entry/entry-dialog';
export { EntryPanel } from '#/features/statement/entry/entry-panel';
export { PrintedHead } from './printed-head';
export { RefusedSlip } from '#/features/statement/slip/refused-slip';
export { StatementEntries } from '#/features/statement/list/statement-entries';
