// The parts that need dates, in one chunk, without which the page shows first.
export { EntryDialog } from '#/features/statement/entry/entry-dialog';
export { EntryPanel } from '#/features/statement/entry/entry-panel';
export { PrintedHead } from './printed-head';
export { RefusedSlip } from '#/features/statement/slip/refused-slip';
export { StatementEntries } from '#/features/statement/list/statement-entries';
